import { HOTSPOT_CELLS_MOST, type HotspotBox } from '@fieldfare/shared/hotspot.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { ringsOf } from './countPeople.ts'
import type { Rings } from './polygonCells.ts'
import { projectionFor } from './projection.ts'
import { boxRings, type StudyGrid, studyGrid } from './studyGrid.ts'

/** A study area: the land of a community, or a box. */
export interface StudyAreaOf {
  communityId: string | null
  box: HotspotBox | null
}
export interface StudyArea {
  /** The title of the community; null for a box. */
  place: string | null
  /** The shape in degrees, and its extent. */
  shape: Rings
  extent: HotspotBox
  /** Names it: the same community or box has the same one. */
  key: string
}

/** Reads a study area as it is now; undefined where its community is not there for everyone. */
export async function studyArea(db: Tx, { communityId, box }: StudyAreaOf): Promise<StudyArea | undefined> {
  if (box) return { place: null, shape: boxRings(box), extent: box, key: `box ${box.join(' ')}` }
  const { rows } = await sql<{ title: string; shape: Buffer }>`
    select title, ST_AsBinary(geom, 'NDR') as shape from community where id = ${communityId} and seen and deleted_at is null`.execute(
    db,
  )
  const [row] = rows
  if (!row) return undefined
  const shape = ringsOf(row.shape)
  return { place: row.title, shape, extent: extentOf(shape), key: `community ${communityId}` }
}

function extentOf(shape: Rings): HotspotBox {
  const extent: HotspotBox = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of shape.flat())
    for (const [i, value] of ring.entries()) {
      const axis = i % 2 === 0 ? 0 : 1
      extent[axis] = Math.min(extent[axis], value)
      extent[axis + 2] = Math.max(extent[axis + 2] ?? value, value)
    }
  return extent
}

/** Returns the grid of a study area. @throws AppError bad-input where no cell has its centre in it, or too many have */
export function gridOf({ shape, extent }: Pick<StudyArea, 'shape' | 'extent'>, cellMetres: number): StudyGrid {
  const grid = studyGrid(shape, projectionFor(extent), cellMetres)
  if (!grid || grid.columns.length > HOTSPOT_CELLS_MOST)
    throw new AppError('bad-input', [{ path: ['area'], key: 'manyCells', params: { max: HOTSPOT_CELLS_MOST } }])
  if (grid.columns.length === 0) throw new AppError('bad-input', [{ path: ['area'], key: 'noCells' }])
  return grid
}
