// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { closedRing } from '@fieldfare/shared/geo/rings.ts'
import { borderOrigin } from '../operations/borderOrigin.ts'
import { type Draft, EMPTY_DRAFT } from '../operations/operations.ts'
import type { Commands } from './commands.ts'
import type { DrawSession } from './session.ts'
import { createSketch } from './sketch.ts'
import { type SnapLine, snapLines } from './snapping.ts'
import { drawOnFake } from './testMap.ts'

let session: DrawSession
let commands: Commands
let dropAt: ReturnType<typeof drawOnFake>['dropAt']
const onStop = vi.fn()
const ring = () => session.get().state.draft.ring
const state = () => session.get().state

function draw(initial: Draft = EMPTY_DRAFT, near: readonly SnapLine[] = []) {
  const drawing = drawOnFake(initial, near, onStop)
  ;({ session, commands, dropAt } = drawing)
  return drawing.place
}
const square: Position[] = [
  [4, 52],
  [6, 52],
  [6, 54],
  [4, 54],
]

beforeEach(() => {
  onStop.mockClear()
  draw()
})

describe('createSketch', () => {
  const round = Array.from({ length: 80 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 76
    return { x: 400 + 150 * Math.cos(angle), y: 300 + 150 * Math.sin(angle) }
  })
  const stroke = (points: { x: number; y: number }[]) => {
    const onShow = vi.fn()
    const sketch = createSketch(draw(), commands, onShow)
    commands.setTool('freehand')
    if (!sketch.wants(null)) return sketch
    sketch.start(points[0]!)
    for (const point of points.slice(1)) sketch.move(point)
    sketch.end()
    expect(onShow).toHaveBeenLastCalledWith(null)
    return sketch
  }

  it('freehand draws nothing when zoomed out too far, and nothing for a single press', () => {
    const sketch = createSketch(draw(), commands, () => {})
    commands.setTool('freehand')
    session.look({ tooFar: true })
    expect(sketch.wants(null)).toBe(false)
    stroke(round.slice(0, 1))
    expect(ring()).toHaveLength(0)
  })
  it('freehand closes a stroke that ends near its start and removes the overshoot, as a single undo step', () => {
    stroke(round)
    expect(state()).toMatchObject({ closed: true, problem: null, canFinish: true })
    expect(ring().length).toBeGreaterThan(8)
    expect(ring().length).toBeLessThan(60)
    commands.undo()
    expect(state()).toMatchObject({ closed: false, vertices: 0 })
    commands.redo()
    expect(state().closed).toBe(true)
  })
  it('freehand leaves a stroke of half a circle open, and vertices can then be added', () => {
    stroke(round.slice(0, 40))
    expect(state()).toMatchObject({ closed: false, problem: null })
    const { vertices } = state()
    dropAt([4.9, 54.8])
    expect(state().vertices).toBe(vertices + 1)
  })
  it('freehand discards the stroke on cancel', () => {
    const sketch = createSketch(draw(), commands, () => {})
    commands.setTool('freehand')
    sketch.start(round[0]!)
    sketch.move(round[9]!)
    sketch.cancel()
    expect(ring()).toHaveLength(0)
  })
})

describe('the circle tool', () => {
  beforeEach(() => commands.setTool('circle'))

  it('adds no ring before the circle is confirmed, and Escape discards the circle', () => {
    dropAt([5, 53])
    expect(session.get().view.circle?.center).toEqual([5, 53])
    commands.escape()
    expect(session.get().view.circle).toBeNull()
    expect(onStop).not.toHaveBeenCalled()
    expect(ring()).toHaveLength(0)
  })
  it('the circle takes a typed radius, ignores an invalid radius, and becomes a closed ring when confirmed', () => {
    dropAt([5, 53])
    commands.setRadius(NaN)
    commands.setRadius(1200)
    dropAt([5, 53])
    expect(state()).toMatchObject({ closed: true, canFinish: true, vertices: 60 })
    expect(state().areaM2).toBeCloseTo(Math.PI * 1200 ** 2, -5)
    commands.undo()
    expect(state().vertices).toBe(0)
  })
  it('a drag sets the radius of the circle', () => {
    const sketch = createSketch(draw(), commands, () => {})
    commands.setTool('circle')
    sketch.start({ x: 400, y: 300 })
    sketch.move({ x: 400, y: 310 })
    sketch.end()
    expect(session.get().view.circle?.radius).toBeCloseTo(11_120, -2)
  })
})

