import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { boxOf, tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { describe, expect, it } from 'vitest'
import { createSurfaces } from './surface.ts'
import { createTileStock, cutToBox, type TileFeature } from './tileParts.ts'

const Z = 14
/** A corner at which four tiles meet, and the tile to its south-west. */
const CORNER = (() => {
  const tile = tileAt(9.55, 47.27, Z)
  const [, , east, north] = boxOf(tile, Z)
  return { tile, at: [east, north] as Position }
})()
const REACH: Position = [0.0005, 0.0004]
const HALF = 0.004

const square = ([lng, lat]: Position, half: number): Position[] => [
  [lng - half, lat - half],
  [lng + half, lat - half],
  [lng + half, lat + half],
  [lng - half, lat + half],
  [lng - half, lat - half],
]

interface Thing {
  class: string
  rings: Position[][]
  id?: number
}

/** Makes a search among fake surfaces in the four tiles around the corner. Each surface is cut to each tile plus a small margin. */
function stocked(things: Thing[], missing: readonly string[] = []) {
  const stock = createTileStock('openmaptiles')
  const buffer = 0.0003
  const features = [0, 1].flatMap((dx) =>
    [0, 1].flatMap((dy) => {
      const [x, y] = [CORNER.tile.x + dx, CORNER.tile.y - dy]
      const [west, south, east, north] = boxOf({ x, y }, Z)
      const around = [west - buffer, south - buffer, east + buffer, north + buffer] as const
      if (missing.includes(`${dx}${dy}`)) return []
      return things.flatMap(({ class: kind, rings, id }): TileFeature[] => {
        const cut = rings.map((ring) => cutToBox(ring, around)).filter((ring) => ring.length > 3)
        if (!cut[0]) return []
        const geometry = { type: 'Polygon', coordinates: cut } as const
        return [{ id, properties: { class: kind, subclass: kind }, geometry, _x: x, _y: y, _z: Z }]
      })
    }),
  )
  stock.refresh((layer) => (layer === 'landcover' ? features : []))
  return createSurfaces(stock)
}

const [lng, lat] = CORNER.at
const wood = (id?: number): Thing => ({ class: 'wood', rings: [square(CORNER.at, HALF)], id })
const inside: Position = [lng - HALF / 2, lat - HALF / 2]

describe('createSurfaces, without a surface', () => {
  it('finds no surface at a place beside every surface, in a field, or where no tile is loaded', () => {
    expect(stocked([wood()]).at([lng - 3 * HALF, lat], REACH)).toBeNull()
    expect(stocked([{ ...wood(), class: 'farmland' }]).at(inside, REACH)).toBeNull()
    expect(stocked([]).at(inside, REACH)).toBeNull()
  })
  it('finds no surface in a clearing that is a large share of the wood around it', () => {
    const around = { ...wood(), rings: [square(CORNER.at, HALF), square(inside, HALF / 2.1)] }
    expect(stocked([around]).at(inside, REACH)).toBeNull()
  })
  it('finds no surface at a flower bed, since that is smaller than the smallest surface', () => {
    expect(stocked([{ ...wood(), rings: [square(inside, 0.00005)] }]).at(inside, REACH)).toBeNull()
  })
})

describe('createSurfaces', () => {
  it.each([[undefined], [371]])(
    'joins the parts of a wood with id %s from four tiles, with the right size and an edge without seams',
    (id) => {
      const surface = stocked([wood(id)]).at(inside, REACH)
      expect(surface).toMatchObject({ kind: 'wood', whole: true, id: id ?? null })
      // 0.008 degrees high and wide at this latitude.
      expect(surface!.m2 / (889.5 * 604.5)).toBeCloseTo(1, 1)
      const corners = surface!.lines.flat()
      expect(
        corners.every(
          ([x, y]) => Math.abs(Math.abs(x - lng) - HALF) < 1e-9 || Math.abs(Math.abs(y - lat) - HALF) < 1e-9,
        ),
      ).toBe(true)
      expect(surface!.lines).toHaveLength(4)
    },
  )
  it('sets whole to false for a surface that reaches into a missing tile', () => {
    expect(stocked([wood()], ['11']).at(inside, REACH)).toMatchObject({ whole: false })
  })
  it('finds the smallest of several surfaces at a place, and returns the same object for two places in one wood', () => {
    const lake = { class: 'heath', rings: [square(inside, HALF / 4)] }
    const surfaces = stocked([wood(), lake])
    expect(surfaces.at(inside, REACH)?.kind).toBe('heath')
    const other: Position = [lng + HALF / 2, lat + HALF / 2]
    const found = surfaces.at(other, REACH)
    expect(found?.kind).toBe('wood')
    expect(surfaces.at([lng + HALF / 3, lat - HALF / 3], REACH)).toBe(found)
  })
  it('finds a wood from a small glade inside the wood and from just outside its edge, but not from farther away', () => {
    const glade = { ...wood(), rings: [square(CORNER.at, HALF), square(inside, HALF / 8)] }
    expect(stocked([glade]).at(inside, REACH)?.kind).toBe('wood')
    expect(stocked([wood()]).at([lng - HALF - REACH[0] * 0.9, lat - HALF / 2], REACH)?.kind).toBe('wood')
    expect(stocked([wood()]).at([lng - HALF - REACH[0] * 1.1, lat - HALF / 2], REACH)).toBeNull()
  })
})
