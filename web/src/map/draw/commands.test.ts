// @vitest-environment happy-dom
import type { Map } from 'maplibre-gl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { type Draft, EMPTY_DRAFT } from '../operations/operations.ts'
import { closedRing } from '../operations/shape.ts'
import { type Commands, createCommands, type DrawPlace } from './commands.ts'
import { drawByKeyboard } from './input.ts'
import { hold } from './model.ts'
import { createSession, type DrawSession } from './session.ts'
import { createSketch } from './sketch.ts'
import { type SnapLine, snapLines } from './snapping.ts'
import { doShapeJob, type ShapeJob } from '../shapes/shapeJobs.ts'

/** A fake map without WebGL: 100 pixels a degree, north up, 800 by 600. Only what drawing calls. */
function fakeMap() {
  let centre: Position = [5, 53]
  const canvas = document.createElement('canvas')
  Object.defineProperties(canvas, { clientWidth: { value: 800 }, clientHeight: { value: 600 } })
  document.body.append(canvas)
  const easeTo = vi.fn()
  const panBy = vi.fn()
  const map = {
    getCanvas: () => canvas,
    getZoom: () => 12,
    getCenter: () => ({ lng: centre[0], lat: centre[1] }),
    getBounds: () => ({ contains: ([lng]: Position) => Math.abs(lng - centre[0]) < 4 }),
    project: ([lng, lat]: Position) => ({ x: 400 + (lng - centre[0]) * 100, y: 300 - (lat - centre[1]) * 100 }),
    unproject: ([x, y]: Position) => ({ lng: centre[0] + (x - 400) / 100, lat: centre[1] - (y - 300) / 100 }),
    easeTo,
    panBy,
  }
  return { map: map as unknown as Map, canvas, easeTo, panBy, look: (at: Position) => (centre = at) }
}

let near: readonly SnapLine[] = []
let session: DrawSession
let commands: Commands
let on: ReturnType<typeof fakeMap>
const onStop = vi.fn()
const ring = () => session.get().state.draft.ring
const state = () => session.get().state

function draw(initial: Draft = EMPTY_DRAFT) {
  document.body.innerHTML = ''
  on = fakeMap()
  session = createSession(initial, { onChange: () => {} })
  const ask = (job: ShapeJob) => Promise.resolve(doShapeJob(job))
  const place: DrawPlace = { map: on.map, session, near: () => near, ask, minZoom: () => 9, inset: () => ({}), onStop }
  commands = createCommands(place)
  return place
}
function dropAt(...places: Position[]) {
  for (const place of places) {
    on.look(place)
    commands.dropAtCentre()
  }
}
const square: Position[] = [
  [4, 52],
  [6, 52],
  [6, 54],
  [4, 54],
]

beforeEach(() => {
  near = []
  onStop.mockClear()
  draw()
})

describe('refuses', () => {
  it('a dot from too far away, and says so', () => {
    session.look({ tooFar: true })
    dropAt([5, 53])
    expect(state()).toMatchObject({ vertices: 0, refusal: 'tooFar' })
  })
  it('the same place twice', () => {
    dropAt([5, 53], [5, 53], [5.05, 53])
    expect(state()).toMatchObject({ vertices: 1, selected: null })
  })
  it('to close over itself, and shows where when that is out of sight', () => {
    dropAt([0, 50], [2, 52], [2, 50], [0, 52])
    on.look([9, 53])
    commands.close()
    expect(state().closed).toBe(false)
    expect(on.easeTo).toHaveBeenCalledWith(expect.objectContaining({ center: [1, 51] }))
  })
  it('to delete when nothing is chosen', () => {
    dropAt(...square)
    commands.deleteSelected()
    expect(ring()).toEqual(square)
  })
})

