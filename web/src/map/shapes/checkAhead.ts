import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { cornersOf, type Draft } from '../operations/operations.ts'
import { type Finding, keepFinding, toGeometry } from '../operations/shape.ts'
import { askCheck } from './askShapes.ts'

/** The number of corners from which a worker is worth its start. */
const MANY = 500

/**
 * Checks a closed draft of many corners in a worker, so that `checkDraft` knows the answer when a screen asks. Never rejects: a draft
 * that the worker did not check is checked on the page.
 */
export async function checkAhead(draft: Draft, ask: (shape: AreaShape) => Promise<Finding> = askCheck): Promise<void> {
  const shape = draft.closed && !draft.goal && cornersOf(draft) > MANY ? toGeometry(draft) : null
  const finding = shape && (await ask(shape).catch(() => null))
  if (shape && finding) keepFinding(draft, shape, finding)
}
