import type { Follow } from '@fieldfare/shared/live.ts'
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getStatus } from '../shell/states/status.ts'
import { api } from './client.ts'
import { look, watchConnection } from './connection.ts'
import { connectLive, joinChannel, liveQuery } from './live.ts'
import { FRESH_MS, queryClient } from './queries.ts'

/** A fake Socket.IO client without a network. */
const wire = vi.hoisted(() => {
  const on: Record<string, (reason?: string) => void> = {}
  let onAny: (name: string, event: unknown) => void = () => undefined
  return {
    connected: false,
    /** The number of attempts to connect at once, without the usual wait. */
    attempts: 0,
    /** The server's answer to `follow`, the request to join a channel. */
    answer: 'joined' as 'joined' | 'missed' | false,
    socket: {
      get connected() {
        return wire.connected
      },
      on: (name: string, act: () => void) => void (on[name] = act),
      onAny: (act: typeof onAny) => void (onAny = act),
      emit: () => undefined,
      disconnect: () => wire.socket,
      connect: () => void (wire.attempts += 1),
      timeout: () => ({ emitWithAck: async () => wire.answer }),
    },
    say: (name: string, event: unknown) => onAny(name, event),
    /** Reports that another attempt to connect failed. */
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
const fetchData = vi.fn<() => Promise<string>>()
const query = { queryKey: ['feed.measures.one', { id: ID }], ...liveQuery([FEED], fetchData) }
const cachedData = () => queryClient.getQueryData(query.queryKey)

let ends: (() => void)[] = []
let end: () => void
/** Mounts an observer of the query, as a screen does. */
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

/** Connects, and waits until everything on screen is being read again because of that. */
async function connect(): Promise<void> {
  vi.useFakeTimers({ now: Date.now() })
  wire.set(true)
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
}

beforeAll(() => connectLive({ 'area.changed': () => queryClient.setQueryData(query.queryKey, 'heard') }))
beforeEach(async () => {
  end = watchConnection()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  wire.answer = 'joined'
  wire.attempts = 0
  fetchData.mockReset().mockResolvedValue('read')
  await connect()
})
afterEach(() => {
  end()
  leave()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('liveQuery replaces the response of a fetch by an event that came during the fetch', async () => {
  const reading = Promise.withResolvers<string>()
  fetchData.mockReturnValue(reading.promise)
  show()
  await vi.waitFor(() => expect(fetchData).toHaveBeenCalledTimes(1))
  wire.say('area.changed', {})
  reading.resolve('read before it changed')
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(cachedData()).toBe('heard')
})

test('liveQuery keeps the response of a fetch if the event came before the fetch', async () => {
  wire.say('area.changed', {})
  // Data that was read in the millisecond in which a channel is opened counts as read after the opening.
  await new Promise((resolve) => setTimeout(resolve, 2))
  show()
  await vi.waitFor(() => expect(cachedData()).toBe('read'))
})

test('liveQuery fetches again if an event may have come before the channel was joined', async () => {
  wire.answer = 'missed'
  show()
  await vi.waitFor(() => expect(fetchData).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(query.staleTime({ state: { dataUpdatedAt: Date.now() } })).toBe(FRESH_MS)
})

test('liveQuery fetches again when shown after its channel was left, but not while the channel is joined', async () => {
  show()
  await vi.waitFor(() => expect(cachedData()).toBe('read'))
  show()
  await Promise.resolve()
  expect(fetchData).toHaveBeenCalledTimes(1)
  leave()
  show()
  await vi.waitFor(() => expect(fetchData).toHaveBeenCalledTimes(2))
})

test('liveQuery keeps a page that was loading during a reconnect, and then fetches all pages again', async () => {
  const next = Promise.withResolvers<string>()
  const pages = vi
    .fn<(cursor: string | undefined) => Promise<string>>()
    .mockImplementation((cursor) => (cursor ? next.promise : Promise.resolve('one')))
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: ['feed.comments.of', 'pages', { threadId: ID }],
    ...liveQuery([FEED], ({ pageParam }: { pageParam: string | undefined }) => pages(pageParam)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (_last: string, all: string[]) => (all.length < 2 ? 'two' : undefined),
  })
  ends.push(
    joinChannel(FEED),
    observer.subscribe(() => undefined),
  )
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual(['one']))
  void observer.fetchNextPage()
  await vi.waitFor(() => expect(pages).toHaveBeenCalledWith('two'))
  wire.set(false)
  await connect()
  next.resolve('two')
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual(['one', 'two']))
  await vi.waitFor(() => expect(pages.mock.calls).toEqual([[undefined], ['two'], [undefined], ['two']]))
})

test.each([
  ['is refused', () => (wire.answer = false)],
  ['lost its connection', () => wire.set(false)],
])('liveQuery: data that was just read is stale if its channel %s', async (_, befall) => {
  befall()
  show()
  await vi.waitFor(() => expect(cachedData()).toBe('read'))
  expect(query.staleTime({ state: { dataUpdatedAt: Date.now() } })).toBe(0)
})

test('liveQuery: data read before the connection was lost is stale, data read after the reconnect is fresh', async () => {
  show()
  await vi.waitFor(() => expect(cachedData()).toBe('read'))
  const dataUpdatedAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0
  expect(query.staleTime({ state: { dataUpdatedAt } })).toBe(FRESH_MS)
  wire.set(false)
  expect(query.staleTime({ state: { dataUpdatedAt } })).toBe(0)
  wire.set(true)
  await vi.waitFor(() => expect(query.staleTime({ state: { dataUpdatedAt: Date.now() } })).toBe(FRESH_MS))
})

const json = () => new Response('{}', { headers: { 'content-type': 'application/json' } })
const page = (status: number) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } })

