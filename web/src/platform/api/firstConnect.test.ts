import type { Follow } from '@fieldfare/shared/live.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A fake Socket.IO client without a network. */
const wire = vi.hoisted(() => {
  const on: Record<string, () => void> = {}
  const ask = vi.fn<(name: string, ...about: unknown[]) => Promise<unknown>>()
  let onAny: (name: string, event: unknown) => void = () => undefined
  const socket = {
    connected: false,
    on: (name: string, act: () => void) => void (on[name] = act),
    onAny: (act: typeof onAny) => void (onAny = act),
    emit: () => undefined,
    timeout: () => ({ emitWithAck: ask }),
  }
  return { on, ask, socket, say: (name: string) => onAny(name, {}) }
})
vi.mock('socket.io-client', () => ({ io: () => wire.socket }))

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const AREA: Follow = { feed: 'measures', scope: 'one', id: ID }
const LATE_ID = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'
const ME: Follow = { feed: 'me' }
const LAND: Follow = { feed: 'land', scope: 'one', id: ID }

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  wire.socket.connected = false
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens a page that reads and shows an area and a community before the first connect. */
async function opened(read?: () => Promise<string>) {
  const live = await import('./live.ts')
  const { queryClient } = await import('./queries.ts')
  const reads = { area: vi.fn(read ?? (async () => 'area')), land: vi.fn(read ?? (async () => 'land')) }
  const queries = [
    { queryKey: ['area'], ...live.liveQuery([AREA], reads.area) },
    { queryKey: ['land'], ...live.liveQuery([LAND], reads.land) },
  ]
  for (const what of [AREA, LAND]) live.joinChannel(what)
  for (const query of queries) new QueryObserver(queryClient, query).subscribe(() => undefined)
  if (!read) await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const connect = async (handlers: Parameters<typeof live.connectLive>[0] = {}) => {
    await live.connectLive(handlers)
    wire.socket.connected = true
    wire.on['connect']?.()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    return { area: reads.area.mock.calls.length, land: reads.land.mock.calls.length }
  }
  return { connect, queries, reads }
}

/** Sets the server's answer for each channel: events may have been missed, none were missed, or the channel is refused. */
const answer = (missed: readonly Follow[], refused: readonly Follow[] = []) =>
  wire.ask.mockReset().mockImplementation(async (_, what) => {
    if (refused.includes(what as Follow)) return false
    return missed.includes(what as Follow) ? 'missed' : 'joined'
  })

test.each([
  ['does not say what was missed', async () => true],
  ['does not answer', () => Promise.reject(new Error('operation has timed out'))],
])('the first connect reads everything again from a server that %s', async (_, reply) => {
  wire.ask.mockReset().mockImplementation(reply)
  const { connect } = await opened()
  expect(await connect()).toEqual({ area: 2, land: 2 })
})

test('the first connect reads nothing again for a refused channel', async () => {
  answer([], [LAND])
  const { connect, queries } = await opened()
  expect(await connect()).toEqual({ area: 1, land: 1 })
  const state = { dataUpdatedAt: Date.now() }
  expect(queries.map(({ staleTime }) => staleTime({ state }) > 0)).toEqual([true, false])
})

test('the first connect reads again only the data of channels whose events may have been missed', async () => {
  answer([LAND])
  const { connect, queries } = await opened()
  expect(await connect()).toEqual({ area: 1, land: 2 })
  expect(wire.ask.mock.calls).toEqual([AREA, LAND].map((what) => ['follow', what, expect.any(Number)]))
  const state = { dataUpdatedAt: Date.now() }
  for (const { staleTime } of queries) expect(staleTime({ state })).toBeGreaterThan(0)
})

test('the first connect asks for missed events over a period that includes the time that the device slept', async () => {
  answer([])
  const { connect } = await opened()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000)
  await connect()
  const [, , ms] = wire.ask.mock.lastCall ?? []
  expect(ms).toBeGreaterThanOrEqual(600_000)
})

test('the first connect repeats a read that is still in flight if events of its channel may have been missed', async () => {
  answer([LAND])
  const reading = Promise.withResolvers<string>()
  const { connect, reads } = await opened(() => reading.promise)
  const connecting = connect()
  await new Promise((resolve) => setTimeout(resolve, 20))
  reading.resolve('read')
  await connecting
  await vi.waitFor(() => expect(reads.land).toHaveBeenCalledTimes(2))
  expect(reads.area).toHaveBeenCalledTimes(1)
})

test("joining the signed-in person's channel after the first connect reads that person's data again if events may have been missed", async () => {
  answer([ME])
  const { connect, reads } = await opened()
  const live = await import('./live.ts')
  const { queryClient } = await import('./queries.ts')
  const own = vi.fn(async () => 'own')
  new QueryObserver(queryClient, { queryKey: ['own'], ...live.liveQuery([ME], own) }).subscribe(() => undefined)
  await connect()
  vi.spyOn(performance, 'now').mockReturnValue(20_000)
  live.joinChannel(ME)
  live.joinChannel({ ...AREA, id: LATE_ID })
  await vi.waitFor(() => expect(own).toHaveBeenCalledTimes(2))
  expect(wire.ask.mock.calls.slice(-2).map(([, , ms]) => Number(ms) >= 20_000)).toEqual([true, false])
  expect(reads.area).toHaveBeenCalledOnce()
})

test('the first connect repeats a read whose answer came just before the server says that events of its channel may be missing', async () => {
  const reading = Promise.withResolvers<string>()
  const { connect, reads } = await opened(() => reading.promise)
  wire.ask.mockReset().mockImplementation(async (_, what) => {
    reading.resolve('read before it changed')
    await new Promise((resolve) => setTimeout(resolve, 10))
    return what === LAND ? 'missed' : 'joined'
  })
  await connect()
  await vi.waitFor(() => expect(reads.land).toHaveBeenCalledTimes(2))
  expect(reads.area).toHaveBeenCalledTimes(1)
})

test('an event after the first connect replaces the response of a fetch that began before the event', async () => {
  answer([])
  const reading = Promise.withResolvers<string>()
  const { connect } = await opened(() => reading.promise)
  const { queryClient } = await import('./queries.ts')
  const connecting = connect({ 'area.changed': () => queryClient.setQueryData(['area'], 'heard') })
  await new Promise((resolve) => setTimeout(resolve, 20))
  wire.say('area.changed')
  reading.resolve('read before it changed')
  await connecting
  await vi.waitFor(() => expect(queryClient.getQueryData(['area'])).toBe('heard'))
  expect(queryClient.getQueryData(['land'])).toBe('read before it changed')
})

test('the first connect reads everything again if an earlier request had no answer', async () => {
  answer([])
  const { connect } = await opened()
  const { watchConnection } = await import('./connection.ts')
  const { ask } = await import('./ask.ts')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const end = watchConnection()
  await expect(ask('/trpc/config')).rejects.toThrow('network')
  expect(await connect()).toEqual({ area: 2, land: 2 })
  end()
})
