import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { expect, test } from 'vitest'
import {
  draftOf,
  EMPTY_AREA,
  firstMissing,
  holds,
  issuesAt,
  reachable,
  readDraft,
  resumeAt,
  sendable,
  shapeOf,
  STEPS,
  stepAfter,
  stepBefore,
} from './wizard.ts'

const ring: [number, number][] = [
  [4.8, 53.1],
  [4.9, 53.1],
  [4.9, 53.2],
]
const required = { level: 'country', ring, closed: true, title: 'The dark dyke', rating: 8, frequency: 'yearly' }
const full = readDraft(required)

test('nothing is preselected', () => {
  expect(EMPTY_AREA).toMatchObject({
    level: null,
    rating: null,
    frequency: null,
    activities: [],
    priority: null,
    relationship: null,
  })
})

test('each required step refuses to be passed without its answer, and says which field', () => {
  const without = { level: null, closed: false, title: '  ', rating: null, frequency: null }
  const steps = {
    level: 'level',
    closed: 'map',
    title: 'description',
    rating: 'rating',
    frequency: 'frequency',
  } as const
  for (const [field, value] of Object.entries(without)) {
    const draft = readDraft({ ...required, [field]: value })
    const step = steps[field as keyof typeof steps]
    expect(firstMissing(draft), field).toBe(step)
    expect(issuesAt(draft, step), field).toMatchObject([
      { path: [field === 'closed' ? 'map' : field], key: 'required' },
    ])
    expect(() => sendable(draft), field).toThrow()
  }
})

test('a rating outside 1 to 10, half a rating, and too long a text are refused where they are', () => {
  for (const rating of [0, 11, -1])
    expect(issuesAt({ ...full, rating }, 'rating')).toMatchObject([{ path: ['rating'], key: 'range' }])
  expect(issuesAt({ ...full, rating: 7.5 }, 'rating')).toMatchObject([{ key: 'whole' }])
  expect(issuesAt({ ...full, title: 'x'.repeat(51) }, 'description')).toMatchObject([
    { path: ['title'], key: 'tooLong', params: { max: 50 } },
  ])
  expect(issuesAt({ ...full, description: 'x'.repeat(1001) }, 'description')).toMatchObject([
    { path: ['description'], key: 'tooLong' },
  ])
  expect(issuesAt({ ...full, explanation: 'x'.repeat(1001) }, 'rating')).toMatchObject([
    { path: ['explanation'], key: 'tooLong' },
  ])
})

test('a shape that is open, too small or crosses itself is none', () => {
  expect(shapeOf({ ...full, closed: false })).toBeNull()
  expect(shapeOf({ ...full, ring: ring.slice(0, 2) })).toBeNull()
  const bow: [number, number][] = [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
  ]
  expect(shapeOf({ ...full, ring: bow })).toBeNull()
  expect(firstMissing({ ...full, ring: bow })).toBe('map')
})

test('a kept draft that makes no sense opens as far as it does', () => {
  for (const content of [null, undefined, 'text', 7])
    expect(() => readDraft(typeof content === 'object' ? content : {})).not.toThrow()
  const odd = readDraft({
    level: 'galaxy',
    ring: [['x']],
    closed: 'yes',
    rating: '9',
    activities: ['flying'],
    title: 4,
    around: { shape: 1 },
  })
  expect(odd).toEqual(EMPTY_AREA)
})

test('no address leads past what is missing, and an unknown step leads to it', () => {
  const draft = readDraft({ ...required, rating: null })
  expect(reachable(draft, 'priority')).toBe('rating')
  expect(reachable(draft, 'rating')).toBe('rating')
  expect(reachable(draft, 'level')).toBe('level')
  expect(reachable(draft, 'nonsense')).toBe('rating')
  expect(reachable(EMPTY_AREA, undefined)).toBe('level')
  expect(reachable(full, 'relationship')).toBe('relationship')
})

test('one goes on at the first thing that is missing, else where one stopped', () => {
  expect(resumeAt(readDraft({ ...required, title: '' }), 'rating')).toBe('description')
  expect(resumeAt(full, 'activities')).toBe('activities')
  expect(resumeAt(full)).toBe('relationship')
})

test('the steps follow each other, and back loses nothing', () => {
  expect(STEPS.map(stepAfter)).toEqual([...STEPS.slice(1), null])
  expect(STEPS.map(stepBefore)).toEqual([null, ...STEPS.slice(0, -1)])
})

test('what is sent is what the server takes, trimmed, with what was left open as such', () => {
  const sent = sendable({ ...full, title: ' The dark dyke ' })
  expect(sent.data).toEqual({
    level: 'country',
    title: 'The dark dyke',
    description: '',
    rating: 8,
    explanation: '',
    frequency: 'yearly',
    activities: [],
    priority: null,
    relationship: null,
  })
  expect(sent.measure.type).toBe('Polygon')
  expect(sent.analitics).toEqual({})
})

const area: MyAreaView = {
  ...sendable(full).data,
  id: '6f3c6a52-7a0e-4c38-9be0-0d6f2f7f1a11',
  geometry: sendable(full).measure,
  likes: 0,
  dateCreated: '2026-11-12T10:00:00.000Z',
  updatedAt: '2026-11-12T10:00:00.000Z',
  version: 1,
  areaM2: 1,
}

test('an area opened for changing is complete, is itself when nothing changed, and keeps its other parts', () => {
  const draft = draftOf(area)
  expect(firstMissing(draft)).toBeNull()
  expect(draft.edit).toBe(area.id)
  expect(holds(area, sendable(draft))).toBe(true)
  expect(holds(area, sendable({ ...draft, rating: 3 }))).toBe(false)
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
