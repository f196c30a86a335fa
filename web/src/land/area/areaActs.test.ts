// @vitest-environment happy-dom
import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../../kinds.ts'
import { shapeOf } from '../../map/wizard/drawnDraft.ts'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { areaDeleteAct, areaAct, likeAct } from './areaActs.ts'
import { areaData, AreaDraft, draftOf } from './areaPlan.ts'
import { areas } from './data.ts'

const call = fakeServer()
const ID = '7c1f5a52-3f0e-4c6b-9a57-1f3f2f6d9b10'
const SINCE = '2026-11-28T09:00:00.000Z'
const draft = AreaDraft.parse({
  level: 'country',
  shape: {
    ring: [
      [4.8, 53.1],
      [4.9, 53.1],
      [4.9, 53.2],
    ],
    closed: true,
  },
  title: 'The dark dyke',
  rating: 8,
  frequency: 'yearly',
})
const measure = shapeOf(draft)!
const area = {
  ...areaData(draft),
  photos: [],
  id: ID,
  geometry: measure,
  updatedAt: SINCE,
  likes: 2,
} as unknown as MyAreaView
const edit = { ...draftOf(area), title: 'The dark dyke, at dusk' }

/** Makes the fake server refuse every change with a conflict, and return `own` as the current area. */
const changedTo = (own: MyAreaView) =>
  call.mockImplementation(async (name) => {
    if (name === 'measure.update') throw new AppError('conflict')
    return { own }
  })

beforeEach(() => {
  call.mockReset()
})
afterEach(() => queryClient.clear())

test('areaAct: a change is sent with the time of the edited version, and fails if the area was changed elsewhere meanwhile', async () => {
  changedTo({ ...area, title: 'From the tablet' })
  await expect(areaAct.send({ key: ID, draft: edit, measure })).rejects.toThrow()
  expect(call.mock.calls[0]).toEqual(['measure.update', expect.objectContaining({ measureId: ID, since: SINCE })])
})

test('areaAct: a change sent again after a lost response counts as saved if the area on the server already equals it', async () => {
  changedTo({ ...area, title: edit.title })
  expect(await areaAct.send({ key: ID, draft: edit, measure })).toBeNull()
})

test('areaDeleteAct.show, likeAct.show: a second call for the same deletion or like does not change the cached answers again', () => {
  queryClient.setQueryData(areas.mine.key(), {
    pages: [{ items: [area], next: null }],
    pageParams: [undefined],
  } as never)
  queryClient.setQueryData(areas.one.key({ id: ID }), { area, own: null, liked: false } as never)
  for (const _ of [1, 2]) {
    areaDeleteAct.show?.({ id: ID, title: '' })
    likeAct.show?.({ measureId: ID, title: '', like: true })
  }
  expect(queryClient.getQueryData(areas.mine.key())).toMatchObject({ pages: [{ items: [] }] })
  expect(queryClient.getQueryData(areas.one.key({ id: ID }))).toMatchObject({ liked: true, area: { likes: 3 } })
})
