import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { expect, test } from 'vitest'
import { shapeOf } from '../../map/wizard/drawnDraft.ts'
import { firstMissing, issuesAt, reachable, resumeAt } from '../../map/wizard/wizardPlan.ts'
import { areaData, AreaDraft, areaPlan, type AreaStep, draftOf, holds } from './areaPlan.ts'

const ring: [number, number][] = [
  [4.8, 53.1],
  [4.9, 53.1],
  [4.9, 53.2],
]
const shape = { ring, closed: true }
const required = { level: 'country', shape, title: 'The dark dyke', rating: 8, frequency: 'yearly' }
const full = AreaDraft.parse(required)
const EMPTY = AreaDraft.parse({})

test('nothing is preselected', () => {
  expect(EMPTY).toMatchObject({
    level: null,
    rating: null,
    frequency: null,
    activities: [],
    priority: null,
    relationship: null,
  })
})

test('each required step refuses to be passed without its answer, and says which field', () => {
  const without = { level: null, shape: { ring, closed: false }, title: '  ', rating: null, frequency: null }
  const steps: Record<string, AreaStep> = {
    level: 'level',
    shape: 'map',
    title: 'description',
    rating: 'rating',
    frequency: 'frequency',
  }
  for (const [field, value] of Object.entries(without)) {
    const draft = AreaDraft.parse({ ...required, [field]: value })
    const step = steps[field]!
    expect(firstMissing(areaPlan, draft), field).toBe(step)
    expect(issuesAt(areaPlan, draft, step), field).toMatchObject([{ path: [field], key: 'required' }])
    if (field !== 'shape') expect(() => areaData(draft), field).toThrow()
  }
})

test('a rating outside 1 to 10, half a rating, and too long a text are refused where they are', () => {
  const wrong = (step: AreaStep, part: Partial<AreaDraft>) => issuesAt(areaPlan, { ...full, ...part }, step)
  for (const rating of [0, 11, -1])
    expect(wrong('rating', { rating })).toMatchObject([{ path: ['rating'], key: 'range' }])
  expect(wrong('rating', { rating: 7.5 })).toMatchObject([{ key: 'whole' }])
  expect(wrong('description', { title: 'x'.repeat(51) })).toMatchObject([
    { path: ['title'], key: 'tooLong', params: { max: 50 } },
  ])
  expect(wrong('description', { description: 'x'.repeat(1001) })).toMatchObject([
    { path: ['description'], key: 'tooLong' },
  ])
  expect(wrong('rating', { explanation: 'x'.repeat(1001) })).toMatchObject([{ path: ['explanation'], key: 'tooLong' }])
})

test('a kept draft that makes no sense opens as far as it does', () => {
  for (const content of [null, undefined, {}]) expect(AreaDraft.parse(content)).toEqual(EMPTY)
  const odd = AreaDraft.parse({
    level: 'galaxy',
    shape: { ring: [['x']], closed: 'yes' },
    rating: '9',
    activities: ['flying'],
    title: 4,
    around: { shape: 1 },
  })
  expect(odd).toEqual(EMPTY)
})

test('a draft that an earlier version kept opens with its shape', () => {
  const { shape: _, ...answers } = required
  expect(AreaDraft.parse({ ...answers, ring, closed: true })).toEqual(full)
  expect(AreaDraft.parse({ ring: [['x']], closed: 'yes' })).toEqual(EMPTY)
})

test('everyone may read a new description, but not one that was typed before the form said so', () => {
  expect(EMPTY.descriptionPublic).toBe(true)
  expect(AreaDraft.parse({ description: 'By the lake' }).descriptionPublic).toBe(false)
  expect(AreaDraft.parse({ description: 'By the lake', descriptionPublic: true }).descriptionPublic).toBe(true)
})

test('one goes on at the first thing that is missing, else where one stopped', () => {
  expect(resumeAt(areaPlan, AreaDraft.parse({ ...required, title: '' }), 'rating')).toBe('description')
  expect(resumeAt(areaPlan, full, 'activities')).toBe('activities')
  expect(resumeAt(areaPlan, full)).toBe('relationship')
})

test('the steps are eight, from the level to the relationship, and each can be come back to', () => {
  const steps = areaPlan.steps.map(({ name }) => name)
  expect(steps).toEqual([
    'level',
    'map',
    'description',
    'rating',
    'frequency',
    'activities',
    'priority',
    'relationship',
  ])
  for (const step of steps) expect(reachable(areaPlan, full, step)).toBe(step)
})

test('what is sent is what the server takes, trimmed, with what was left open as such', () => {
  expect(areaData({ ...full, title: ' The dark dyke ' })).toEqual({
    level: 'country',
    title: 'The dark dyke',
    description: '',
    descriptionPublic: true,
    photoIds: [],
    rating: 8,
    explanation: '',
    frequency: 'yearly',
    activities: [],
    priority: null,
    relationship: null,
  })
})

const measure = shapeOf(full)!
const area: MyAreaView = {
  ...areaData(full),
  photos: [],
  storyHidden: null,
  id: '6f3c6a52-7a0e-4c38-9be0-0d6f2f7f1a11',
  geometry: measure,
  likes: 0,
  dateCreated: '2026-11-12T10:00:00.000Z',
  updatedAt: '2026-11-12T10:00:00.000Z',
  version: 1,
  areaM2: 1,
}

test('an area opened for changing is complete, is itself when nothing changed, and keeps its other parts', () => {
  const draft = draftOf(area)
  expect(firstMissing(areaPlan, draft)).toBeNull()
  expect(draft.edit).toBe(area.id)
  expect(holds(area, shapeOf(draft)!, areaData(draft))).toBe(true)
  expect(holds(area, shapeOf(draft)!, areaData({ ...draft, rating: 3 }))).toBe(false)
  const square = [
    [
      [10, 10],
      [10.1, 10],
      [10.1, 10.1],
      [10, 10.1],
      [10, 10],
    ],
  ] as [number, number][][]
  const two: MyAreaView = {
    ...area,
    geometry: { type: 'MultiPolygon', coordinates: [square, area.geometry.coordinates as [number, number][][]] },
  }
  expect(shapeOf(draftOf(two))).toEqual(two.geometry)
})

test('photos are sent by their ids, are at most three, and hold their step while one is on its way', () => {
  const photos = Array.from({ length: 4 }, () => ({ id: crypto.randomUUID(), width: 4, height: 3 }))
  expect(issuesAt(areaPlan, { ...full, photos }, 'description')).toMatchObject([{ path: ['photos'], key: 'tooMany' }])
  expect(issuesAt(areaPlan, { ...full, photosOnWay: true }, 'description')).toMatchObject([{ path: ['photos'] }])
  expect(areaData({ ...full, photos: photos.slice(0, 2) }).photoIds).toEqual(photos.slice(0, 2).map(({ id }) => id))
  expect(draftOf({ ...area, photos }).photos).toEqual(photos)
  expect(AreaDraft.parse({ photos: [{ id: 4 }], photosOnWay: 'yes' })).toMatchObject({ photos: [], photosOnWay: false })
})
