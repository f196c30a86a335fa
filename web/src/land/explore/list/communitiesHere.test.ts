// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import { OFFLINE_MAPS } from '../../../platform/shell/states/offlineMapsHint.ts'
import { communitiesHere } from './communitiesHere.ts'

const device = vi.hoisted(() => ({ readMaps: vi.fn(), mapCache: (id: string) => id }))
vi.mock('../../../platform/pwa/offlineMaps.ts', () => device)

const WOOD = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const DUNE = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'
const GONE = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc'
const KEPT: Record<string, object> = {
  [WOOD]: {
    id: WOOD,
    title: 'The Old Wood',
    organization: 'State forest',
    tags: ['oaks'],
    description: '',
    bbox: [6.4, 53.1, 6.5, 53.2],
    dateCreated: '2026-01-01',
  },
  [DUNE]: {
    id: DUNE,
    title: 'Dunes',
    organization: 'Trust',
    tags: [],
    description: 'Sand',
    bbox: [4.7, 53, 4.8, 53.1],
    dateCreated: '2026-02-01',
  },
}
const FIRST = { limit: 20 }

/** A server that answers what a device has kept, and refuses all else for this reason. */
function serverThat(code: 'bad-input' | 'unavailable') {
  const asked = vi.fn()
  fakeServer().mockImplementation(async (name, input) => {
    asked(name)
    const kept = name === 'feed.land.one' ? KEPT[(input as { id: string }).id] : undefined
    if (kept) return kept
    throw new AppError(name === 'feed.land.one' ? 'not-found' : code)
  })
  return asked
}

beforeEach(() => {
  localStorage.setItem(OFFLINE_MAPS, '1')
  device.readMaps.mockResolvedValue([{ communityIds: [WOOD, DUNE] }, { communityIds: [DUNE, GONE] }])
})
afterEach(() => {
  queryClient.clear()
  localStorage.clear()
})

const titles = async (search: object) => (await communitiesHere.fetch(search, FIRST)).items.map(({ title }) => title)

test('a refusal is thrown, whatever the device has', async () => {
  serverThat('bad-input')
  await expect(communitiesHere.fetch({}, FIRST)).rejects.toMatchObject({ data: { code: 'bad-input' } })
})

test('without an answer, a further page and what one’s own areas touch are not read from the device', async () => {
  serverThat('unavailable')
  await expect(communitiesHere.fetch({}, { ...FIRST, cursor: 'x' })).rejects.toMatchObject({
    data: { code: 'unavailable' },
  })
  await expect(communitiesHere.fetch({ touching: true }, FIRST)).rejects.toMatchObject({
    data: { code: 'unavailable' },
  })
})

test('without an answer, offline maps without any community that is kept throw the failure', async () => {
  serverThat('unavailable')
  device.readMaps.mockResolvedValue([{ communityIds: [] }, { communityIds: [GONE] }])
  await expect(communitiesHere.fetch({}, FIRST)).rejects.toMatchObject({ data: { code: 'unavailable' } })
})

test('without offline maps, or where the device does not answer, the failure is thrown', async () => {
  serverThat('unavailable')
  device.readMaps.mockRejectedValue(new Error('no storage'))
  await expect(communitiesHere.fetch({}, FIRST)).rejects.toMatchObject({ data: { code: 'unavailable' } })
  localStorage.clear()
  device.readMaps.mockResolvedValue([{ communityIds: [WOOD] }])
  await expect(communitiesHere.fetch({}, FIRST)).rejects.toMatchObject({ data: { code: 'unavailable' } })
})

test('without an answer, the communities of offline maps are listed once each, the newest or the nearest first', async () => {
  serverThat('unavailable')
  expect(await communitiesHere.fetch({}, FIRST)).toMatchObject({ next: null, offline: true })
  expect(await titles({})).toEqual(['Dunes', 'The Old Wood'])
  expect(await titles({ near: { lng: 6.4, lat: 53 } })).toEqual(['The Old Wood', 'Dunes'])
})

test('without an answer, words find the communities of offline maps in all that is written of them', async () => {
  serverThat('unavailable')
  expect(await titles({ text: 'old w' })).toEqual(['The Old Wood'])
  expect(await titles({ text: 'oak' })).toEqual(['The Old Wood'])
  for (const text of ['trust', 'sand']) expect(await titles({ text })).toEqual(['Dunes'])
  expect(await titles({ text: 'nowhere' })).toEqual([])
})
