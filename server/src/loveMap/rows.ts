import type { Level } from '@fieldfare/shared/limits.ts'
import { LOVE_CELL_ZOOMS, LOVE_FOREVER, loveClass, type LoveMapFacts } from '@fieldfare/shared/loveMap.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import type { TileAddress } from '../tile/address.ts'

/** A cell for some years: `people` is its class, at least so many. */
export interface LoveStep {
  x: number
  y: number
  level: Level
  people: number
  /** The first year at whose end it was so, and the first in which it was more again. */
  since: number
  until: number
}

interface Row {
  x: number
  y: number
  level: string
  years: number[]
  people: number[]
}

export async function lastRelease(db: Tx): Promise<LoveMapFacts> {
  const row = await db.selectFrom('love_release').select(['as_of', 'first_year']).executeTakeFirst()
  if (!row) return { asOf: null, from: null, to: null }
  return { asOf: row.as_of.toISOString(), from: row.first_year, to: row.as_of.getUTCFullYear() }
}

/** The cells of a tile, 16 by 16, those of at least five people. */
export async function cellsOfTile(db: Tx, { z, x, y }: TileAddress): Promise<LoveStep[]> {
  const side = 2 ** LOVE_CELL_ZOOMS
  const columns = sql.join(Array.from({ length: side }, (_, i) => sql.lit(x * side + i)))
  // The columns each by name: only so does the key, which is by column and row, lead to them.
  const { rows } = await sql<Row>`select x, y, level, years, people from love_cell
    where z = ${sql.lit(z + LOVE_CELL_ZOOMS)} and x in (${columns}) and y between ${y * side} and ${y * side + side - 1}
    order by x, y, level`.execute(db)
  return rows.flatMap(stepsOf)
}

/** A cell's years as steps of its class: the exact numbers stay here. */
export function stepsOf({ x, y, level, years, people }: Row): LoveStep[] {
  const steps: LoveStep[] = []
  for (const [i, since] of years.entries()) {
    const shown = loveClass(people[i] ?? 0)
    const last = steps.at(-1)
    if (shown === null || last?.people === shown) continue
    if (last) last.until = since
    steps.push({ x, y, level: level as Level, people: shown, since, until: LOVE_FOREVER })
  }
  return steps
}
