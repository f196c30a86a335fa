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

test('a shape that is open, too small or crosses itself is none', () => {
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

test('a step is refused for what it asks, and for nothing else', () => {
  const empty = Sample.parse({})
  const asked = (step: Step) => issuesAt(plan, empty, step).map(({ path }) => path[0])
  expect(asked('ask')).toEqual(['title', 'secret'])
  expect(asked('draw')).toEqual(['shape'])
  expect(asked('check')).toEqual(['secret'])
  expect(issuesAt(plan, full, 'ask')).toEqual([])
})

test('no address leads past what is missing, and an unknown step leads to it', () => {
  const draft = { ...full, title: '' }
  expect(reachable(plan, draft, 'check')).toBe('ask')
  expect(reachable(plan, draft, 'nonsense')).toBe('ask')
  expect(reachable(plan, Sample.parse({ title: 'Dunes' }), 'check')).toBe('draw')
  expect(reachable(plan, Sample.parse({ title: 'Dunes' }), 'ask')).toBe('ask')
  expect(reachable(plan, full, undefined)).toBe('check')
})

test('what the last step asks again does not hold up the steps before it', () => {
  const reloaded = { ...full, secret: '' }
  expect(firstMissing(plan, reloaded)).toBeNull()
  expect(reachable(plan, reloaded, 'draw')).toBe('draw')
})

test('a draft opens at what is missing, else where the person stopped', () => {
  expect(resumeAt(plan, { ...full, title: '' }, 'check')).toBe('ask')
  expect(resumeAt(plan, full, 'draw')).toBe('draw')
})

test('a field leads to the first step that asks for it', () => {
  expect(['title', 'secret', 'shape', 'else', undefined].map((field) => stepAsking(plan, field))).toEqual([
    'ask',
    'ask',
    'draw',
    undefined,
    undefined,
  ])
})
