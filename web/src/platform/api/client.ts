import type { Router } from '@fieldfare/server/router.ts'
import { createTRPCUntypedClient, httpLink, type TRPCClient } from '@trpc/client'
import type { AnyProcedure, inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { askKnown } from './knownAnswers.ts'

const client = createTRPCUntypedClient<Router>({ links: [httpLink({ url: '/trpc', fetch: askKnown })] })

const names = new WeakMap<object, string>()

/** Sets the name of a reading function: that of the call that it makes, or a URL. Its answers are cached under this name. */
export function withCallName<C extends object>(name: object | string, read: C): C {
  names.set(read, typeof name === 'string' ? name : nameOf(name))
  return read
}

/** The name of a call, as in its URL: `feed.polls.one` of `api.feed.polls.one.query`. */
export function nameOf(call: object): string {
  const name = names.get(call)
  if (name === undefined) throw new Error('a function without a name')
  return name
}

function callsAt(path: string): object {
  const query = withCallName(path, (input: unknown, options?: { signal?: AbortSignal }) =>
    client.query(path, input, options),
  )
  const mutate = withCallName(path, (input: unknown) => client.mutation(path, input))
  return new Proxy(
    { query, mutate },
    {
      get: (ends: Record<string, unknown>, part) =>
        typeof part === 'symbol' ? undefined : (ends[part] ?? callsAt(path ? `${path}.${part}` : part)),
    },
  )
}

/** The server's calls, typed by its router. Each call is one request, with its own status and its own transaction. */
export const api = callsAt('') as TRPCClient<Router>

export type Inputs = inferRouterInputs<Router>
export type Outputs = inferRouterOutputs<Router>

type NamesIn<Calls, Path extends string> = {
  [Part in keyof Calls & string]: Calls[Part] extends AnyProcedure
    ? `${Path}${Part}`
    : NamesIn<Calls[Part], `${Path}${Part}.`>
}[keyof Calls & string]
/** The names of all calls. */
export type CallName = NamesIn<Router['_def']['record'], ''>
