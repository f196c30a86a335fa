import { checkGeometry, VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import { describe, expect, it } from 'vitest'
import { closedRing } from '@fieldfare/shared/geo/rings.ts'
import { type Fix, lineOf, NO_TRACK, ringOf, withFix } from './track.ts'

const M = 1 / 111_320
/** Makes the positions of a walk around a square of 200 m by 200 m, one every 2 s, with small errors. */
function recorded(seconds = 600): Fix[] {
  const side = 200
  return Array.from({ length: seconds / 2 }, (_, i) => {
    const along = ((i * 2) / seconds) * 4 * side
    const [edge, rest] = [Math.floor(along / side), along % side]
    const [x, y] = [
      [rest, 0],
      [side, rest],
      [side - rest, side],
      [0, side - rest],
    ][edge] ?? [0, 0]
    const tremble = Math.sin(i * 12.9898) * 2
    return { lng: 4.75 + ((x! + tremble) * M) / 0.6, lat: 53.08 + (y! + tremble) * M, accuracy: 5, at: i * 2000 }
  })
}
const walk = (fixes: Fix[]) => fixes.reduce(withFix, NO_TRACK)
const start: Fix = { lng: 4.75, lat: 53.08, accuracy: 5, at: 0 }

describe('withFix', () => {
  it('drops a position that jumps 500 m away, and continues from the next position', () => {
    const fixes = recorded()
    const jumped = fixes.toSpliced(100, 0, { ...fixes[99]!, lat: fixes[99]!.lat + 500 * M, at: fixes[99]!.at + 1000 })
    expect(walk(jumped)).toMatchObject({ jumps: 1 })
    expect(lineOf(walk(jumped))).toEqual(lineOf(walk(fixes)))
  })
  it('drops repeated jumps to the same wrong position', () => {
    const wrong = Array.from({ length: 5 }, (_, i): Fix => ({ ...start, lat: 53.08 + 500 * M, at: 1000 * (i + 1) }))
    expect(walk([start, ...wrong])).toMatchObject({ jumps: 5, points: [start] })
  })
  it("leaves inaccurate positions out of the track's points, and stores the latest of them as `last`", () => {
    const rough = [500, NaN].map((accuracy, i): Fix => ({ ...start, lat: 53.081, accuracy, at: 60_000 * (i + 1) }))
    expect(walk([start, ...rough])).toMatchObject({ rough: 2, points: [start], last: rough[1] })
  })
  it('drops small movements around the same position', () => {
    const still = Array.from({ length: 50 }, (_, i): Fix => ({ ...start, lat: 53.08 + (i % 3) * M, at: i * 1000 }))
    expect(walk(still).points).toHaveLength(1)
  })
})

describe('withFix and ringOf', () => {
  it('withFix continues after a long gap if the distance can have been walked in that time', () => {
    const laterFix: Fix = { ...start, lat: 53.08 + 600 * M, at: 10 * 60_000 }
    expect(walk([start, laterFix])).toMatchObject({ jumps: 0, points: [start, laterFix] })
    expect(walk([start, laterFix]).metres).toBeCloseTo(600, -1)
  })
  it('ringOf makes a valid ring of a recorded walk', () => {
    const { ring, simplified } = ringOf(walk(recorded()))
    expect(simplified).toBe(false)
    expect(ring.length).toBeLessThan(120)
    expect(checkGeometry({ type: 'Polygon', coordinates: [closedRing(ring)] })).toMatchObject({ ok: true })
  })
  it('ringOf makes a valid ring of a walk with a stretch back and forth', () => {
    const fixes = recorded()
    const forth = fixes.slice(140, 150).toReversed()
    const { ring } = ringOf(
      walk([...fixes.slice(0, 150), ...forth, ...fixes.slice(140)].map((fix, i) => ({ ...fix, at: i * 2000 }))),
    )
    expect(checkGeometry({ type: 'Polygon', coordinates: [closedRing(ring)] })).toMatchObject({ ok: true })
  })
  it('withFix halves the points of a very long walk, and ringOf returns a simplified ring with simplified true', () => {
    const points = Array.from({ length: 20_000 }, (_, i): Fix => {
      const angle = (i * 2 * Math.PI) / 20_000
      const radius = 0.1 + 0.004 * Math.sin(angle * 1500)
      return { lng: 5 + radius * Math.cos(angle), lat: 53 + radius * Math.sin(angle), accuracy: 5, at: i * 60_000 }
    })
    const track = withFix({ ...NO_TRACK, points }, { ...start, lng: 5.1, lat: 53.01, at: 21_000 * 60_000 })
    expect(track.points).toHaveLength(10_001)
    const { ring, simplified } = ringOf(track)
    expect(ring.length).toBeLessThan(VERTICES_MAX / 5 + 1)
    expect(simplified).toBe(true)
  })
})
