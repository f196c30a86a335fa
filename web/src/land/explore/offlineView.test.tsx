// @vitest-environment happy-dom
import { regionOf } from '@fieldfare/shared/region.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@fieldfare/shared/errors.ts'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { OFFLINE_MAPS } from '../../platform/shell/states/offlineMapsHint.ts'
import { setConnection } from '../../platform/shell/states/status.ts'
import { keepAreas } from '../region/areasOnDevice.ts'
import { useView } from './useView.ts'

const device = vi.hoisted(() => ({ readMaps: vi.fn(), mapCache: (id: string) => id }))
vi.mock('../../platform/pwa/offlineMaps.ts', () => device)

const VIEW = [6.4, 53.1, 6.6, 53.3] as const
const area = (id: string, [lng, lat]: [number, number], more: object = {}) => ({
  id,
  title: `Area ${id}`,
  version: 1,
  level: 'world',
  rating: 8,
  likes: 0,
  dateCreated: `2026-05-0${id}T10:00:00.000Z`,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [lng, lat],
        [lng + 0.01, lat],
        [lng, lat + 0.01],
        [lng, lat],
      ],
    ],
  },
  ...more,
})

let stored: Map<string, Map<string, Response>>
beforeEach(() => {
  queryClient.clear()
  stored = new Map()
  vi.stubGlobal('caches', {
    async open(name: string) {
      const cache = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, cache)
      return {
        put: async (path: string, kept: Response) => void cache.set(path, kept),
        match: async (path: string) => cache.get(path)?.clone(),
      }
    },
  })
  device.readMaps.mockResolvedValue([
    { id: 'here', region: regionOf([6.45, 53.15, 6.55, 53.25]), communityIds: ['wood'] },
    { id: 'far', region: regionOf([9.4, 47.1, 9.5, 47.2]), communityIds: ['hill'] },
  ])
  localStorage.setItem(OFFLINE_MAPS, '1')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  setConnection('connecting')
  vi.unstubAllGlobals()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

function look(filter: object = {}) {
  const { result } = renderHook(() => useView(new Map(), filter), { wrapper })
  act(() => result.current[1](VIEW, 12))
  return { view: () => result.current[0] }
}

/** Fakes a server that does not answer. @returns a mock that counts the calls for areas */
function away() {
  const asked = vi.fn()
  fakeServer().mockImplementation(async (name) => {
    if (name === 'feed.measures.tile') asked()
    throw new AppError(name === 'feed.measures.tile' ? 'unavailable' : 'account-required')
  })
  return asked
}

test('useView: if the server refuses the call, the error is shown and not the areas of offline maps', async () => {
  await keepAreas('here', [area('1', [6.5, 53.2])] as never)
  fakeServer().mockImplementation(async () => {
    throw new AppError('bad-input')
  })
  const { view } = look()
  await waitFor(() => expect(view().error).toMatchObject({ data: { code: 'bad-input' } }))
  expect(view()).toMatchObject({ areas: [], offline: null })
})

test('useView without a server response: returns the areas of offline maps in view, newest first, and the communities of these maps', async () => {
  await keepAreas('here', [area('1', [6.5, 53.2]), area('2', [6.51, 53.2]), area('3', [6.3, 53.2])] as never)
  await keepAreas('far', [area('4', [6.5, 53.2])] as never)
  away()
  const { view } = look()
  await waitFor(() => expect(view().offline).toEqual(['wood']))
  expect(view().areas.map(({ id }) => id)).toEqual(['2', '1'])
  expect(view()).toMatchObject({ error: null, more: false, waiting: false })
})

test('useView without a server response: areas of offline maps that do not pass the filter are left out', async () => {
  await keepAreas('here', [area('1', [6.5, 53.2]), area('2', [6.51, 53.2], { rating: 3 })] as never)
  away()
  const { view } = look({ rating: 5 })
  await waitFor(() => expect(view().areas.map(({ id }) => id)).toEqual(['1']))
})

test('useView without a server response: ignores an offline map whose areas are not downloaded yet, and returns the failure', async () => {
  away()
  const { view } = look()
  await waitFor(() => expect(view().error).toMatchObject({ data: { code: 'unavailable' } }), { timeout: 8000 })
}, 10_000)

test('useView without a server response: returns the failure if no offline map is in view or the device cannot be read', async () => {
  setConnection('offline')
  for (const readMaps of [async () => [], () => Promise.reject(new Error('no storage'))]) {
    queryClient.clear()
    device.readMaps.mockImplementation(readMaps)
    away()
    const { view } = look()
    await waitFor(() => expect(view().error).toMatchObject({ data: { code: 'unavailable' } }), { timeout: 8000 })
    expect(view().offline).toBeNull()
    cleanup()
  }
}, 20_000)

test('useView while offline: areas of offline maps are returned without waiting for a call that never ends', async () => {
  await keepAreas('here', [area('1', [6.5, 53.2])] as never)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  setConnection('offline')
  const { view } = look()
  await waitFor(() => expect(view().areas).toHaveLength(1))
})
