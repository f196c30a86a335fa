import { type AreaShape, countCorners } from '@fieldfare/shared/geo/geometry.ts'
import { perform } from './history.ts'
import type { Model } from './model.ts'
import { type Draft, replaceDraft } from '../operations/operations.ts'
import { fromGeometry, largestPart, toGeometry } from '../operations/shape.ts'

/** A shape as a draft that can be drawn on: its largest part under the hand. */
export const draftOfShape = (shape: AreaShape): Draft => fromGeometry(shape, largestPart(shape))

/** Puts a whole shape in place of the drawing, as one undo step. */
export const takeShape = (model: Model, shape: AreaShape): Model => ({
  ...model,
  history: perform(model.history, replaceDraft(draftOfShape(shape))),
  pending: null,
  selected: null,
  refusal: null,
})

/** Whether a drawing that takes this shape leaves some of its rings out. */
export function isTakenInPart(shape: AreaShape): boolean {
  const taken = toGeometry(draftOfShape(shape))
  return !taken || countCorners(taken) < countCorners(shape)
}
