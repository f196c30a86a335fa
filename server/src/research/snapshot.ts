import { createHmac, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { ResearchCounts } from '@fieldfare/shared/research.ts'
import { sql } from 'kysely'
import { createGeoPackage, geometryBytes } from '../platform/formats/geoPackageFile.ts'
import type { Database } from '../platform/db/connect.ts'
import { atOneMoment } from './oneMoment.ts'
import { SUPPRESSED } from './labels.ts'
import { QUERIES } from './queries.ts'
import type { Field, Table } from './codebook.ts'
import type { PseudonymOf } from './plan.ts'

/** The number of rows that are read at a time: about 10 MB with the largest shapes. */
const BATCH = 100
/** The number of bits of the random row keys, whose order reveals nothing; it fits SQLite's keys of 64 bits. */
const KEY_BITS = 51n

/** A person in a package, with the times of the consents at that moment. */
interface InPackage {
  pseudonym: string
  personId: string
  consentAt: Date
  experimentAt: Date | null
}
/** An area in a package. */
interface AreaInPackage {
  pseudonym: string
  areaId: string
}
export interface Snapshot {
  at: Date
  counts: ResearchCounts
  /**
   * The respondents, as one JSON list per batch: the text is kept in memory until all are read, and takes a tenth of a
   * kilobyte per person.
   */
  people: string[]
  /** The areas, as one JSON list per batch. */
  areas: string[]
}

type Row = Record<string, unknown> & {
  box?: [number, number, number, number]
  consent_at?: Date
  experiment_at?: Date | null
}
const COLUMN = {
  string: 'TEXT',
  date: 'TEXT',
  yearmonth: 'TEXT',
  integer: 'INTEGER',
  number: 'DOUBLE',
  geometry: 'MULTIPOLYGON',
}

/**
 * Reads all tables in one database snapshot into a new GeoPackage, batch by batch. On the embedded database other queries wait meanwhile,
 * since it has one session.
 * @returns the time of the snapshot, the rows of each table, and the people and areas by pseudonym; the pseudonyms' key is not stored
 */
export async function readSnapshot(
  database: Pick<Database, 'kysely'>,
  path: string,
  tables: Table[],
): Promise<Snapshot> {
  const secret = randomBytes(32)
  const pseudonym = (of: PseudonymOf, value: string) =>
    of + createHmac('sha256', secret).update(`${of} ${value}`).digest('hex').slice(0, 20)
  const file = await createGeoPackage(path)
  try {
    return await atOneMoment(database, async (tx, at) => {
      const counts = { suppressed: 0 } as ResearchCounts
      const people: string[] = []
      const areas: string[] = []
      for (const table of tables) {
        const keep = keeper(file, table, pseudonym)
        await sql.raw(`declare research_rows no scroll cursor for ${QUERIES[table.name]}`).execute(tx)
        let number = 0
        for (;;) {
          const batch = (await sql<Row>`fetch ${sql.lit(BATCH)} from research_rows`.execute(tx)).rows
          if (batch.length === 0) break
          number += batch.length
          counts.suppressed = (counts.suppressed ?? 0) + keep.all(batch)
          if (table.name === 'respondents')
            people.push(
              JSON.stringify(
                batch.map(({ respondent, consent_at, experiment_at }): InPackage => ({
                  pseudonym: pseudonym('R', String(respondent)),
                  personId: String(respondent),
                  consentAt: consent_at ?? at,
                  experimentAt: experiment_at ?? null,
                })),
              ),
            )
          if (table.name === 'areas')
            areas.push(
              JSON.stringify(
                batch.map(({ area }): AreaInPackage => ({
                  pseudonym: pseudonym('A', String(area)),
                  areaId: String(area),
                })),
              ),
            )
        }
        await sql`close research_rows`.execute(tx)
        keep.end()
        counts[table.name] = number
      }
      return { at, counts, people, areas }
    })
  } finally {
    file.close()
  }
}

/** Creates a table in the file, and returns functions that write rows into it. */
function keeper(
  file: DatabaseSync,
  { name, fields, key }: Table,
  pseudonym: (of: PseudonymOf, value: string) => string,
) {
  const shaped = fields.some(({ type }) => type === 'geometry')
  const columns = fields.map((field) => `"${field.name}" ${COLUMN[field.type]}`)
  file.exec(`create table ${name} (fid integer primary key not null, ${columns.join(', ')});
    insert into gpkg_contents (table_name, data_type, identifier, srs_id)
      values ('${name}', '${shaped ? 'features' : 'attributes'}', '${name}', ${shaped ? 4326 : 'null'});`)
  if (shaped) file.exec(`insert into gpkg_geometry_columns values ('${name}', 'geometry', 'MULTIPOLYGON', 4326, 0, 0)`)
  const insert = file.prepare(`insert into ${name} values (${['fid', ...fields].map(() => '?').join(', ')})`)
  const extent = [Infinity, Infinity, -Infinity, -Infinity]
  const valueOf = (row: Row, { name: column, type, pseudonym: of, missing }: Field) => {
    const value = row[column]
    if (type === 'geometry') return geometryBytes(value as Buffer, row.box ?? [0, 0, 0, 0])
    const answer = value === null || value === undefined || value === '' ? (missing ?? '') : (value as string | number)
    const stored = of && !String(answer).startsWith('-9') ? pseudonym(of, String(answer)) : answer
    // SQLite would store a number in a text column with a decimal point.
    return COLUMN[type] === 'TEXT' ? String(stored) : stored
  }
  return {
    /** Writes rows. @returns the number of suppressed values */
    all(rows: readonly Row[]): number {
      let suppressed = 0
      file.exec('begin')
      for (const row of rows) {
        const values = fields.map((field) => valueOf(row, field))
        suppressed += values.filter((value) => value === SUPPRESSED).length
        const fid = randomBytes(8).readBigUInt64LE() >> (64n - KEY_BITS)
        insert.run(fid, ...values)
        for (const [at, value] of (row.box ?? []).entries())
          extent[at] = (at < 2 ? Math.min : Math.max)(extent[at] ?? value, value)
      }
      file.exec('commit')
      return suppressed
    },
    end() {
      file.exec(`create unique index "${name}_key" on ${name} (${key.map((one) => `"${one}"`).join(', ')})`)
      const [west = 0, south = 0, east = -1, north = 0] = extent
      if (west <= east)
        file
          .prepare('update gpkg_contents set min_x = ?, min_y = ?, max_x = ?, max_y = ? where table_name = ?')
          .run(west, south, east, north, name)
    },
  }
}
