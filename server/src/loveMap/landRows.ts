import { type AreaShape, bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import type { CommunityFigures } from '@fieldfare/shared/communityFigures.ts'
import { LEVELS } from '@fieldfare/shared/limits.ts'
import { LOVE_GRID, type LoveMapFacts } from '@fieldfare/shared/loveMap.ts'
import { worldOf } from '@fieldfare/shared/map/mapFrame.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { assertCan, signedIn } from '../call/call.ts'
import type { Deps, Session } from '../call/context.ts'
import { assertOwner, communityFigures } from '../community/communityFigures.ts'
import { asGeoJson } from '../db/geo.ts'
import type { Tx } from '../db/tables.ts'
import { cellBox } from './keepCells.ts'
import { lastRelease } from './rows.ts'
import { type KeptCell, type LoveStep, stepsOf } from './steps.ts'

/** Cells of the box around land: finer grids are not shown of it. */
const LAND_CELLS_MAX = 1024

/** A step of a cell with the zoom of its grid. */
export type LandCell = LoveStep & { z: number }

/** What a land owner gets of the love map: what everyone may read of the cells that touch the land, and the released figures. */
export interface LandLoveMap {
  id: string
  title: string
  geometry: AreaShape
  /** The cells that touch the land, of each level in its own grid. */
  cells: LandCell[]
  release: LoveMapFacts
  figures: CommunityFigures
}

/** @throws not-signed-in, not-verified, forbidden or not-found for whom the figures of the community are not for */
export async function landLoveMap(
  db: Tx,
  { TIME_ZONE: timeZone }: Pick<Deps['config'], 'TIME_ZONE'>,
  id: string,
  who: Session | null,
): Promise<LandLoveMap> {
  assertCan('community.seeMine', { who })
  await assertOwner(db, id, signedIn('community.seeMine', who))
  const land = await db
    .selectFrom('community')
    .select(['title', asGeoJson('geom').as('geometry')])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  if (!land) throw new AppError('not-found')
  const cells = await cellsOn(db, id, land.geometry)
  const [release, figures] = [await lastRelease(db), await communityFigures(db, id, { timeZone })]
  return { id, ...land, cells, release, figures }
}

/**
 * The cells that touch land, of each level those of the finest grid in which there are any: where few people drew, larger cells say more than
 * none. Cells are no larger than the land.
 */
async function cellsOn(db: Tx, id: string, shape: AreaShape): Promise<LandCell[]> {
  const cells: LandCell[] = []
  for (const grid of gridsOver(shape)) {
    const found = new Set(cells.map(({ level }) => level))
    if (found.size === LEVELS.length) break
    const { z, columns, rows } = grid
    const { rows: kept } = await sql<KeptCell>`select x, y, level, years, people from love_cell
      where z = ${sql.lit(z)} and x = any(${columns}::integer[]) and y between ${rows[0]} and ${rows[1]}
        and ST_Intersects((select geom from community where id = ${id}), ${cellBox})
      order by x, y, level`.execute(db)
    cells.push(...kept.flatMap(stepsOf).flatMap((step) => (found.has(step.level) ? [] : [{ ...step, z }])))
  }
  return cells
}

/** The grids that suit a shape, the finest first, each with the columns and rows of its box: not too many cells, and more than one. */
function gridsOver(shape: AreaShape): { z: number; columns: number[]; rows: [number, number] }[] {
  const [west, south, east, north] = bboxOf(shape)
  const [[left, top], [right, bottom]] = [worldOf(west, north), worldOf(east, south)]
  const side = Math.max(right - left, bottom - top)
  return Array.from({ length: LOVE_GRID.max - LOVE_GRID.min + 1 }, (_, i) => LOVE_GRID.max - i).flatMap((z) => {
    const cell = (share: number) => Math.min(2 ** z - 1, Math.max(0, Math.floor(share * 2 ** z)))
    const [first, last, rows] = [cell(left), cell(right), [cell(top), cell(bottom)] as [number, number]]
    const count = (last - first + 1) * (rows[1] - rows[0] + 1)
    const isFit = z === LOVE_GRID.min || z === LOVE_GRID.max || side * 2 ** z >= 1
    if (count > LAND_CELLS_MAX || !isFit) return []
    return [{ z, columns: Array.from({ length: last - first + 1 }, (_, at) => first + at), rows }]
  })
}
