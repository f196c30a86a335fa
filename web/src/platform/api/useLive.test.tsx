// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Follow } from '@fieldfare/shared/live.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { roomOf } from '@fieldfare/shared/room.ts'
import { keepPreviousData, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { withCallName } from './client.ts'
import { connectLive } from './live.ts'
import { queryClient } from './queries.ts'
import { liveRead, read } from './read.ts'
import { useJoined, useLive, useOnce } from './useLive.ts'
import { useOnceEach } from './useOnceEach.ts'
import { list, usePagedQuery } from './usePagedQuery.ts'

/** A fake Socket.IO client without a network, which records what the server would receive. */
const wire = vi.hoisted(() => {
  const on: Record<string, () => void> = {}
  let onAny: (name: string, event: unknown) => void = () => undefined
  return {
    connected: false,
    /** Messages that the server receives, in order. */
    heard: [] as string[],
    /** Answers `follow`, the request to join a channel. */
    answer: async (_room: string): Promise<'joined' | 'missed' | false> => 'joined',
    room: (what: object) => JSON.stringify(what),
    socket: {
      get connected() {
        return wire.connected
      },
      on: (name: string, act: () => void) => void (on[name] = act),
      onAny: (act: typeof onAny) => void (onAny = act),
      emit: (name: string, what: object) => void wire.heard.push(`${name} ${wire.room(what)}`),
      disconnect: () => wire.socket,
      connect: () => undefined,
      timeout: (ms: number) => ({
        emitWithAck: async (name: string, what: object) => {
          wire.heard.push(`${name} ${wire.room(what)}`)
          let timer: ReturnType<typeof setTimeout> | undefined
          const late = new Promise<never>((_, fail) => (timer = setTimeout(() => fail(new Error('late')), ms)))
          return Promise.race([wire.answer(wire.room(what)), late]).finally(() => clearTimeout(timer))
        },
      }),
    },
    say: (name: string, event: unknown) => onAny(name, event),
    connect() {
      wire.connected = true
      on['connect']?.()
    },
  }
})
vi.mock('socket.io-client', () => ({ io: () => wire.socket }))

const A = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const B = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'
const ROOM_A = `measures:${A}`
const ROOM_B = `measures:${B}`

const fetch = vi.fn<(input: { id: string }) => Promise<string>>()
const channel = ({ id }: { id: string }): Follow => ({ feed: 'measures', scope: 'one', id })
const area = liveRead(withCallName('feed.measures.one', fetch), channel)
const plain = read(withCallName('feed.land.holdings', fetch))

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const show = (id: string | null, enabled = true) =>
  renderHook(({ id, enabled }) => useLive(area, id === null ? null : { id }, { enabled }), {
    wrapper,
    initialProps: { id, enabled },
  })
const changed = (id: string) => wire.say('area.changed', { id })

beforeAll(async () => {
  wire.room = (what) => roomOf(what as Follow)
  await connectLive({
    'area.changed': ({ id }) => queryClient.setQueryData(area.key({ id }), `heard of ${id}`),
  })
  // Each connect reads the queries on screen again after some jitter, which is over before the first test.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  wire.connect()
  await new Promise((resolve) => setTimeout(resolve, 10))
})
beforeEach(() => {
  fetch.mockReset().mockImplementation(async ({ id }) => `read of ${id}`)
  wire.answer = async () => 'joined'
  wire.heard = []
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
})

describe('useLive', () => {
  test('fetches although the server refuses the channel, and again on the next mount', async () => {
    wire.answer = async () => false
    const first = show(A)
    await waitFor(() => expect(first.result.current.data).toBe(`read of ${A}`))
    first.unmount()
    const second = show(A)
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    expect(second.result.current.data).toBe(`read of ${A}`)
  })

  test.each([
    ['has no answer within ten seconds', 10_000, new Promise<never>(() => undefined)],
    ['was answered later than the server looks back', 4_500, 'joined' as const],
  ])('fetches at once, and again if the request to join the channel %s', async (_, ms, answer) => {
    vi.useFakeTimers()
    wire.answer = () => new Promise((resolve) => setTimeout(() => resolve(answer), ms - 10))
    show(A)
    await act(() => vi.advanceTimersByTimeAsync(ms - 20))
    expect(fetch).toHaveBeenCalledOnce()
    await act(() => vi.advanceTimersByTimeAsync(40))
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('returns the error of a refused fetch, and fetches again on refetch', async () => {
    fetch.mockRejectedValueOnce(new AppError('forbidden'))
    const { result } = show(A)
    await waitFor(() => expect(result.current.error).toBeInstanceOf(AppError))
    act(() => void result.current.refetch())
    await waitFor(() => expect(result.current.data).toBe(`read of ${A}`))
  })

  test('asks to join the channel, fetches only once even if the data arrives before the join is confirmed, and leaves on unmount', async () => {
    const joining = Promise.withResolvers<'joined'>()
    wire.answer = () => joining.promise
    fetch.mockImplementation(async ({ id }) => `read of ${id} after ${wire.heard.join()}`)
    const { result, unmount } = show(A)
    await waitFor(() => expect(result.current.data).toBe(`read of ${A} after follow ${ROOM_A}`))
    const second = show(A)
    joining.resolve('joined')
    await act(async () => undefined)
    expect(fetch).toHaveBeenCalledOnce()
    second.unmount()
    unmount()
    expect(wire.heard).toEqual([`follow ${ROOM_A}`, `unfollow ${ROOM_A}`])
  })

  test('leaves its channel if unmounted while joining, and joins again on the next mount', async () => {
    const joining = Promise.withResolvers<'joined'>()
    wire.answer = () => joining.promise
    const first = show(A)
    first.unmount()
    joining.resolve('joined')
    wire.answer = async () => 'joined'
    const second = show(A)
    await waitFor(() => expect(second.result.current.data).toBe(`read of ${A}`))
    expect(wire.heard).toEqual([`follow ${ROOM_A}`, `unfollow ${ROOM_A}`, `follow ${ROOM_A}`])
  })

  test('leaves the channel of the former input when the input changes, and does not show the former data', async () => {
    const { result, rerender } = show(A)
    await waitFor(() => expect(result.current.data).toBe(`read of ${A}`))
    rerender({ id: B, enabled: true })
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data).toBe(`read of ${B}`))
    expect(wire.heard).toEqual([`follow ${ROOM_A}`, `unfollow ${ROOM_A}`, `follow ${ROOM_B}`])
  })

  test('shows the data of an event, even if an outdated response arrives after the event', async () => {
    const answer = Promise.withResolvers<string>()
    fetch.mockReturnValueOnce(answer.promise)
    const { result } = show(A)
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    act(() => changed(A))
    await act(async () => answer.resolve('read before'))
    await waitFor(() => expect(result.current.data).toBe(`heard of ${A}`))
    expect(queryClient.isFetching()).toBe(0)
    act(() => void queryClient.setQueryData(area.key({ id: A }), 'old'))
    act(() => changed(A))
    await waitFor(() => expect(result.current.data).toBe(`heard of ${A}`))
  })

  test('joins the channel once for two mounts, leaves the channel when the last one unmounts, and fetches only once', async () => {
    const first = show(A)
    await waitFor(() => expect(first.result.current.data).toBe(`read of ${A}`))
    const second = show(A)
    first.unmount()
    expect(second.result.current.data).toBe(`read of ${A}`)
    expect(wire.heard).toEqual([`follow ${ROOM_A}`])
    second.unmount()
    expect(wire.heard).toEqual([`follow ${ROOM_A}`, `unfollow ${ROOM_A}`])
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('shows cached data on a second mount and refetches it', async () => {
    const first = show(A)
    await waitFor(() => expect(first.result.current.data).toBe(`read of ${A}`))
    first.unmount()
    fetch.mockResolvedValue('read anew')
    const second = show(A)
    expect(second.result.current.data).toBe(`read of ${A}`)
    await waitFor(() => expect(second.result.current.data).toBe('read anew'))
  })

  test('fetches once and stays joined to its channel in StrictMode', async () => {
    const { result } = renderHook(() => useLive(area, { id: A }), {
      wrapper: ({ children }) => <StrictMode>{wrapper({ children })}</StrictMode>,
    })
    await waitFor(() => expect(result.current.data).toBe(`read of ${A}`))
    expect(wire.heard.at(-1)).toBe(`follow ${ROOM_A}`)
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('neither fetches nor joins a channel without an input or while disabled', async () => {
    const { result, rerender } = show(null)
    rerender({ id: A, enabled: false })
    await Promise.resolve()
    expect([wire.heard, fetch.mock.calls.length]).toEqual([[], 0])
    rerender({ id: A, enabled: true })
    await waitFor(() => expect(result.current.data).toBe(`read of ${A}`))
    rerender({ id: A, enabled: false })
    expect(result.current.data).toBe(`read of ${A}`)
    expect(wire.heard).toEqual([`follow ${ROOM_A}`, `unfollow ${ROOM_A}`])
  })
})

test('useLive without an input keeps the previous data if placeholderData is keepPreviousData', async () => {
  const query = liveRead(withCallName('feed.land.all', fetch), channel, { placeholderData: keepPreviousData })
  const { result, rerender } = renderHook(({ id }) => useLive(query, id === null ? null : { id }), {
    wrapper,
    initialProps: { id: A as string | null },
  })
  await waitFor(() => expect(result.current.data).toBe(`read of ${A}`))
  rerender({ id: null })
  expect(result.current.data).toBe(`read of ${A}`)
  expect(wire.heard.at(-1)).toBe(`unfollow ${ROOM_A}`)
})

describe('useOnce and useOnceEach', () => {
  test('useOnce joins no channel', async () => {
    const { result } = renderHook(() => useOnce(area, { id: A }), { wrapper })
    await waitFor(() => expect(result.current.data).toBe(`read of ${A}`))
    expect(wire.heard).toEqual([])
  })

  test('useOnce returns the cached answer of useLive, and fetches again only if useLive no longer follows the channel', async () => {
    const live = show(A)
    await waitFor(() => expect(live.result.current.data).toBe(`read of ${A}`))
    const rendered = renderHook(() => useOnce(area, { id: A }), { wrapper })
    expect(rendered.result.current.data).toBe(`read of ${A}`)
    live.unmount()
    rendered.unmount()
    renderHook(() => useOnce(area, { id: A }), { wrapper })
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  })

  test('useOnce returns the recent answer of a query without channels on the next mount, without fetching again', async () => {
    const first = renderHook(() => useOnce(plain, { id: A }), { wrapper })
    await waitFor(() => expect(first.result.current.data).toBe(`read of ${A}`))
    first.unmount()
    const second = renderHook(() => useOnce(plain, { id: A }), { wrapper })
    expect(second.result.current.data).toBe(`read of ${A}`)
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('useOnceEach returns one answer for each input, except for inputs that the server refuses', async () => {
    fetch.mockImplementation(async ({ id }) => {
      if (id === B) throw new AppError('not-found')
      return `read of ${id}`
    })
    const { result } = renderHook(() => useOnceEach(area, [{ id: A }, { id: B }]), { wrapper })
    await waitFor(() => expect(result.current).toEqual([`read of ${A}`]))
    expect(wire.heard).toEqual([])
  })
})

test('usePagedQuery joins its channels with the first page and leaves them on unmount', async () => {
  const page = vi
    .fn<(input: { id: string; cursor?: string | undefined; limit?: number | undefined }) => Promise<Page<string>>>()
    .mockResolvedValue({ items: ['one'], next: null })
  const areas = list(withCallName('feed.measures.near', page), channel)
  const { result, unmount } = renderHook(() => usePagedQuery(areas, { id: A }), { wrapper })
  expect([wire.heard, page.mock.calls.length]).toEqual([[`follow ${ROOM_A}`], 1])
  await waitFor(() => expect(result.current.items).toEqual(['one']))
  unmount()
  expect(wire.heard.at(-1)).toBe(`unfollow ${ROOM_A}`)
})

test('useJoined joins each channel once, despite a rerender, and leaves a channel removed from its list', () => {
  const { rerender, unmount } = renderHook(({ ids }) => useJoined(ids.map((id) => channel({ id }))), {
    initialProps: { ids: [A] },
  })
  rerender({ ids: [A] })
  expect(wire.heard).toEqual([`follow ${ROOM_A}`])
  rerender({ ids: [] })
  unmount()
  expect(wire.heard).toEqual([`follow ${ROOM_A}`, `unfollow ${ROOM_A}`])
})
