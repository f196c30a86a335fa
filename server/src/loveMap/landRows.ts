import { type AreaShape, bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import type { CommunityFigures } from '@fieldfare/shared/communityFigures.ts'
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

/** Cells of the box around land: the finest grid with no more of them is shown of it. */
const LAND_CELLS_MAX = 1024

/** What a land owner gets of the love map: what everyone may read of the cells that touch the land, and the released figures. */
export interface LandLoveMap {
  id: string
  title: string
  geometry: AreaShape
  /** The zoom of the grid of the cells. */
  z: number
  steps: LoveStep[]
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
  const { z, columns, rows } = gridOver(land.geometry)
  const { rows: cells } = await sql<KeptCell>`select x, y, level, years, people from love_cell
    where z = ${sql.lit(z)} and x = any(${columns}::integer[]) and y between ${rows[0]} and ${rows[1]}
      and ST_Intersects((select geom from community where id = ${id}), ${cellBox})
    order by x, y, level`.execute(db)
  const [release, figures] = [await lastRelease(db), await communityFigures(db, id, { timeZone })]
  return { id, ...land, z, steps: cells.flatMap(stepsOf), release, figures }
}

/** The finest grid that has few enough cells over a shape, and those of its box. */
function gridOver(shape: AreaShape): { z: number; columns: number[]; rows: [number, number] } {
  const [west, south, east, north] = bboxOf(shape)
  const [[left, top], [right, bottom]] = [worldOf(west, north), worldOf(east, south)]
  for (let z: number = LOVE_GRID.max; ; z--) {
    const cell = (share: number) => Math.min(2 ** z - 1, Math.floor(share * 2 ** z))
    const [first, last, rows] = [cell(left), cell(right), [cell(top), cell(bottom)] as [number, number]]
    if (z > LOVE_GRID.min && (last - first + 1) * (rows[1] - rows[0] + 1) > LAND_CELLS_MAX) continue
    return { z, columns: Array.from({ length: last - first + 1 }, (_, i) => first + i), rows }
  }
}
