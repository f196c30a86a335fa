import { describe, expect, it } from 'vitest'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { aimFeatures, dotFeatures, lineFeatures } from './features.ts'
import { select, startModel } from './model.ts'
import { stateOf } from './state.ts'

const corners: Position[] = [
  [5, 53],
  [6, 53],
  [6, 54],
]
const ALL = new Set([0, 1, 2, 3])
const stateFor = (ring: Position[], closed = false) => stateOf(startModel({ ring, closed }))
const rolesOf = (features: { properties: { role: string } }[]) => features.map(({ properties }) => properties.role)

describe('features of a drawing', () => {
  it('lineFeatures, aimFeatures and dotFeatures return nothing before the first vertex', () => {
    const state = stateFor([])
    expect([...lineFeatures(state), ...aimFeatures(state, [5, 53]), ...dotFeatures(state, [], ALL)]).toEqual([])
  })
  it('for a single vertex, aimFeatures draws only the line to the place of the next vertex', () => {
    expect(rolesOf(aimFeatures(stateFor(corners.slice(0, 1)), [6, 53]))).toEqual(['aim'])
  })
  it('aimFeatures fills the ring that the next vertex would make, and draws the closing line', () => {
    const features = aimFeatures(stateFor(corners), [5, 54])
    expect(rolesOf(features)).toEqual(['fill', 'aim', 'closing'])
    expect(features[0]?.geometry).toEqual({ type: 'Polygon', coordinates: [[...corners, [5, 54], [5, 53]]] })
  })
  it('aimFeatures marks the line to the next vertex if that line would cross another, and fills nothing', () => {
    const hook = stateFor([
      [5, 53],
      [6, 53],
      [6, 54],
    ])
    expect(rolesOf(aimFeatures(hook, [5.5, 52]))).toEqual(['bad', 'closing'])
  })
  it('for a closed ring, aimFeatures draws only the fill, and lineFeatures the whole outline', () => {
    expect(rolesOf(aimFeatures(stateFor(corners, true), [5, 54]))).toEqual(['fill'])
    expect(lineFeatures(stateFor(corners, true))[0]?.geometry).toMatchObject({ coordinates: [...corners, [5, 53]] })
  })
  it('dotFeatures marks the first vertex of a line that can be closed, and the selected vertex of a closed ring', () => {
    expect(rolesOf(dotFeatures(stateFor(corners), [], ALL))).toEqual(['first', 'dot', 'dot'])
    const selected = stateOf(select(startModel({ ring: corners, closed: true }), 1))
    expect(rolesOf(dotFeatures(selected, [], ALL))).toEqual(['dot', 'selected', 'dot'])
  })
  it('dotFeatures leaves out vertices that are not in `seen`, but keeps the selected vertex', () => {
    const selected = stateOf(select(startModel({ ring: corners, closed: true }), 1))
    expect(rolesOf(dotFeatures(selected, [], new Set([0])))).toEqual(['dot', 'selected'])
  })
  it('lineFeatures marks both segments that cross, and dotFeatures the point where they cross', () => {
    const bow = stateFor([
      [5, 53],
      [7, 55],
      [7, 53],
      [5, 55],
    ])
    expect(rolesOf(lineFeatures(bow))).toEqual(['line', 'bad', 'bad'])
    const mark = dotFeatures(bow, [], ALL).at(-1)
    expect(mark).toMatchObject({ properties: { role: 'crossing' }, geometry: { coordinates: [6, 54] } })
  })
})
