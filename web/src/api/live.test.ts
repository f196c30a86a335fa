import type { Follow } from '@fieldfare/shared/live.ts'
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getStatus } from '../shell/states/status.ts'
import { connectLive, type Cursor, joinChannel, liveQuery } from './live.ts'
import { FRESH_MS, keys, queryClient } from './queries.ts'

/** The live connection without a network. */
const wire = vi.hoisted(() => {
  const on: Record<string, (reason?: string) => void> = {}
  let onAny: (name: string, event: unknown) => void = () => undefined
  return {
    connected: false,
    /** What the server says of a wish to follow. */
    answer: true,
    socket: {
      get connected() {
        return wire.connected
      },
      on: (name: string, act: () => void) => void (on[name] = act),
      onAny: (act: typeof onAny) => void (onAny = act),
      emit: () => undefined,
      timeout: () => ({ emitWithAck: async () => wire.answer }),
    },
    say: (name: string, event: unknown) => onAny(name, event),
    /** Another attempt to connect fails. */
    refuse: () => on['connect_error']?.(),
    set(connected: boolean) {
      wire.connected = connected
      on[connected ? 'connect' : 'disconnect']?.('transport close')
    },
  }
})
vi.mock('socket.io-client', () => ({ io: () => wire.socket }))

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const FEED: Follow = { feed: 'measures', scope: 'one', id: ID }
const read = vi.fn<() => Promise<string>>()
const query = { queryKey: keys.area(ID), ...liveQuery(FEED, read) }
const known = () => queryClient.getQueryData(query.queryKey)

let ends: (() => void)[] = []
/** As a screen does it. */
function show(): void {
  ends.push(
    joinChannel(FEED),
    new QueryObserver(queryClient, query).subscribe(() => undefined),
  )
}
function leave(): void {
  for (const end of ends) end()
  ends = []
}

beforeAll(() => connectLive({ 'area.changed': () => queryClient.setQueryData(query.queryKey, 'heard') }))
beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  wire.answer = true
  read.mockReset().mockResolvedValue('read')
  // Everything on screen is read again after it: before there is a screen.
  wire.set(true)
  await new Promise((resolve) => setTimeout(resolve, 5))
})
afterEach(() => {
  leave()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an event during a fetch wins over its response', async () => {
  const reading = Promise.withResolvers<string>()
  read.mockReturnValue(reading.promise)
  show()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  wire.say('area.changed', {})
  reading.resolve('read before it changed')
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(known()).toBe('heard')
})

test('an event before a fetch is not replayed over its response', async () => {
  wire.say('area.changed', {})
  show()
  await vi.waitFor(() => expect(known()).toBe('read'))
})

test('a query is fetched again when shown after its channel was left, not while it is joined', async () => {
  show()
  await vi.waitFor(() => expect(known()).toBe('read'))
  show()
  await Promise.resolve()
  expect(read).toHaveBeenCalledTimes(1)
  leave()
  show()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})

test('a page in flight at a reconnect arrives, and all pages are fetched again after', async () => {
  const next = Promise.withResolvers<string>()
  const pages = vi
    .fn<(cursor: string | undefined) => Promise<string>>()
    .mockImplementation((cursor) => (cursor ? next.promise : Promise.resolve('one')))
  const asked = new InfiniteQueryObserver(queryClient, {
    queryKey: keys.contentIn('comment', ID),
    ...liveQuery(FEED, ({ pageParam }: Cursor) => pages(pageParam)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (_last: string, all: string[]) => (all.length < 2 ? 'two' : undefined),
  })
  ends.push(
    joinChannel(FEED),
    asked.subscribe(() => undefined),
  )
  await vi.waitFor(() => expect(asked.getCurrentResult().data?.pages).toEqual(['one']))
  void asked.fetchNextPage()
  await vi.waitFor(() => expect(pages).toHaveBeenCalledWith('two'))
  wire.set(false)
  wire.set(true)
  await new Promise((resolve) => setTimeout(resolve, 5))
  next.resolve('two')
  await vi.waitFor(() => expect(asked.getCurrentResult().data?.pages).toEqual(['one', 'two']))
  await vi.waitFor(() => expect(pages.mock.calls).toEqual([[undefined], ['two'], [undefined], ['two']]))
})

test.each([
  ['may not be joined', () => (wire.answer = false)],
  ['lost its connection', () => wire.set(false)],
])('a channel that %s never makes data fresh', async (_, befall) => {
  befall()
  show()
  await vi.waitFor(() => expect(known()).toBe('read'))
  expect(query.staleTime({ state: { dataUpdatedAt: Date.now() } })).toBe(0)
})

test('a reconnect makes earlier data stale', async () => {
  show()
  await vi.waitFor(() => expect(known()).toBe('read'))
  const dataUpdatedAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0
  expect(query.staleTime({ state: { dataUpdatedAt } })).toBe(FRESH_MS)
  wire.set(false)
  expect(query.staleTime({ state: { dataUpdatedAt } })).toBe(0)
  wire.set(true)
  await vi.waitFor(() => expect(query.staleTime({ state: { dataUpdatedAt: Date.now() } })).toBe(FRESH_MS))
})

test.each([
  ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a balancer without a server answers', async () => new Response('', { status: 502 })],
])('without a connection one is offline where %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  wire.set(false)
  await vi.waitFor(() => expect(getStatus().connection).toBe('offline'))
})

test('where live connections are blocked and calls answered, updates pause and what is shown is read from time to time', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  show()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  vi.useFakeTimers({ now: Date.now() })
  wire.set(false)
  wire.refuse()
  await vi.advanceTimersByTimeAsync(0)
  expect(getStatus().connection).toBe('paused')
  expect(read).toHaveBeenCalledTimes(1)
  for (let times = 2; times < 4; times++) {
    await vi.advanceTimersByTimeAsync(FRESH_MS)
    wire.refuse()
    wire.refuse()
    await vi.advanceTimersByTimeAsync(1)
    expect(read).toHaveBeenCalledTimes(times)
  }
  wire.set(true)
  expect(getStatus().connection).toBe('online')
})
