import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { cornersOf, type Draft } from '../operations/operations.ts'
import { type Finding, keepFinding, toGeometry } from '../operations/shape.ts'
import { askCheck } from './askShapes.ts'

/** The number of corners above which a check is worth starting a worker. */
const MANY = 500

/**
 * Checks a closed draft of many corners in a worker and stores the result, so that `checkDraft` returns it at once. Never rejects: if the
 * worker fails, `checkDraft` checks the draft on the page.
 */
export async function checkAhead(draft: Draft, ask: (shape: AreaShape) => Promise<Finding> = askCheck): Promise<void> {
  const shape = draft.closed && !draft.goal && cornersOf(draft) > MANY ? toGeometry(draft) : null
  const finding = shape && (await ask(shape).catch(() => null))
  if (shape && finding) keepFinding(draft, shape, finding)
}
