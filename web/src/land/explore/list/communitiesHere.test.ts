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

/** Fakes the server: returns the communities in KEPT, `not-found` for others, and an error with this code for all other calls. */
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

test('communitiesHere: a refusal of the server is thrown, even if the device has offline maps', async () => {
  serverThat('bad-input')
  await expect(communitiesHere.fetch({}, FIRST)).rejects.toMatchObject({ data: { code: 'bad-input' } })
})

test('communitiesHere without a server response: the failure is thrown for a further page, and for communities that own areas touch', async () => {
  serverThat('unavailable')
  await expect(communitiesHere.fetch({}, { ...FIRST, cursor: 'x' })).rejects.toMatchObject({
    data: { code: 'unavailable' },
  })
  await expect(communitiesHere.fetch({ touching: true }, FIRST)).rejects.toMatchObject({
    data: { code: 'unavailable' },
  })
})

test('communitiesHere without a server response: the failure is thrown if no community of the offline maps is stored', async () => {
  serverThat('unavailable')
  device.readMaps.mockResolvedValue([{ communityIds: [] }, { communityIds: [GONE] }])
  await expect(communitiesHere.fetch({}, FIRST)).rejects.toMatchObject({ data: { code: 'unavailable' } })
})

test('communitiesHere without a server response: the failure is thrown if there are no offline maps or the device cannot be read', async () => {
  serverThat('unavailable')
  device.readMaps.mockRejectedValue(new Error('no storage'))
  await expect(communitiesHere.fetch({}, FIRST)).rejects.toMatchObject({ data: { code: 'unavailable' } })
  localStorage.clear()
  device.readMaps.mockResolvedValue([{ communityIds: [WOOD] }])
  await expect(communitiesHere.fetch({}, FIRST)).rejects.toMatchObject({ data: { code: 'unavailable' } })
})

test('communitiesHere without a server response: the communities of offline maps are listed once each, newest or nearest first', async () => {
  serverThat('unavailable')
  expect(await communitiesHere.fetch({}, FIRST)).toMatchObject({ next: null, offline: true })
  expect(await titles({})).toEqual(['Dunes', 'The Old Wood'])
  expect(await titles({ near: { lng: 6.4, lat: 53 } })).toEqual(['The Old Wood', 'Dunes'])
})

test('communitiesHere without a server response: a text is searched in title, organization, tags and description of stored communities', async () => {
  serverThat('unavailable')
  expect(await titles({ text: 'old w' })).toEqual(['The Old Wood'])
  expect(await titles({ text: 'oak' })).toEqual(['The Old Wood'])
  for (const text of ['trust', 'sand']) expect(await titles({ text })).toEqual(['Dunes'])
  expect(await titles({ text: 'nowhere' })).toEqual([])
})
