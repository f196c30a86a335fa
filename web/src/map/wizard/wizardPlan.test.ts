import { expect, test } from 'vitest'
import { z } from 'zod'
import { emptyOf } from '../../platform/form/issues.ts'
import { DraftShape, drawnFields, shapeOf } from './drawnDraft.ts'
import { firstMissing, issuesAt, reachable, resumeAt, stepAsking, type WizardPlan } from './wizardPlan.ts'

const Sample = z.object({ ...drawnFields, title: z.string().catch(''), secret: z.string().catch('') })
type Sample = z.output<typeof Sample>
type Step = 'ask' | 'draw' | 'check'

const plan: WizardPlan<Sample, Step> = {
  kind: 'community',
  path: '/sample',
  draft: Sample,
  steps: [
    { name: 'ask', asks: ['title', 'secret'] },
    { name: 'draw', asks: ['shape'] },
    { name: 'check', asks: ['secret'] },
  ],
  check: (draft) => emptyOf(draft, ['title', 'secret']),
  secrets: ['secret'],
}
const ring = [
  [4.8, 53.1],
  [4.9, 53.1],
  [4.9, 53.2],
]
const full = Sample.parse({ title: 'Dunes', secret: 'x', shape: { ring, closed: true } })

test('shapeOf returns null for an open, too small or self-crossing shape', () => {
  const shaped = (shape: unknown) => shapeOf({ shape: DraftShape.parse(shape) })
  expect(shaped({ ring, closed: true })).toMatchObject({ type: 'Polygon' })
  expect(shaped({ ring, closed: false })).toBeNull()
  expect(shaped({ ring: ring.slice(0, 2), closed: true })).toBeNull()
  const bow = [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
  ]
  expect(shaped({ ring: bow, closed: true })).toBeNull()
})

test('issuesAt reports problems only of the fields of the given step', () => {
  const empty = Sample.parse({})
  const fieldsAt = (step: Step) => issuesAt(plan, empty, step).map(({ path }) => path[0])
  expect(fieldsAt('ask')).toEqual(['title', 'secret'])
  expect(fieldsAt('draw')).toEqual(['shape'])
  expect(fieldsAt('check')).toEqual(['secret'])
  expect(issuesAt(plan, full, 'ask')).toEqual([])
})

test('reachable returns the first incomplete step if a later or unknown step is requested', () => {
  const draft = { ...full, title: '' }
  expect(reachable(plan, draft, 'check')).toBe('ask')
  expect(reachable(plan, draft, 'nonsense')).toBe('ask')
  expect(reachable(plan, Sample.parse({ title: 'Dunes' }), 'check')).toBe('draw')
  expect(reachable(plan, Sample.parse({ title: 'Dunes' }), 'ask')).toBe('ask')
  expect(reachable(plan, full, undefined)).toBe('check')
})

test('firstMissing and reachable ignore a missing secret that the last step asks for again', () => {
  const reloaded = { ...full, secret: '' }
  expect(firstMissing(plan, reloaded)).toBeNull()
  expect(reachable(plan, reloaded, 'draw')).toBe('draw')
})

test('resumeAt returns the first incomplete step, or the given step if all are complete', () => {
  expect(resumeAt(plan, { ...full, title: '' }, 'check')).toBe('ask')
  expect(resumeAt(plan, full, 'draw')).toBe('draw')
})

test('stepAsking returns the first step that asks for a field, undefined for an unknown field', () => {
  expect(['title', 'secret', 'shape', 'else', undefined].map((field) => stepAsking(plan, field))).toEqual([
    'ask',
    'ask',
    'draw',
    undefined,
    undefined,
  ])
})
