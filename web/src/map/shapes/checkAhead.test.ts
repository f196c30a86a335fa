import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { expect, test } from 'vitest'
import { startModel } from '../draw/model.ts'
import { stateOf } from '../draw/state.ts'
import type { Draft } from '../operations/operations.ts'
import { checkDraft } from '../operations/shape.ts'
import { shapeOf } from '../wizard/drawnDraft.ts'
import { checkAhead } from './checkAhead.ts'
import { checkShape } from './shapeJobs.ts'

const round = (corners: number): Position[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners
    return [5 + Math.cos(angle) / 10, 53 + Math.sin(angle) / 10]
  })
const draftOf = (ring: Position[]): Draft => ({ ring, closed: true })

test('checkAhead sends nothing to the worker for a small shape, an open line, or a line that adds to a shape', async () => {
  const checkedShapes: AreaShape[] = []
  const ask = async (shape: AreaShape) => (checkedShapes.push(shape), checkShape(shape))
  await checkAhead(draftOf(round(500)), ask)
  await checkAhead({ ring: round(600), closed: false }, ask)
  await checkAhead({ ring: round(3), closed: true, goal: 'add', others: [{ ring: round(600), hole: false }] }, ask)
  expect(checkedShapes).toEqual([])
})

test('checkAhead does not reject if the worker fails, and checkDraft then checks on the page', async () => {
  const draft = draftOf(round(600))
  await checkAhead(draft, () => Promise.reject(new Error('no answer')))
  expect(checkDraft(draft).ok).toBe(true)
})

test('checkDraft returns the same result after checkAhead as without it', async () => {
  const crossed = round(600)
  ;[crossed[0], crossed[300]] = [crossed[300]!, crossed[0]!]
  for (const ring of [round(600), crossed]) {
    const [first, second] = [draftOf(ring), draftOf(ring)]
    await checkAhead(second, async (shape) => structuredClone(checkShape(shape)))
    expect(checkDraft(second)).toEqual(checkDraft(first))
  }
})

test('stateOf and shapeOf use the result of checkAhead without a second check', async () => {
  const draft = draftOf(round(600))
  await checkAhead(draft, async () => ({ ok: true, m2: 1234 }))
  expect(stateOf(startModel(draft))).toMatchObject({ areaM2: 1234, problem: null, canFinish: true })
  expect(shapeOf({ shape: draft })).toBe(shapeOf({ shape: draft, around: null }))
})
