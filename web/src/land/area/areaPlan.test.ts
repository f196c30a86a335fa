import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { expect, test } from 'vitest'
import { shapeOf } from '../../map/wizard/drawnDraft.ts'
import { firstMissing, issuesAt, reachable, resumeAt } from '../../map/wizard/wizardPlan.ts'
import {
  areaData,
  AreaDraft,
  areaEditPlan,
  areaPlan,
  type AreaStep,
  draftOf,
  firstOpen,
  holds,
  withLevelGiven,
} from './areaPlan.ts'

const ring: [number, number][] = [
  [4.8, 53.1],
  [4.9, 53.1],
  [4.9, 53.2],
]
const shape = { ring, closed: true }
const required = { level: 'country', shape, title: 'The dark dyke', rating: 8, frequency: 'yearly' }
const full = AreaDraft.parse(required)
const EMPTY = AreaDraft.parse({})

test('AreaDraft has no preselected answers', () => {
  expect(EMPTY).toMatchObject({
    level: null,
    rating: null,
    frequency: null,
    activities: [],
    priority: null,
    relationship: null,
  })
})

test('areaPlan stops at a step with an unanswered required question and reports the field of the question', () => {
  const without = { level: null, shape: { ring, closed: false }, title: '  ', rating: null, frequency: null }
  const steps: Record<string, AreaStep> = {
    level: 'description',
    shape: 'map',
    title: 'description',
    rating: 'rating',
    frequency: 'rating',
  }
  for (const [field, value] of Object.entries(without)) {
    const draft = AreaDraft.parse({ ...required, [field]: value })
    const step = steps[field]!
    // The last step can be shown although one of its own answers is missing.
    expect(firstMissing(areaPlan, draft), field).toBe(step === 'rating' ? null : step)
    expect(issuesAt(areaPlan, draft, step), field).toMatchObject([{ path: [field], key: 'required' }])
    if (field !== 'shape') expect(() => areaData(draft), field).toThrow()
  }
})

test('issuesAt reports an invalid rating and texts that are too long, each at the step with the field', () => {
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

test('AreaDraft replaces malformed stored values with empty ones', () => {
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

test('AreaDraft reads the shape from drafts that an earlier version of the app stored', () => {
  const { shape: _, ...answers } = required
  expect(AreaDraft.parse({ ...answers, ring, closed: true })).toEqual(full)
  expect(AreaDraft.parse({ ring: [['x']], closed: 'yes' })).toEqual(EMPTY)
})

test('AreaDraft makes the description of a new draft public, but not a stored description without a choice of readers', () => {
  expect(EMPTY.descriptionPublic).toBe(true)
  expect(AreaDraft.parse({ description: 'By the lake' }).descriptionPublic).toBe(false)
  expect(AreaDraft.parse({ description: 'By the lake', descriptionPublic: true }).descriptionPublic).toBe(true)
})

test('resumeAt returns the first incomplete step, else the step of the last visit', () => {
  expect(resumeAt(areaPlan, AreaDraft.parse({ ...required, title: '' }), 'rating')).toBe('description')
  expect(resumeAt(areaPlan, full, 'map')).toBe('map')
  expect(resumeAt(areaPlan, full)).toBe('rating')
})

test('areaPlan has three steps, all reachable, which together ask for every field of an area', () => {
  const steps = areaPlan.steps.map(({ name }) => name)
  expect(steps).toEqual(['map', 'description', 'rating'])
  for (const step of steps) expect(reachable(areaPlan, full, step)).toBe(step)
  const asked = areaPlan.steps.flatMap(({ asks }) => asks)
  expect(asked.toSorted()).toEqual(['shape', ...Object.keys(areaData(full)).map(ofPhotos)].toSorted())
})

const ofPhotos = (field: string) => (field === 'photoIds' ? 'photos' : field)

test('resumeAt and reachable, given a step that earlier versions of the app had, return the step that asks the same question now', () => {
  for (const [earlier, step] of [
    ['level', 'description'],
    ['frequency', 'rating'],
    ['activities', 'rating'],
    ['priority', 'rating'],
    ['relationship', 'rating'],
  ] as const) {
    expect(resumeAt(areaPlan, full, earlier), earlier).toBe(step)
    expect(reachable(areaEditPlan, full, earlier), earlier).toBe(step)
  }
  expect(resumeAt(areaPlan, EMPTY, 'level')).toBe('map')
  expect(resumeAt(areaPlan, AreaDraft.parse({ ...required, level: null }), 'frequency')).toBe('description')
})

test('firstOpen returns the first required question without an answer, else null', () => {
  const open = (part: object) => firstOpen(AreaDraft.parse({ ...required, ...part }))
  expect(firstOpen(EMPTY)).toBe('map')
  expect(open({ title: ' ', rating: null })).toBe('description')
  expect(open({ level: null, rating: null })).toBe('level')
  expect(open({ rating: null, frequency: null })).toBe('rating')
  expect(open({ frequency: null })).toBe('frequency')
  expect(open({})).toBeNull()
})

test('withLevelGiven returns a plan that asks for every field except the level', () => {
  const asked = withLevelGiven(areaPlan).steps.flatMap(({ asks }) => asks)
  expect(areaPlan.steps.flatMap(({ asks }) => asks).filter((field) => !asked.includes(field))).toEqual(['level'])
})

test('areaData trims the title and fills in the defaults of optional answers', () => {
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

test('draftOf turns an existing area into a complete, unchanged draft with all its polygons', () => {
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

test('areaPlan accepts at most three photos and blocks the step while a photo is being sent', () => {
  const photos = Array.from({ length: 4 }, () => ({ id: crypto.randomUUID(), width: 4, height: 3 }))
  expect(issuesAt(areaPlan, { ...full, photos }, 'description')).toMatchObject([{ path: ['photos'], key: 'tooMany' }])
  expect(issuesAt(areaPlan, { ...full, photosOnWay: true }, 'description')).toMatchObject([{ path: ['photos'] }])
  expect(areaData({ ...full, photos: photos.slice(0, 2) }).photoIds).toEqual(photos.slice(0, 2).map(({ id }) => id))
  expect(draftOf({ ...area, photos }).photos).toEqual(photos)
  expect(AreaDraft.parse({ photos: [{ id: 4 }], photosOnWay: 'yes' })).toMatchObject({ photos: [], photosOnWay: false })
})
