import { HOTSPOT_CELLS_MOST, type HotspotBox } from '@fieldfare/shared/hotspot.ts'
import { countryNames } from '@fieldfare/shared/intl.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { ringsOf } from './countPeople.ts'
import { readCountryShape } from './countryShape.ts'
import type { Rings } from './polygonCells.ts'
import { projectionFor } from './projection.ts'
import { boxRings, extentOf, type StudyGrid, studyGrid } from './studyGrid.ts'

const NAMES = countryNames('en')

/** The choice of a study area: the land of a community, a country by its code, or a box. */
export interface StudyAreaOf {
  communityId: string | null
  country: string | null
  box: HotspotBox | null
}
export interface StudyArea {
  /** The title of the community, or the country's name in English; null for a box. */
  place: string | null
  /** The shape of the study area in degrees, and the extent of the shape. */
  shape: Rings
  extent: HotspotBox
  /** Identifies the study area: equal for the same community, country or box. */
  key: string
}

/** Reads the present shape of a study area; undefined if its community is not public, or no country has the code. */
export async function studyArea(db: Tx, { communityId, country, box }: StudyAreaOf): Promise<StudyArea | undefined> {
  if (box) return { place: null, shape: boxRings(box), extent: box, key: `box ${box.join(' ')}` }
  if (country) {
    const shape = await readCountryShape(country)
    return shape && { place: NAMES.of(country) ?? country, shape, extent: extentOf(shape), key: `country ${country}` }
  }
  const { rows } = await sql<{ title: string; shape: Buffer }>`
    select title, ST_AsBinary(geom, 'NDR') as shape from community where id = ${communityId} and seen and deleted_at is null`.execute(
    db,
  )
  const [row] = rows
  if (!row) return undefined
  const shape = ringsOf(row.shape)
  return { place: row.title, shape, extent: extentOf(shape), key: `community ${communityId}` }
}

/** Returns the grid of a study area. @throws AppError bad-input if no cell or too many cells have their centre in the study area */
export function gridOf({ shape, extent }: Pick<StudyArea, 'shape' | 'extent'>, cellMetres: number): StudyGrid {
  const grid = studyGrid(shape, projectionFor(extent), cellMetres)
  if (!grid || grid.columns.length > HOTSPOT_CELLS_MOST)
    throw new AppError('bad-input', [{ path: ['area'], key: 'manyCells', params: { max: HOTSPOT_CELLS_MOST } }])
  if (grid.columns.length === 0) throw new AppError('bad-input', [{ path: ['area'], key: 'noCells' }])
  return grid
}
