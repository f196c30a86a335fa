import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import type { CellRow } from './method.ts'

/** The number of cells inserted per statement, so that other queries run in between. */
const CHUNK = 1000

/** A cell with its number in the run (`seq`) and its shape as text. */
export type KeptCell = CellRow & { seq: number; shape: string }

/** Stores the cells of a run. */
export async function keepRunCells(db: Tx, runId: string, cells: readonly KeptCell[]): Promise<void> {
  for (let from = 0; from < cells.length; from += CHUNK)
    await sql`insert into hotspot_cell (run_id, seq, code, people, weight, z, p, bin, hotspot, geom)
      select ${runId}::uuid, seq, code, people, weight, z, p, bin, hotspot, ST_GeomFromText(shape, 4326)
      from jsonb_to_recordset(${JSON.stringify(cells.slice(from, from + CHUNK))}::jsonb) as c (seq integer, code text, people integer,
        weight double precision, z double precision, p double precision, bin smallint, hotspot integer, shape text)`.execute(
      db,
    )
}

export const removeRunCells = (db: Tx, runId: string) =>
  db.deleteFrom('hotspot_cell').where('run_id', '=', runId).execute()
