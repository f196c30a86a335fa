import type { BorderView } from '@fieldfare/shared/border.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { describe, expect, it, vi } from 'vitest'
import { placeWithin, type Surface } from './surface.ts'
import { takeSurface } from './takeSurface.ts'

const square = (west: number, south: number, side: number): Position[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
]
/** A wood with a glade in its middle. */
const WOOD: Surface = {
  layer: 'landcover',
  kind: 'wood',
  id: 17,
  names: null,
  shape: { type: 'Polygon', coordinates: [square(9.5, 47.2, 0.01), square(9.5045, 47.2045, 0.001)] },
  lines: [],
  m2: 840_000,
  whole: true,
  box: [9.5, 47.2, 9.51, 47.21],
}
const GLADE: Position = [9.505, 47.205]
const border = (kind: string, hectares: number, id = kind): BorderView => ({
  id,
  kind,
  hectares,
  name: '',
  source: 'OpenStreetMap',
  licence: 'ODbL 1.0',
  dated: '2026-11-26',
  shape: { type: 'Polygon', coordinates: [square(9.5, 47.2, 0.0101)] },
  simplified: false,
})

describe('takeSurface, without a fitting border', () => {
  it('takes nothing if the server returns no border and part of the wood lies in missing tiles', async () => {
    expect(await takeSurface({ ...WOOD, whole: false }, GLADE, async () => [])).toBeNull()
  })
  it("takes nothing if part of the surface is missing and the server's borders are of another kind or size", async () => {
    const part = { ...WOOD, whole: false }
    expect(await takeSurface(part, GLADE, async () => [border('heath', 84), border('wood', 3)])).toBeNull()
  })
})

describe('takeSurface', () => {
  it("requests borders once, for a glade at a place in the wood around it, and returns the wood's exact border and the other borders", async () => {
    const [wood, reserve] = [border('wood', 85), border('reserve', 400)]
    const fetchAll = vi.fn(async (_at: Position) => [wood, reserve])
    expect(await takeSurface(WOOD, GLADE, fetchAll)).toEqual({ shape: wood.shape, facts: wood, others: [reserve] })
    expect(fetchAll).toHaveBeenCalledExactlyOnceWith(placeWithin(WOOD))
    const at: Position = [9.501, 47.201]
    await takeSurface(WOOD, at, fetchAll)
    expect(fetchAll).toHaveBeenLastCalledWith(at)
  })
  it('returns the shape from the map, with its source, if the server returns no border', async () => {
    const taken = await takeSurface(WOOD, GLADE, async () => [])
    expect(taken?.shape).toBe(WOOD.shape)
    expect(taken?.facts).toMatchObject({ source: 'OpenStreetMap', id: 'landcover/17', licence: 'ODbL 1.0' })
  })
})
