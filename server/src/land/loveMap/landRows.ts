import { type AreaShape, bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import type { CommunityFigures } from '@fieldfare/shared/communityFigures.ts'
import { LEVELS } from '@fieldfare/shared/limits.ts'
import { LOVE_GRID, type LoveMapFacts } from '@fieldfare/shared/loveMap.ts'
import { worldOf } from '@fieldfare/shared/map/mapFrame.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { assertCan, signedIn } from '../../platform/call/call.ts'
import type { Session } from '../../platform/session/session.ts'
import { assertOwner, communityFigures } from '../community/communityFigures.ts'
import { asGeoJson } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { cellBox } from './keepCells.ts'
import { lastRelease } from './rows.ts'
import { type KeptCell, type LoveStep, stepsOf } from './steps.ts'

/** The most cells along the longer side of the land: smaller cells could not be seen in a picture of it. */
const LAND_CELLS_MOST = 20
/** The fewest cells of a level: if a grid has fewer, a coarser grid is shown. */
const LAND_CELLS_MIN = 4
/** The fewest cells along the longer side of the land: larger cells say nothing about this land. */
const LAND_CELLS_ALONG = 3

/** A step of a cell (a span of years with one class), with the zoom of its grid. */
export type LandCell = LoveStep & { z: number }

/** The love map of a community's land, for its owner: the public data of the cells that touch the land, and the released figures. */
export interface LandLoveMap {
  id: string
  title: string
  geometry: AreaShape
  /** The cells that touch the land; the cells of each level are of one grid. */
  cells: LandCell[]
  release: LoveMapFacts
  figures: CommunityFigures
}

/**
 * Reads the love map of a community's land. @throws not-signed-in, not-verified, forbidden or not-found if the reader may not see the
 * figures of the community
 */
export async function landLoveMap(db: Tx, id: string, who: Session | null): Promise<LandLoveMap> {
  assertCan('community.seeMine', { who })
  await assertOwner(db, id, signedIn('community.seeMine', who))
  const land = await db
    .selectFrom('community')
    .select(['title', asGeoJson('geom').as('geometry')])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!land) throw new AppError('not-found')
  const cells = await cellsOn(db, id, land.geometry)
  const [release, figures] = [await lastRelease(db), await communityFigures(db, id)]
  return { id, ...land, cells, release, figures }
}

/**
 * Reads the cells that touch the land. The cells of each level are of one grid: the finest one with at least LAND_CELLS_MIN cells, else the
 * one with the most. Where few people drew, larger cells say more than none.
 */
async function cellsOn(db: Tx, id: string, shape: AreaShape): Promise<LandCell[]> {
  const byGrid: LandCell[][] = []
  for (const { z, columns, rows } of gridsOver(shape)) {
    const { rows: kept } = await sql<KeptCell>`select x, y, level, years, people from love_cell
      where z = ${sql.lit(z)} and x = any(${columns}::integer[]) and y between ${rows[0]} and ${rows[1]}
        and ST_Intersects((select geom from community where id = ${id}), ${cellBox})
      order by x, y, level`.execute(db)
    byGrid.push(kept.flatMap(stepsOf).map((step) => ({ ...step, z })))
  }
  return LEVELS.flatMap((level) => {
    const grids = byGrid.map((cells) => cells.filter((cell) => cell.level === level))
    const most = grids.toSorted((one, other) => other.length - one.length)[0]
    return grids.find((cells) => cells.length >= LAND_CELLS_MIN) ?? most ?? []
  })
}

/**
 * Returns the grids that suit a shape, the finest first, each with the columns and rows of the shape's box: grids with too many or too
 * large cells are left out.
 */
function gridsOver(shape: AreaShape): { z: number; columns: number[]; rows: [number, number] }[] {
  const [west, south, east, north] = bboxOf(shape)
  const [[left, top], [right, bottom]] = [worldOf(west, north), worldOf(east, south)]
  const side = Math.max(right - left, bottom - top)
  return Array.from({ length: LOVE_GRID.max - LOVE_GRID.min + 1 }, (_, i) => LOVE_GRID.max - i).flatMap((z) => {
    const cell = (share: number) => Math.min(2 ** z - 1, Math.max(0, Math.floor(share * 2 ** z)))
    const [first, last, rows] = [cell(left), cell(right), [cell(top), cell(bottom)] as [number, number]]
    const along = side * 2 ** z
    const isLarge = z < LOVE_GRID.max && along < LAND_CELLS_ALONG
    if (isLarge || (z > LOVE_GRID.min && along > LAND_CELLS_MOST)) return []
    return [{ z, columns: Array.from({ length: last - first + 1 }, (_, at) => first + at), rows }]
  })
}
