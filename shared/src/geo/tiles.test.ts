import { describe, expect, it } from 'vitest'
import { boxOf, tileAt, tilesOf } from './tiles.ts'

describe('tiles', () => {
  it('keeps places at and beyond the edges inside the grid', () => {
    expect(tileAt(180, -85, 7)).toEqual({ x: 127, y: 127 })
    expect(tileAt(-180, 85, 7)).toEqual({ x: 0, y: 0 })
  })

  it('gives no list where there would be too many', () => {
    expect(tilesOf([-180, -85, 180, 85], 7, 24)).toBeNull()
  })

  it('puts Groningen where web maps have it, and its tile around it', () => {
    expect(tileAt(6.58956, 53.214578, 7)).toEqual({ x: 66, y: 41 })
    const [west, south, east, north] = boxOf({ x: 66, y: 41 }, 7)
    expect(west).toBeLessThan(6.58956)
    expect(east).toBeGreaterThan(6.58956)
    expect(south).toBeLessThan(53.214578)
    expect(north).toBeGreaterThan(53.214578)
  })

  it('lists every tile under a box', () => {
    expect(tilesOf([4.5, 52, 6.5, 53.5], 7, 24)).toEqual([
      { x: 65, y: 41 },
      { x: 65, y: 42 },
      { x: 66, y: 41 },
      { x: 66, y: 42 },
    ])
  })
})