test.each([
  ['nothing answers', 'offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a balancer without a server answers', 'away', async () => page(502)],
  ['a captive portal answers', 'intercepted', async () => page(200)],
])(
  "watchConnection: while %s, a lost connection has the state '%s' until the server answers",
  async (_, state, answer) => {
    vi.stubGlobal('fetch', answer)
    vi.useFakeTimers({ now: Date.now() })
    wire.set(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(getStatus().connection).toBe(state)
    vi.stubGlobal('fetch', async () => json())
    await vi.advanceTimersByTimeAsync(40_000)
    expect(getStatus().connection).toBe('paused')
    expect(wire.attempts).toBe(1)
  },
)

test('watchConnection stays online while the server answers, even if the browser reports offline', async () => {
  const fetched = vi.fn(async () => json())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: false })
  end()
  end = watchConnection()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  await look()
  expect(getStatus().connection).toBe('online')
})

test("watchConnection sets 'paused' instead of 'offline' if a call is answered while the health check fails", async () => {
  const health = Promise.withResolvers<Response>()
  const fetched = vi.fn(async (url: string) => (url === '/healthz' ? health.promise : json()))
  vi.stubGlobal('fetch', fetched)
  wire.set(false)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  await api.account.me.query().catch(() => undefined)
  health.reject(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(getStatus().connection).toBe('paused'))
})

test('watchConnection asks the server again after delays that double from 2 seconds to at most 30, before jitter', async () => {
  const times: number[] = []
  vi.useFakeTimers({ now: Date.now() })
  vi.mocked(Math.random).mockReturnValue(0.5)
  vi.stubGlobal('fetch', () => {
    times.push(Date.now())
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  wire.set(false)
  await vi.advanceTimersByTimeAsync(200_000)
  const waits = times.slice(1).map((at, i) => at - (times[i] ?? 0))
  expect(waits.slice(0, 6)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('watchConnection refetches failed queries once the connection returns', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  wire.set(false)
  await vi.waitFor(() => expect(getStatus().connection).toBe('offline'))
  const failing = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here')
  const observer = new QueryObserver(queryClient, { queryKey: ['account.sessions'], queryFn: failing, retry: false })
  ends.push(observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  wire.set(true)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('here'))
})

test("watchConnection sets 'paused' without a live connection, and fetches the data on screen from time to time", async () => {
  vi.stubGlobal('fetch', async () => json())
  show()
  await vi.waitFor(() => expect(fetchData).toHaveBeenCalledTimes(1))
  vi.useFakeTimers({ now: Date.now() })
  wire.set(false)
  wire.refuse()
  await vi.advanceTimersByTimeAsync(0)
  expect(getStatus().connection).toBe('paused')
  expect(fetchData).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5 * FRESH_MS)
  expect(fetchData.mock.calls.length).toBeGreaterThan(3)
  expect(fetchData.mock.calls.length).toBeLessThan(7)
  wire.set(true)
  expect(getStatus().connection).toBe('online')
})
