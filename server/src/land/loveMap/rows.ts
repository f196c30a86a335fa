import { LOVE_CELL_ZOOMS, type LoveMapFacts } from '@fieldfare/shared/loveMap.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import type { TileAddress } from '../tile/address.ts'
import { type KeptCell, type LoveStep, stepsOf } from './steps.ts'

export async function lastRelease(db: Tx): Promise<LoveMapFacts> {
  const row = await db.selectFrom('love_release').select(['as_of', 'first_year']).executeTakeFirst()
  if (!row) return { asOf: null, from: null, to: null }
  return { asOf: row.as_of.toISOString(), from: row.first_year, to: row.as_of.getUTCFullYear() }
}

/** Reads the cells of a tile, 16 by 16: those in which at least five people drew. */
export async function cellsOfTile(db: Tx, { z, x, y }: TileAddress): Promise<LoveStep[]> {
  const side = 2 ** LOVE_CELL_ZOOMS
  const columns = sql.join(Array.from({ length: side }, (_, i) => sql.lit(x * side + i)))
  // The columns are listed one by one: otherwise the primary key, which is by column and row, is not used.
  const { rows } = await sql<KeptCell>`select x, y, level, years, people from love_cell
    where z = ${sql.lit(z + LOVE_CELL_ZOOMS)} and x in (${columns}) and y between ${y * side} and ${y * side + side - 1}
    order by x, y, level`.execute(db)
  return rows.flatMap(stepsOf)
}
