// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { regionOf } from '@fieldfare/shared/region.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { OFFLINE_MAPS } from '../../../platform/shell/states/offlineMapsHint.ts'
import { nearbyHere } from './nearbyHere.ts'

const device = vi.hoisted(() => ({ readMaps: vi.fn(), mapCache: (id: string) => id }))
vi.mock('../../../platform/pwa/offlineMaps.ts', () => device)

const HERE = { lng: 6.5, lat: 53.2 }
const FIRST = { limit: 20 }

/** Returns a square area of 0.01° whose south-west corner lies this many degrees east and north of HERE. */
const area = (id: string, [east, north]: [number, number], more: object = {}) => {
  const [west, south] = [HERE.lng + east, HERE.lat + north]
  const ring = [
    [west, south],
    [west + 0.01, south],
    [west + 0.01, south + 0.01],
    [west, south + 0.01],
    [west, south],
  ]
  return { id, version: 1, geometry: { type: 'Polygon', coordinates: [ring] }, ...more }
}

function keepOnDevice(...areas: object[]): void {
  vi.stubGlobal('caches', { open: async () => ({ match: async () => Response.json(areas) }) })
}

function refuse(code: 'bad-input' | 'unavailable'): void {
  fakeServer().mockImplementation(async () => {
    throw new AppError(code)
  })
}

beforeEach(() => {
  localStorage.setItem(OFFLINE_MAPS, '1')
  device.readMaps.mockResolvedValue([{ id: 'here', region: regionOf([6.4, 53.1, 6.6, 53.3]), communityIds: [] }])
  keepOnDevice(area('1', [0.02, 0]))
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('nearbyHere: a refusal of the server is thrown, even if the device has offline maps', async () => {
  refuse('bad-input')
  await expect(nearbyHere.fetch(HERE, FIRST)).rejects.toMatchObject({ data: { code: 'bad-input' } })
})

test('nearbyHere without a server response: the failure is thrown if no offline map is near the position', async () => {
  refuse('unavailable')
  await expect(nearbyHere.fetch({ lng: 9.5, lat: 47.1 }, FIRST)).rejects.toMatchObject({
    data: { code: 'unavailable' },
  })
})

test("nearbyHere while the server is unavailable: returns areas of offline maps, with size and distance, in the server's order", async () => {
  refuse('unavailable')
  keepOnDevice(
    area('far', [1, 0]),
    area('plain', [0.01, 0]),
    area('around', [-0.005, -0.005]),
    area('told', [0.03, 0], { description: 'Geese land here' }),
    area('seen', [0, 0.05], { photos: [{ id: 'p' }] }),
  )
  const { items, next, offline } = await nearbyHere.fetch(HERE, FIRST)
  expect([next, offline]).toEqual([null, true])
  expect(items.map(({ id }) => id)).toEqual(['seen', 'told', 'around', 'plain'])
  expect(items.map(({ metres }) => metres)).toEqual([5560, 1998, 0, 666])
  expect(items.at(-1)?.areaM2).toBeGreaterThan(700_000)
})
