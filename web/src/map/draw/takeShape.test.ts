import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '../operations/operations.ts'
import { toGeometry } from '../operations/shape.ts'
import { drop, shownDraft, startModel, undo } from './model.ts'
import { isTakenInPart, takeShape } from './takeShape.ts'

const square: AreaShape = {
  type: 'Polygon',
  coordinates: [
    [
      [5, 53],
      [5.1, 53],
      [5.1, 53.1],
      [5, 53.1],
      [5, 53],
    ],
  ],
}

test('a shape is taken in place of what was drawn, and undo brings that back', () => {
  const begun = drop(startModel(EMPTY_DRAFT), [4, 52])
  const taken = takeShape(begun, square)
  expect(toGeometry(shownDraft(taken))).toEqual(square)
  expect([taken.pending, taken.selected, taken.refusal]).toEqual([null, null, null])
  expect(shownDraft(undo(taken))).toEqual(shownDraft(begun))
  expect(isTakenInPart(square)).toBe(false)
})
