import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../testing/holds.ts'
import { boxOf, tileAt, tilesOf, widenedToTiles } from './tiles.ts'

describe('tileAt, tilesOf, boxOf', () => {
  it('a position at the edge of the world lies in a tile at the edge of the grid', () => {
    expect(tileAt(180, -85, 7)).toEqual({ x: 127, y: 127 })
    expect(tileAt(-180, 85, 7)).toEqual({ x: 0, y: 0 })
  })

  it('tilesOf returns null for a box of more tiles than the maximum', () => {
    expect(tilesOf([-180, -85, 180, 85], 7, 24)).toBeNull()
  })

  it('Groningen is in the same tile as on other web maps, and the box of the tile contains it', () => {
    expect(tileAt(6.58956, 53.214578, 7)).toEqual({ x: 66, y: 41 })
    const [west, south, east, north] = boxOf({ x: 66, y: 41 }, 7)
    expect(west).toBeLessThan(6.58956)
    expect(east).toBeGreaterThan(6.58956)
    expect(south).toBeLessThan(53.214578)
    expect(north).toBeGreaterThan(53.214578)
  })

  it('tilesOf lists every tile that a box overlaps', () => {
    expect(tilesOf([4.5, 52, 6.5, 53.5], 7, 24)).toEqual([
      { x: 65, y: 41 },
      { x: 65, y: 42 },
      { x: 66, y: 41 },
      { x: 66, y: 42 },
    ])
  })
})

describe('tileAt, widenedToTiles at random places', () => {
  const lng = fc.integer({ min: -180_000_000, max: 180_000_000 }).map((millionths) => millionths / 1e6)
  const lat = fc.integer({ min: -85_000_000, max: 85_000_000 }).map((millionths) => millionths / 1e6)
  const zoom = fc.integer({ min: 0, max: 20 })
  // A box in degrees is rounded to six decimals.
  const slack = 1e-6

  it('the box of the tile at a place contains the place, at any zoom', () =>
    holds([lng, lat, zoom], (x, y, z) => {
      const [west, south, east, north] = boxOf(tileAt(x, y, z), z)
      expect(x).toBeGreaterThanOrEqual(west - slack)
      expect(x).toBeLessThanOrEqual(east + slack)
      expect(y).toBeGreaterThanOrEqual(south - slack)
      expect(y).toBeLessThanOrEqual(north + slack)
      expect(tileAt((west + east) / 2, (south + north) / 2, z)).toEqual(tileAt(x, y, z))
    }))

  it('a box widened to whole tiles contains the original box', () =>
    holds([lng, lat, lng, lat, zoom], (a, b, c, d, z) => {
      const box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const
      const wide = widenedToTiles(box, z, 10_000)
      const count = tilesOf(box, z, 10_000)?.length
      expect(wide === null).toBe(count === undefined)
      if (!wide) return
      for (const [i, degrees] of box.entries())
        expect(i < 2 ? degrees - wide[i]! : wide[i]! - degrees).toBeGreaterThanOrEqual(-slack)
    }))
})
