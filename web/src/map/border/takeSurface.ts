import { type BorderView, OSM_LICENCE, OSM_SOURCE } from '@fieldfare/shared/border.ts'
import { sideOfRing } from '@fieldfare/shared/geo/crossing.ts'
import { type AreaShape, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { BorderFacts } from '../operations/borderOrigin.ts'
import { fetchBorders } from './data.ts'
import { placeWithin, type Surface } from './surface.ts'

const HECTARE_M2 = 10_000
/** The factors within which two sizes are of the same surface: tiles simplify, and those of a lower zoom more. */
const ALIKE = [0.5, 2] as const

export interface Taken {
  shape: AreaShape
  facts: BorderFacts
  /** The other borders there. */
  others: BorderView[]
}

/**
 * Fetches the exact border of a surface at a place. Where there is none to be had, it is what the map shows, if that is all of it; null
 * otherwise, since half a wood is worse than none.
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
