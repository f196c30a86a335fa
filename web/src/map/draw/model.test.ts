import { describe, expect, it } from 'vitest'
import { VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { comb } from '@fieldfare/shared/geo/testShapes.ts'
import { EMPTY_DRAFT } from '../operations/operations.ts'
import { clear, close, drop, hold, insert, letGo, redo, release, remove, select, undo } from './model.ts'
import { type Model, startModel } from './model.ts'
import { stateOf } from './state.ts'
import { hintOf } from './tools/tools.ts'

const modelOf = (...dots: Position[]): Model => dots.reduce(drop, startModel(EMPTY_DRAFT))
const corners: Position[] = [
  [5, 53],
  [6, 53],
  [6, 54],
  [5, 54],
]
const square = close(modelOf(...corners))
const ringOf = (model: Model) => stateOf(model).draft.ring
const hint = (model: Model, tooFar = false) => hintOf({ ...stateOf(model), tool: 'dots', circle: null, tooFar })

describe('the drawing model, refusals', () => {
  it("refuses to close a line of two vertices, with refusal 'few'", () => {
    const model = close(modelOf([5, 53], [6, 53]))
    expect(stateOf(model)).toMatchObject({ closed: false, canClose: false, refusal: 'few' })
    expect(hint(model)).toBe('few')
  })
  it('refuses to close a line that crosses itself, and returns the position of the crossing', () => {
    const bow = modelOf([5, 53], [7, 55], [7, 53], [5, 55])
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
  it('refuses to close a line whose closing edge would cross the line, but accepts further vertices', () => {
    const trapped = modelOf([0, 0], [4, 0], [4, 4], [1, 4], [1, 1], [3, 1], [3, 3])
    expect(stateOf(trapped)).toMatchObject({ problem: null, canClose: false, areaM2: null })
    const refused = close(trapped)
    expect(stateOf(refused)).toMatchObject({ closed: false, problem: { key: 'crossing', at: [1, 1] } })
    expect(drop(refused, [2, 3.5]).refusal).toBeNull()
  })
  it('refuses to close a zigzag of thousands of edges, and returns the position of a bend', () => {
    const [ring = []] = comb(2400, 5).coordinates as Position[][]
    const endless = startModel({ ring: ring.slice(0, -1), closed: false })
    expect(stateOf(endless)).toMatchObject({
      canClose: false,
      problem: { key: 'zigzag', at: [expect.any(Number), 53.1] },
    })
    expect(hint(endless)).toBe('zigzag')
    expect(stateOf(close(endless)).closed).toBe(false)
  })
  it("refuses a vertex beyond VERTICES_MAX, with refusal 'full'", () => {
    const ring = Array.from({ length: VERTICES_MAX }, (_, i): Position => [i / 100, 10])
    const full = drop(startModel({ ring, closed: false }), [60, 20])
    expect(full.refusal).toBe('full')
    expect(ringOf(full)).toHaveLength(VERTICES_MAX)
    expect(insert(full, 0, [0, 11]).refusal).toBe('full')
    expect(hold(full, 1, [0, 11], true)).toMatchObject({ refusal: 'full', pending: null })
  })
  it('adds no vertex to a closed ring', () => {
    expect(ringOf(drop(square, [7, 55]))).toHaveLength(4)
  })
})

describe('the drawing model', () => {
  it('gives the hint of each step, from the empty draft to the closed shape', () => {
    expect(hint(startModel(EMPTY_DRAFT))).toBe('start')
    expect(hint(startModel(EMPTY_DRAFT), true)).toBe('zoom')
    expect(hint(modelOf(...corners.slice(0, 2)))).toBe('next')
    expect(hint(modelOf(...corners))).toBe('closable')
    expect(hint(square)).toBe('done')
    expect(hint(square, true)).toBe('done')
    expect(stateOf(square)).toMatchObject({ vertices: 4, closed: true, canFinish: true, canClose: false })
    expect(stateOf(square).areaM2).toBeGreaterThan(7.3e9)
  })
  it('undo opens a ring that was just closed, and redo closes the ring again', () => {
    expect(stateOf(undo(square)).closed).toBe(false)
    expect(stateOf(redo(undo(square))).closed).toBe(true)
  })
  it('a vertex follows a drag at once; release adds one step to the history and selects nothing', () => {
    let model = square
    for (const lat of [54.1, 54.2, 54.3]) model = hold(model, 2, [6, lat], false)
    expect(ringOf(model)[2]).toEqual([6, 54.3])
    expect(model.history).toBe(square.history)
    const moved = release(model)
    expect(ringOf(undo(moved))).toEqual(corners)
    expect(moved.selected).toBeNull()
  })
  it('a new vertex can be dragged out of the closing edge, and undo removes the vertex', () => {
    const moved = release(hold(square, 4, [4.5, 53.5], true))
    expect(ringOf(moved)).toEqual([...corners, [4.5, 53.5]])
    expect(ringOf(undo(moved))).toEqual(corners)
  })
  it('letGo restores the shape as it was before the drag', () => {
    expect(ringOf(letGo(hold(square, 2, [9, 50], false)))).toEqual(corners)
  })
  it("a drag that makes the ring cross itself sets problem to 'crossing' and canFinish to false", () => {
    const crossed = hold(square, 2, [4, 53.5], false)
    expect(stateOf(crossed)).toMatchObject({ canFinish: false, areaM2: null, problem: { key: 'crossing' } })
    expect(stateOf(release(crossed)).canFinish).toBe(false)
    expect(hint(release(crossed))).toBe('crossing')
  })
  it('a closed triangle becomes an open line when a vertex is removed', () => {
    const triangle = close(modelOf(...corners.slice(0, 3)))
    expect(stateOf(remove(triangle, 1))).toMatchObject({ closed: false, vertices: 2 })
  })
  it('clear removes all vertices, as one step of undo', () => {
    expect(ringOf(clear(square))).toEqual([])
    expect(stateOf(undo(clear(square)))).toMatchObject({ closed: true, vertices: 4 })
    expect(clear(startModel(EMPTY_DRAFT)).history.undos).toEqual([])
  })
  it("gives the hint 'selected' for a selected vertex", () => {
    expect(hint(select(square, 1))).toBe('selected')
  })
})

describe('the drawing model, shapes with holes', () => {
  const hole: Position[] = [
    [5.4, 53.4],
    [5.6, 53.4],
    [5.6, 53.6],
    [5.4, 53.6],
    [5.4, 53.4],
  ]
  const others = [{ ring: hole.slice(0, -1), hole: true }]
  const holed = startModel({ ring: corners, closed: true, others })

  it('reports an outer ring that crosses a hole or does not contain the hole', () => {
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
  it('subtracts the area of the hole from areaM2', () => {
    expect(stateOf(holed).areaM2).toBeLessThan(stateOf(square).areaM2 ?? 0)
  })
})
