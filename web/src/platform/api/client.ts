import type { Router } from '@fieldfare/server/router.ts'
import { createTRPCClient, httpLink } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { askKnown } from './knownAnswers.ts'

/** The server's calls, typed by its router. One request a call: each has its own status and its own transaction. */
export const api = createTRPCClient<Router>({ links: [httpLink({ url: '/trpc', fetch: askKnown })] })

export type Inputs = inferRouterInputs<Router>
export type Outputs = inferRouterOutputs<Router>
