import { describe, expect, it } from 'vitest'
import { VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { comb } from '@fieldfare/shared/geo/testShapes.ts'
import { EMPTY_DRAFT } from '../operations/operations.ts'
import { clear, close, drop, hold, insert, letGo, redo, release, remove, select, undo } from './model.ts'
import { type Model, startModel } from './model.ts'
import { stateOf } from './state.ts'
import { hintOf } from './tools/tools.ts'

const drawn = (...dots: Position[]): Model => dots.reduce(drop, startModel(EMPTY_DRAFT))
const corners: Position[] = [
  [5, 53],
  [6, 53],
  [6, 54],
  [5, 54],
]
const square = close(drawn(...corners))
const ringOf = (model: Model) => stateOf(model).draft.ring
const hint = (model: Model, tooFar = false) => hintOf({ ...stateOf(model), tool: 'dots', circle: null, tooFar })

describe('refuses', () => {
  it('to close two dots, and says so', () => {
    const model = close(drawn([5, 53], [6, 53]))
    expect(stateOf(model)).toMatchObject({ closed: false, canClose: false, refusal: 'few' })
    expect(hint(model)).toBe('few')
  })
  it('to close a line that crosses itself, and marks where', () => {
    const bow = drawn([5, 53], [7, 55], [7, 53], [5, 55])
    expect(stateOf(bow)).toMatchObject({ canClose: false, areaM2: null, problem: { key: 'crossing', at: [6, 54] } })
    expect(stateOf(bow).problem?.edges).toEqual([
      [
        [5, 53],
        [7, 55],
      ],
      [
        [7, 53],
        [5, 55],
      ],
    ])
    expect(stateOf(close(bow)).closed).toBe(false)
  })
  it('to close when only the closing line would cross, which is no problem before', () => {
    const trapped = drawn([0, 0], [4, 0], [4, 4], [1, 4], [1, 1], [3, 1], [3, 3])
    expect(stateOf(trapped)).toMatchObject({ problem: null, canClose: false, areaM2: null })
    const refused = close(trapped)
    expect(stateOf(refused)).toMatchObject({ closed: false, problem: { key: 'crossing', at: [1, 1] } })
    expect(drop(refused, [2, 3.5]).refusal).toBeNull()
  })
  it('to close a line that goes back and forth without end, and marks where', () => {
    const [ring = []] = comb(2400, 5).coordinates as Position[][]
    const endless = startModel({ ring: ring.slice(0, -1), closed: false })
    expect(stateOf(endless)).toMatchObject({
      canClose: false,
      problem: { key: 'zigzag', at: [expect.any(Number), 53.1] },
    })
    expect(hint(endless)).toBe('zigzag')
    expect(stateOf(close(endless)).closed).toBe(false)
  })
  it('one dot more than fit', () => {
    const ring = Array.from({ length: VERTICES_MAX }, (_, i): Position => [i / 100, 10])
    const full = drop(startModel({ ring, closed: false }), [60, 20])
    expect(full.refusal).toBe('full')
    expect(ringOf(full)).toHaveLength(VERTICES_MAX)
    expect(insert(full, 0, [0, 11]).refusal).toBe('full')
    expect(hold(full, 1, [0, 11], true)).toMatchObject({ refusal: 'full', pending: null })
  })
  it('dots after closing', () => {
    expect(ringOf(drop(square, [7, 55]))).toHaveLength(4)
  })
})

describe('drawing', () => {
  it('leads from the first dot to the closed shape', () => {
    expect(hint(startModel(EMPTY_DRAFT))).toBe('start')
    expect(hint(startModel(EMPTY_DRAFT), true)).toBe('zoom')
    expect(hint(drawn(...corners.slice(0, 2)))).toBe('next')
    expect(hint(drawn(...corners))).toBe('closable')
    expect(hint(square)).toBe('done')
    expect(hint(square, true)).toBe('done')
    expect(stateOf(square)).toMatchObject({ vertices: 4, closed: true, canFinish: true, canClose: false })
    expect(stateOf(square).areaM2).toBeGreaterThan(7.3e9)
  })
  it('takes closing back, and does it again', () => {
    expect(stateOf(undo(square)).closed).toBe(false)
    expect(stateOf(redo(undo(square))).closed).toBe(true)
  })
  it('shows a dragged dot, and makes one step of it', () => {
    let model = square
    for (const lat of [54.1, 54.2, 54.3]) model = hold(model, 2, [6, lat], false)
    expect(ringOf(model)[2]).toEqual([6, 54.3])
    expect(model.history).toBe(square.history)
    const moved = release(model)
    expect(ringOf(undo(moved))).toEqual(corners)
    expect(moved.selected).toBe(2)
  })
  it('drags a new dot out of an edge, also the one that closes', () => {
    const moved = release(hold(square, 4, [4.5, 53.5], true))
    expect(ringOf(moved)).toEqual([...corners, [4.5, 53.5]])
    expect(ringOf(undo(moved))).toEqual(corners)
  })
  it('forgets a drag that was called off', () => {
    expect(ringOf(letGo(hold(square, 2, [9, 50], false)))).toEqual(corners)
  })
  it('marks a crossing under the hand, and will not finish with it', () => {
    const crossed = hold(square, 2, [4, 53.5], false)
    expect(stateOf(crossed)).toMatchObject({ canFinish: false, areaM2: null, problem: { key: 'crossing' } })
    expect(stateOf(release(crossed)).canFinish).toBe(false)
    expect(hint(release(crossed))).toBe('crossing')
  })
  it('opens a triangle that loses a dot', () => {
    const triangle = close(drawn(...corners.slice(0, 3)))
    expect(stateOf(remove(triangle, 1))).toMatchObject({ closed: false, vertices: 2 })
  })
  it('starts again, which can be taken back', () => {
    expect(ringOf(clear(square))).toEqual([])
    expect(stateOf(undo(clear(square)))).toMatchObject({ closed: true, vertices: 4 })
    expect(clear(startModel(EMPTY_DRAFT)).history.undos).toEqual([])
  })
  it('says what a chosen dot is for', () => {
    expect(hint(select(square, 1))).toBe('selected')
  })
})

describe('around a part of a larger shape', () => {
  const hole: Position[] = [
    [5.4, 53.4],
    [5.6, 53.4],
    [5.6, 53.6],
    [5.4, 53.6],
    [5.4, 53.4],
  ]
  const others = [{ ring: hole.slice(0, -1), hole: true }]
  const holed = startModel({ ring: corners, closed: true, others })

  it('does not let the outer ring cross a hole or leave it outside', () => {
    expect(stateOf(hold(holed, 2, [5.5, 53.5], false)).problem?.key).toBe('crossing')
    const beside = startModel({
      ring: [
        [7, 53],
        [8, 53],
        [8, 54],
      ],
      closed: true,
      others,
    })
    expect(stateOf(beside).problem?.key).toBe('hole')
  })
  it('leaves the hole out of the size', () => {
    expect(stateOf(holed).areaM2).toBeLessThan(stateOf(square).areaM2 ?? 0)
  })
})
