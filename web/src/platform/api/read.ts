import type { Follow } from '@fieldfare/shared/live.ts'
import { type DataTag, type QueryKey, skipToken, type UseQueryOptions } from '@tanstack/react-query'
import { nameOf } from './client.ts'
import { liveQuery } from './live.ts'
import { queryClient } from './queries.ts'

// Each read of the app is defined once, in the data.ts of its noun (feature), such as `polls.one`. The query key of an answer consists of
// the name of the call and its input.

/** The arguments of a function that takes the input of a call, which is optional if the call requires none. */
export type CallInput<I> = Partial<I> extends I ? [input?: I] : [input: I]

/** The channels that keep an answer current: the same for every input, or computed from the input. */
export type By<I> = Follow | readonly Follow[] | ((input: I) => Follow | readonly Follow[])

type Options<O> = Omit<UseQueryOptions<O>, 'queryKey' | 'queryFn' | 'meta' | 'enabled' | 'select'>

/** A read: one call with its query keys and query options. */
export interface Read<I, O> {
  /** The key of the answer to an input. */
  key: (...args: CallInput<I>) => DataTag<QueryKey, O>
  /** The query options of TanStack Query for the answer; with null as input, nothing is fetched. */
  options: (input: I | null) => UseQueryOptions<O> & { queryKey: QueryKey }
}

/** A read whose answers live events keep current. */
export interface LiveRead<I, O> extends Read<I, O> {
  channels: (input: I) => readonly Follow[]
}

/** The query key of a call's answer to an input. */
export const keyOf = (call: object, ...rest: unknown[]): QueryKey => keyIn(nameOf(call), rest)

/** The query key of an answer, by the name of its call. */
export const keyIn = (name: string, rest: readonly unknown[]): QueryKey => [
  name,
  ...rest.filter((one) => one !== undefined),
]

export const channelsOf =
  <I>(by: By<I>) =>
  (input: I): readonly Follow[] =>
    [typeof by === 'function' ? by(input) : by].flat()

/** Defines a read that no live event keeps current. */
export function read<I, O>(call: (input: I) => Promise<O>, options: Options<O> = {}): Read<I, O> {
  return readBy(call, (input) => ({ queryFn: () => call(input) }), options)
}

/** Defines a read that the events of channels keep current; `[]` as channels means the events that every page follows. */
export function liveRead<I, O>(call: (input: I) => Promise<O>, by: By<I>, options: Options<O> = {}): LiveRead<I, O> {
  const channels = channelsOf(by)
  return { ...readBy(call, (input) => liveQuery(channels(input), () => call(input)), options), channels }
}

function readBy<I, O>(
  call: object,
  query: (input: I) => Pick<UseQueryOptions<O>, 'queryFn' | 'staleTime' | 'meta'>,
  options: Options<O>,
): Read<I, O> {
  const name = nameOf(call)
  return {
    key: (...args) => keyIn(name, args) as DataTag<QueryKey, O>,
    options: (input) => ({
      queryKey: keyIn(name, [input]),
      ...(input === null ? { queryFn: skipToken } : query(input)),
      ...options,
    }),
  }
}

/** Fetches an answer now, even if a fresh one is cached. @throws the errors of the call */
export const readNow = <I, O>({ options }: Read<I, O>, input: I): Promise<O> =>
  queryClient.fetchQuery({ ...options(input), staleTime: 0, retry: false })
