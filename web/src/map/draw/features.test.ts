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

describe('what is drawn', () => {
  it('is nothing before the first dot', () => {
    const state = stateFor([])
    expect([...lineFeatures(state), ...aimFeatures(state, [5, 53]), ...dotFeatures(state, [], ALL)]).toEqual([])
  })
  it('leads from one dot to the aim, without a way back over itself', () => {
    expect(rolesOf(aimFeatures(stateFor(corners.slice(0, 1)), [6, 53]))).toEqual(['aim'])
  })
  it('shows the land with the next dot in it, and the way back to the first', () => {
    const features = aimFeatures(stateFor(corners), [5, 54])
    expect(rolesOf(features)).toEqual(['fill', 'aim', 'closing'])
    expect(features[0]?.geometry).toEqual({ type: 'Polygon', coordinates: [[...corners, [5, 54], [5, 53]]] })
  })
  it('warns before a next dot that would cross, and fills nothing then', () => {
    const hook = stateFor([
      [5, 53],
      [6, 53],
      [6, 54],
    ])
    expect(rolesOf(aimFeatures(hook, [5.5, 52]))).toEqual(['bad', 'closing'])
  })
  it('aims at nothing once closed', () => {
    expect(rolesOf(aimFeatures(stateFor(corners, true), [5, 54]))).toEqual(['fill'])
    expect(lineFeatures(stateFor(corners, true))[0]?.geometry).toMatchObject({ coordinates: [...corners, [5, 53]] })
  })
  it('ticks the first dot when it can close, unless it is the chosen one', () => {
    expect(rolesOf(dotFeatures(stateFor(corners), [], ALL))).toEqual(['first', 'dot', 'dot'])
    const chosen = stateOf(select(startModel({ ring: corners, closed: true }), 1))
    expect(rolesOf(dotFeatures(chosen, [], ALL))).toEqual(['dot', 'selected', 'dot'])
  })
  it('leaves out dots without room, but never the chosen one', () => {
    const chosen = stateOf(select(startModel({ ring: corners, closed: true }), 1))
    expect(rolesOf(dotFeatures(chosen, [], new Set([0])))).toEqual(['dot', 'selected'])
  })
  it('marks a crossing and both its stretches', () => {
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
