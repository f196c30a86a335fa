import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { HotspotLevel } from '@fieldfare/shared/hotspot.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/connect.ts'
import { atOneMoment } from '../oneMoment.ts'
import type { PersonAreas } from './countPeople.ts'
import { type StudyArea, studyArea, type StudyAreaOf } from './studyArea.ts'

/** The number of areas that are read at a time. */
const BATCH = 500
/** The bytes before the shape in a record of the file: the person's number, the shape's length, and the home (NaN without one). */
const HEAD = 24
const READ_BYTES = 1 << 20

/** SQL of the people who consent to research now: the last statement of each person counts. */
const CONSENTING = sql`select p.id, p.home from person p, lateral (select given from consent
    where person_id = p.id and kind = 'research' order by given_at desc, seq desc limit 1) said
  where said.given and p.deleted_at is null`

export interface ReadPeople {
  at: Date
  area: StudyArea
  /** SHA-256 of the parameters and of all data read. */
  sha256: string
}

/**
 * Reads the areas of a level that touch the extent of a study area, in one database snapshot, into a file, with each person's areas one
 * after another. On the embedded database other queries wait meanwhile, since it has one session.
 * @throws AppError not-found if the community of the study area no longer exists
 */
export async function readPeople(
  database: Pick<Database, 'kysely'>,
  path: string,
  of: StudyAreaOf & { level: HotspotLevel; cellMetres: number },
): Promise<ReadPeople> {
  const file = await open(path, 'w', 0o600)
  try {
    return await atOneMoment(database, async (tx, at) => {
      const area = await studyArea(tx, of)
      if (!area) throw new AppError('not-found')
      const hash = createHash('sha256')
      hash.update(JSON.stringify([of.level, of.cellMetres, area.shape]))
      // Cursors take no parameters, so values are literals: the level is from a closed list, and the others are numbers.
      const extent = sql`ST_MakeEnvelope(${sql.join(area.extent.map((one) => sql.lit(one)))}, 4326)`
      await sql`declare hotspot_areas no scroll cursor for
          select m.created_by::text as person, m.id::text as area, ST_AsBinary(m.geom, 'NDR') as shape,
            ST_X(who.home) as lng, ST_Y(who.home) as lat
          from (${CONSENTING}) who join area m on m.created_by = who.id
          where m.deleted_at is null and m.level = ${sql.lit(of.level)} and m.geom && ${extent}
          order by m.created_by, m.id`.execute(tx)
      const writer = new PeopleFile(file)
      for (;;) {
        const batch = (await sql<AreaRow>`fetch ${sql.lit(BATCH)} from hotspot_areas`.execute(tx)).rows
        if (batch.length === 0) break
        for (const { person, area: id, shape, lng, lat } of batch)
          hash.update(`${person} ${id} ${lng} ${lat} `).update(shape)
        await writer.add(batch)
      }
      return { at, area, sha256: hash.digest('hex') }
    })
  } finally {
    await file.close()
  }
}

interface AreaRow {
  person: string
  area: string
  shape: Buffer
  lng: number | null
  lat: number | null
}

/** Writes people under consecutive numbers, so that the file contains no ids of people. */
class PeopleFile {
  readonly #file: FileHandle
  #person = ''
  #number = 0

  constructor(file: FileHandle) {
    this.#file = file
  }

  async add(rows: readonly AreaRow[]): Promise<void> {
    const pieces = rows.flatMap(({ person, shape, lng, lat }) => {
      if (person !== this.#person) {
        this.#number++
        this.#person = person
      }
      const head = Buffer.alloc(HEAD)
      head.writeUInt32LE(this.#number, 0)
      head.writeUInt32LE(shape.length, 4)
      head.writeDoubleLE(lng ?? NaN, 8)
      head.writeDoubleLE(lat ?? NaN, 16)
      return [head, shape]
    })
    await this.#file.appendFile(Buffer.concat(pieces))
  }
}

/** Yields the people of a file that `readPeople` wrote, piece by piece. Only for worker threads, since it blocks on the disk. */
export function* peopleOf(path: string): Generator<PersonAreas> {
  let [number, home, shapes]: [number, PersonAreas['home'], Uint8Array[]] = [0, null, []]
  for (const { head, shape } of recordsOf(path)) {
    const person = head.readUInt32LE(0)
    if (person !== number) {
      if (number > 0) yield { home, shapes }
      const [lng, lat] = [head.readDoubleLE(8), head.readDoubleLE(16)]
      number = person
      home = Number.isNaN(lng) ? null : [lng, lat]
      shapes = []
    }
    shapes.push(shape)
  }
  if (number > 0) yield { home, shapes }
}

function* recordsOf(path: string): Generator<{ head: Buffer; shape: Buffer }> {
  const file = openSync(path, 'r')
  try {
    let rest: Buffer = Buffer.alloc(0)
    for (;;) {
      // A new buffer each time, since the shapes of a person point into it until all are read.
      const piece = Buffer.alloc(READ_BYTES)
      const bytes = readSync(file, piece, 0, READ_BYTES, null)
      if (bytes === 0) return
      let all: Buffer = rest.length > 0 ? Buffer.concat([rest, piece.subarray(0, bytes)]) : piece.subarray(0, bytes)
      while (all.length >= HEAD) {
        const end = HEAD + all.readUInt32LE(4)
        if (all.length < end) break
        yield { head: all.subarray(0, HEAD), shape: all.subarray(HEAD, end) }
        all = all.subarray(end)
      }
      rest = all
    }
  } finally {
    closeSync(file)
  }
}