describe('editing a shape of several rings', () => {
  const computed = () => vi.waitFor(() => expect(session.get().view.busy).toBe(false))
  const hole: Position[] = [
    [4.5, 52.5],
    [5, 52.5],
    [5, 53],
    [4.5, 53],
  ]
  const cut = async (...dots: Position[]) => {
    commands.beginGoal('cut')
    for (const dot of dots) dropAt(dot)
    commands.close()
    await computed()
  }
  beforeEach(() => {
    draw({ ring: square, closed: true })
  })

  it('refuses to cut along a line that crosses itself, has only two vertices or lies beside the shape', async () => {
    await cut([4.5, 52.5], [5, 53], [5, 52.5], [4.5, 53])
    expect(state()).toMatchObject({ goal: 'cut', problem: { key: 'crossing' } })
    draw({ ring: square, closed: true })
    await cut([4.5, 52.5], [5, 53])
    expect(state().refusal).toBe('few')
    draw({ ring: square, closed: true })
    await cut([7, 52], [8, 52], [8, 53])
    expect(state()).toMatchObject({ refusal: 'beside', goal: 'cut' })
  })
  it('a hole can be cut, selected by a press and filled, and these steps can be undone and redone', async () => {
    const before = state().areaM2!
    await cut(...hole)
    expect(state()).toMatchObject({ goal: null, rings: 2, canFinish: true, vertices: 8 })
    expect(state().areaM2).toBeLessThan(before)
    dropAt([4.75, 52.75])
    expect(state().draft.hole).toBe(true)
    commands.deleteRing()
    expect(state()).toMatchObject({ rings: 1, areaM2: before })
    commands.undo()
    commands.undo()
    commands.undo()
    expect(state()).toMatchObject({ goal: 'cut', closed: false })
    commands.redo()
    expect(state()).toMatchObject({ rings: 2, closed: true })
  })
  it('Escape before anything is added to a shape keeps the shape unchanged', () => {
    commands.beginGoal('add')
    commands.escape()
    expect(state()).toMatchObject({ goal: null, closed: true, draft: { ring: square } })
    expect(onStop).not.toHaveBeenCalled()
  })
  it('splits the shape along a line, and merges the two parts again', async () => {
    const before = state().areaM2!
    commands.beginGoal('split')
    dropAt([5, 51], [5.2, 55])
    commands.close()
    await computed()
    expect(state()).toMatchObject({ parts: 2, canFinish: true })
    commands.merge()
    await computed()
    expect(state()).toMatchObject({ parts: 1, canFinish: true })
    expect(state().areaM2! / before).toBeCloseTo(1, 2)
  })
  it('ignores the result of a cut if the person undoes a step before the result arrives', async () => {
    commands.beginGoal('cut')
    dropAt(...hole)
    commands.close()
    commands.undo()
    await computed()
    expect(state()).toMatchObject({ goal: 'cut', closed: false })
    expect(ring()).toHaveLength(3)
  })
  it('removes the whole hole if one of its last three vertices is deleted', async () => {
    await cut(...hole)
    commands.takeRing(0)
    for (let i = 0; i < 2; i++) {
      commands.select(0)
      commands.deleteSelected()
    }
    expect(state()).toMatchObject({ rings: 1, vertices: 4, canFinish: true })
  })
  it('takeBorder replaces the shape in one undo step, and borderOrigin says whether the taken border was changed afterwards', async () => {
    const shape: AreaShape = { type: 'Polygon', coordinates: [closedRing(hole)] }
    const facts = { source: 'OpenStreetMap', id: 'park/1', licence: 'ODbL 1.0', dated: '2026-11-22' }
    await commands.takeBorder(shape, facts)
    expect(state()).toMatchObject({ vertices: 4, canFinish: true })
    expect(session.get().counters).toMatchObject({ tools: ['border'] })
    expect(borderOrigin(state().draft)).toEqual({ ...facts, changed: false })
    commands.select(0)
    commands.deleteSelected()
    expect(borderOrigin(state().draft)).toEqual({ ...facts, changed: true })
    commands.undo()
    expect(borderOrigin(state().draft)).toEqual({ ...facts, changed: false })
    commands.undo()
    expect(ring()).toEqual(square)
    expect(borderOrigin(state().draft)).toBeUndefined()
  })
  it('takeBorder changes nothing if the drawing was edited since the border was requested', async () => {
    const shape: AreaShape = { type: 'Polygon', coordinates: [closedRing(hole)] }
    const facts = { source: 'OpenStreetMap', id: 'park/1', licence: 'ODbL 1.0', dated: '2026-11-22' }
    const asked = state().draft
    commands.select(0)
    commands.deleteSelected()
    await commands.takeBorder(shape, facts, asked)
    expect(ring()).toEqual(square.slice(1))
    await commands.takeBorder(shape, facts, state().draft)
    expect(borderOrigin(state().draft)).toEqual({ ...facts, changed: false })
  })
  it("simplify reduces the vertices to the given limit in one undo step, and sets refusal to 'simplified'", async () => {
    const round = Array.from({ length: 60 }, (_, i): Position => {
      const turn = (i / 60) * 2 * Math.PI
      return [5 + Math.cos(turn) / 10, 53 + Math.sin(turn) / 10]
    })
    draw({ ring: round, closed: true })
    commands.simplify(20)
    await vi.waitFor(() => expect(state().vertices).toBeLessThanOrEqual(20))
    expect(state()).toMatchObject({ canFinish: true, refusal: 'simplified' })
    commands.undo()
    expect(state().vertices).toBe(60)
  })
  it('borderOrigin returns the source of a taken border even after cuts and fills, but not after clear', async () => {
    const facts = { source: 'OpenStreetMap', id: 'park/1', licence: 'ODbL 1.0', dated: '2026-11-22' }
    await commands.takeBorder({ type: 'Polygon', coordinates: [closedRing(square)] }, facts)
    commands.beginGoal('cut')
    commands.endGoal()
    expect(borderOrigin(state().draft)).toEqual({ ...facts, changed: false })
    await cut(...hole)
    commands.takeRing(0)
    expect(borderOrigin(state().draft)).toEqual({ ...facts, changed: true })
    commands.deleteRing()
    expect(borderOrigin(state().draft)).toEqual({ ...facts, changed: false })
    commands.clear()
    expect(borderOrigin(state().draft)).toBeUndefined()
  })
})

describe('snapping to a border', () => {
  beforeEach(() => {
    const border: Position[] = [
      [7, 53],
      [7, 54],
      [8, 54],
    ]
    draw(EMPTY_DRAFT, snapLines([border]))
  })

  it('snaps a vertex to a nearby corner of a border, else to a nearby edge of the border, else not at all', () => {
    dropAt([7.03, 53.95], [6.95, 53.4], [6, 53.4])
    expect(ring()).toEqual([
      [7, 54],
      [7, 53.4],
      [6, 53.4],
    ])
  })
  it('puts a vertex exactly at the crosshair when snapping is off', () => {
    commands.setSnap(false)
    dropAt([7.03, 53.95])
    expect(ring()).toEqual([[7.03, 53.95]])
  })
})
