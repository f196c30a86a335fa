import { calls } from './nouns.ts'
import { t } from './platform/call/trpc.ts'

/** The tRPC router with all calls under their public names. */
export const router = t.router(calls)
export type Router = typeof router