describe('by the cross', () => {
  it('drops dots and closes near the first', () => {
    dropAt(...square, [4.2, 52.05])
    expect(state()).toMatchObject({ closed: true, vertices: 4 })
  })
  it('chooses a dot, puts it down elsewhere, and lets it go', () => {
    draw({ ring: square, closed: true })
    dropAt([6, 54])
    expect(state().selected).toBe(2)
    dropAt([7, 55])
    expect(state().selected).toBeNull()
    expect(ring()[2]).toEqual([7, 55])
    dropAt([7, 55], [7, 55])
    expect(state().selected).toBeNull()
    expect(ring()).toHaveLength(4)
  })
  it('puts a chosen dot down right beside the first, rather than closing', () => {
    draw({ ring: [...square, [5, 55]], closed: false })
    commands.select(4)
    dropAt([4.15, 52.2])
    expect(state()).toMatchObject({ closed: false, selected: null, vertices: 5 })
  })
  it('adds a dot at a small dot', () => {
    draw({ ring: square, closed: true })
    dropAt([5, 52])
    expect(ring()[1]).toEqual([5, 52])
    expect(state().selected).toBe(1)
  })
  it('comes near enough to draw, towards what is drawn', () => {
    dropAt([5, 53], [6, 54])
    commands.zoomToDraw()
    expect(on.easeTo).toHaveBeenCalledWith(expect.objectContaining({ center: [6, 54], zoom: 10 }))
  })
})

describe('by keys', () => {
  const press = (key: string, init: KeyboardEventInit = {}, target: Element = on.canvas) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    target.dispatchEvent(event)
    return event
  }
  beforeEach(() => {
    drawByKeyboard(draw(), commands)
  })

  it('leaves text fields their own undo, and other keys alone', () => {
    press('Enter')
    const field = document.body.appendChild(document.createElement('input'))
    expect(press('z', { ctrlKey: true }, field).defaultPrevented).toBe(false)
    expect(press('a').defaultPrevented).toBe(false)
    expect(ring()).toHaveLength(1)
  })
  it('does not rain dots while Enter is held', () => {
    press('Enter')
    on.look([6, 53])
    press('Enter', { repeat: true })
    expect(ring()).toHaveLength(1)
  })
  it('drops by Enter and Space, goes back and forth', () => {
    press('Enter')
    on.look([6, 53])
    expect(press(' ').defaultPrevented).toBe(true)
    press('Backspace')
    expect(ring()).toHaveLength(1)
    press('Z', { ctrlKey: true, shiftKey: true }, document.body)
    expect(ring()).toHaveLength(2)
    press('z', { metaKey: true }, document.body)
    press('y', { ctrlKey: true }, document.body)
    expect(ring()).toHaveLength(2)
    expect(session.get().view).toMatchObject({ input: 'keyboard', aim: 'centre' })
  })
  it('moves the map a little with Shift', () => {
    press('ArrowLeft', { shiftKey: true })
    press('ArrowLeft')
    expect(on.panBy.mock.calls).toEqual([[[-10, 0], { animate: false }]])
  })
  it('lets go of what is held, then of what is chosen, then stops', () => {
    dropAt(...square)
    session.update((model) => hold(model, 1, [9, 50], false))
    press('Escape')
    expect(ring()).toEqual(square)
    commands.select(1)
    press('Escape')
    expect(onStop).not.toHaveBeenCalled()
    press('Escape')
    expect(onStop).toHaveBeenCalledOnce()
    expect(ring()).toEqual(square)
  })
})

describe('freehand', () => {
  const round = Array.from({ length: 80 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 76
    return { x: 400 + 150 * Math.cos(angle), y: 300 + 150 * Math.sin(angle) }
  })
  const stroke = (points: { x: number; y: number }[]) => {
    const shown = vi.fn()
    const sketch = createSketch(draw(), commands, shown)
    commands.setTool('freehand')
    if (!sketch.wants(null)) return sketch
    sketch.start(points[0]!)
    for (const point of points.slice(1)) sketch.move(point)
    sketch.end()
    expect(shown).toHaveBeenLastCalledWith(null)
    return sketch
  }

  it('draws nothing from too far away, and nothing by a press', () => {
    const sketch = createSketch(draw(), commands, () => {})
    commands.setTool('freehand')
    session.look({ tooFar: true })
    expect(sketch.wants(null)).toBe(false)
    stroke(round.slice(0, 1))
    expect(ring()).toHaveLength(0)
  })
  it('closes a round, without what the hand drew beyond its beginning, in one step', () => {
    stroke(round)
    expect(state()).toMatchObject({ closed: true, problem: null, canFinish: true })
    expect(ring().length).toBeGreaterThan(8)
    expect(ring().length).toBeLessThan(60)
    commands.undo()
    expect(state()).toMatchObject({ closed: false, vertices: 0 })
    commands.redo()
    expect(state().closed).toBe(true)
  })
  it('leaves a half round open, to be continued', () => {
    stroke(round.slice(0, 40))
    expect(state()).toMatchObject({ closed: false, problem: null })
    const { vertices } = state()
    dropAt([4.9, 54.8])
    expect(state().vertices).toBe(vertices + 1)
  })
  it('leaves nothing behind when a second finger comes', () => {
    const sketch = createSketch(draw(), commands, () => {})
    commands.setTool('freehand')
    sketch.start(round[0]!)
    sketch.move(round[9]!)
    sketch.cancel()
    expect(ring()).toHaveLength(0)
  })
})

