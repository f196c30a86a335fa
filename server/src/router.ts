import { calls } from './nouns.ts'
import { t } from './platform/call/trpc.ts'

/** Every call under its public name. */
export const router = t.router(calls)
export type Router = typeof router
