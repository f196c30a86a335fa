import { type BorderView, OSM_LICENCE, OSM_SOURCE } from '@fieldfare/shared/border.ts'
import { sideOfRing } from '@fieldfare/shared/geo/crossing.ts'
import { type AreaShape, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { BorderFacts } from '../operations/borderOrigin.ts'
import { fetchBorders } from './data.ts'
import { placeWithin, type Surface } from './surface.ts'

const HECTARE_M2 = 10_000
/** The range of a border's size, as a share of a surface's, in which both are the same thing: tiles are simplified, more at lower zooms. */
const ALIKE = [0.5, 2] as const

export interface Taken {
  shape: AreaShape
  facts: BorderFacts
  /** The other borders at the same place. */
  others: BorderView[]
}

/**
 * Fetches the exact border of a surface at a place. If the server has none, returns the surface's shape from the map's tiles, if all of
 * its tiles are loaded; otherwise null, since half a wood is worse than none.
 */
export async function takeSurface(
  surface: Surface,
  at: Position,
  fetchAll: typeof fetchBorders = fetchBorders,
): Promise<Taken | null> {
  const borders = await fetchAll(isOn(surface.shape, at) ? at : (placeWithin(surface) ?? at))
  const border = borders.find((one) => isOf(surface, one))
  if (border) return { shape: border.shape, facts: border, others: borders.filter((one) => one !== border) }
  if (!surface.whole) return null
  return {
    shape: surface.shape,
    facts: {
      source: OSM_SOURCE,
      id: `${surface.layer}/${surface.id ?? ''}`,
      licence: OSM_LICENCE,
      dated: new Date().toISOString().slice(0, 10),
    },
    others: borders,
  }
}

function isOf({ kind, m2, whole }: Surface, border: BorderView): boolean {
  const share = (border.hectares * HECTARE_M2) / m2
  return border.kind === kind && share > ALIKE[0] && (!whole || share < ALIKE[1])
}

const isOn = (shape: AreaShape, at: Position): boolean =>
  partsOfShape(shape).some(([outer, ...holes]) => {
    const isIn = (ring: readonly Position[]) => sideOfRing(at, ring) > 0
    return outer !== undefined && isIn(outer) && !holes.some(isIn)
  })