describe('a circle', () => {
  beforeEach(() => commands.setTool('circle'))

  it('is no ring before it is used, and Escape forgets it', () => {
    dropAt([5, 53])
    expect(session.get().view.circle?.center).toEqual([5, 53])
    commands.escape()
    expect(session.get().view.circle).toBeNull()
    expect(onStop).not.toHaveBeenCalled()
    expect(ring()).toHaveLength(0)
  })
  it('has the radius that is typed, within limits, and closes when it is used', () => {
    dropAt([5, 53])
    commands.setRadius(NaN)
    commands.setRadius(1200)
    dropAt([5, 53])
    expect(state()).toMatchObject({ closed: true, canFinish: true, vertices: 60 })
    expect(state().areaM2).toBeCloseTo(Math.PI * 1200 ** 2, -5)
    commands.undo()
    expect(state().vertices).toBe(0)
  })
  it('reaches as far as it is dragged', () => {
    const sketch = createSketch(draw(), commands, () => {})
    commands.setTool('circle')
    sketch.start({ x: 400, y: 300 })
    sketch.move({ x: 400, y: 310 })
    sketch.end()
    expect(session.get().view.circle?.radius).toBeCloseTo(11_120, -2)
  })
})

describe('a shape of several rings', () => {
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

  it('is not changed by a line that crosses itself, by two dots, or by one beside it', async () => {
    await cut([4.5, 52.5], [5, 53], [5, 52.5], [4.5, 53])
    expect(state()).toMatchObject({ goal: 'cut', problem: { key: 'crossing' } })
    draw({ ring: square, closed: true })
    await cut([4.5, 52.5], [5, 53])
    expect(state().refusal).toBe('few')
    draw({ ring: square, closed: true })
    await cut([7, 52], [8, 52], [8, 53])
    expect(state()).toMatchObject({ refusal: 'beside', goal: 'cut' })
  })
  it('gets a hole, which is taken up by a press and filled again', async () => {
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
  it('is left as it was when its change is called off', () => {
    commands.beginGoal('add')
    commands.escape()
    expect(state()).toMatchObject({ goal: null, closed: true, draft: { ring: square } })
    expect(onStop).not.toHaveBeenCalled()
  })
  it('splits along a line and merges again', async () => {
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
  it('is not replaced by an answer that comes after something else was done', async () => {
    commands.beginGoal('cut')
    dropAt(...hole)
    commands.close()
    commands.undo()
    await computed()
    expect(state()).toMatchObject({ goal: 'cut', closed: false })
    expect(ring()).toHaveLength(3)
  })
  it('loses a part with its last three dots', async () => {
    await cut(...hole)
    commands.takeRing(0)
    for (let i = 0; i < 2; i++) {
      commands.select(0)
      commands.deleteSelected()
    }
    expect(state()).toMatchObject({ rings: 1, vertices: 4, canFinish: true })
  })
  it('takes a whole shape from elsewhere in one step', async () => {
    const shape: AreaShape = { type: 'Polygon', coordinates: [closedRing(hole)] }
    await commands.setShape(shape, 'border', 'OpenStreetMap way 1')
    expect(state()).toMatchObject({ vertices: 4, canFinish: true })
    expect(session.get().counters).toMatchObject({ tools: ['border'], source: 'OpenStreetMap way 1' })
    commands.undo()
    expect(ring()).toEqual(square)
  })
})

describe('along a border', () => {
  beforeEach(() => {
    near = snapLines([
      [
        [7, 53],
        [7, 54],
        [8, 54],
      ],
    ])
  })

  it('a dot is put on its corner, or on the line', () => {
    dropAt([7.03, 53.95], [6.95, 53.4], [6, 53.4])
    expect(ring()).toEqual([
      [7, 54],
      [7, 53.4],
      [6, 53.4],
    ])
  })
  it('a dot is put where the cross is once that is switched off', () => {
    commands.setSnap(false)
    dropAt([7.03, 53.95])
    expect(ring()).toEqual([[7.03, 53.95]])
  })
})
