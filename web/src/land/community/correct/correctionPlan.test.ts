import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { expect, test } from 'vitest'
import { shapeOf } from '../../../map/wizard/drawnDraft.ts'
import { firstMissing } from '../../../map/wizard/wizardPlan.ts'
import { CorrectionDraft, correctionOf, correctionPlan } from './correctionPlan.ts'

const square = (lng: number, size = 0.1): [number, number][] => [
  [lng, 53],
  [lng + size, 53],
  [lng + size, 53 + size],
  [lng, 53 + size],
  [lng, 53],
]
const land: AreaShape = { type: 'Polygon', coordinates: [square(5)] }
// The largest part comes first, since it is the part that the drawing edits.
const islands: AreaShape = { type: 'MultiPolygon', coordinates: [[square(6, 0.2)], [square(5)]] }

test('correctionPlan starts at the drawing step, and CorrectionDraft drops malformed stored values', () => {
  const plan = correctionPlan('aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa')
  expect(plan.path).toBe('/edit-community/aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa/outline')
  expect(firstMissing(plan, CorrectionDraft.parse({}))).toBe('draw')
  expect(CorrectionDraft.parse({ shape: 7, around: 'x', figures: [] })).toEqual(CorrectionDraft.parse({}))
})

test('correctionOf turns an outline into a draft with all its polygons', () => {
  for (const shape of [land, islands]) {
    const draft = correctionOf(shape)
    expect(shapeOf(CorrectionDraft.parse(JSON.parse(JSON.stringify(draft))))).toEqual(shape)
  }
})
