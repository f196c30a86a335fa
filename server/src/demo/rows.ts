import { randomBytes } from 'node:crypto'
import { TERMS_VERSION } from '@fieldfare/shared/account.ts'
import { DEFAULT_TIME_ZONE } from '@fieldfare/shared/zoneTime.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { decodePhoto } from '../content/photo/decode.ts'
import type { Tx } from '../platform/db/tables.ts'
import type { PhotoStore } from '../platform/photoStore/store.ts'
import { type Demo, idOf, readBytes } from './readData.ts'

/** A row: its columns as JSON (dates as text, geometries as GeoJSON), and under the names of tables the rows that belong to it. */
type Row = Record<string, unknown>

/** Inserts the demo, each table in one statement. Its people have verified e-mail addresses but no password, so nobody can sign in as them. */
export async function insertDemo(tx: Tx, demo: Demo, photo: Row[]): Promise<void> {
  const { person, community, area, treasure, ...content } = demo
  const tables = new Map<string, Row[]>()
  const all = {
    'auth.user': person.map(({ name, email, created_at: since }) => {
      return { id: idOf(name), name, email, emailVerified: true, createdAt: since, updatedAt: since }
    }),
    person: person.map(personRow),
    photo,
    community: community.map((one) => ({ ...withDrawnColumns(one), id: idOf(one.title) })),
    area: area.map(areaRow),
    treasure: treasure.map(({ photo: file, ...one }) => ({ ...one, photo_id: photoId('treasure', file) })),
    ...content,
  }
  for (const [table, rows] of Object.entries(all)) add(tables, table, rows)
  for (const [table, rows] of tables) await insertAll(tx, table, rows)
}

function personRow({ name, consent, ...person }: Demo['person'][number]): Row {
  const { email: _, ...columns } = person
  const { locale, created_at: since } = person
  return {
    ...columns,
    id: idOf(name),
    owner: person.organization !== null,
    time_zone: DEFAULT_TIME_ZONE,
    unsubscribe_secret: randomBytes(32).toString('base64url'),
    // Demo people count as reminded, since nobody reads mails to them.
    rres_at: since,
    consent: [{ kind: 'terms', version: TERMS_VERSION, locale, given_at: since }, ...consent],
  }
}

function areaRow({ photo: _photo, ...area }: Demo['area'][number]): Row {
  return { ...withDrawnColumns(area), description_public: true }
}

const withDrawnColumns = (row: Row) => ({ ...row, seen: true, updated_at: row.created_at })

/** Adds rows to `table`. Adds the rows inside them to further tables, where a column such as `poll_id` refers to the outer row. */
function add(tables: Map<string, Row[]>, table: string, rows: readonly Row[], owner: Row = {}): void {
  const all = tables.get(table) ?? []
  tables.set(table, all)
  for (const row of rows) {
    const fields = Object.entries(row)
    all.push({ ...owner, ...Object.fromEntries(fields.filter(([, value]) => !isRows(value))) })
    for (const [name, value] of fields) if (isRows(value)) add(tables, name, value, { [`${table}_id`]: row.id })
  }
}

const isRows = (value: unknown): value is Row[] => Array.isArray(value) && typeof value[0] === 'object'

/** Inserts all rows as one JSON parameter, which is several times faster than one parameter per value. */
async function insertAll(tx: Tx, table: string, rows: Row[]): Promise<void> {
  const into = sql.table(table)
  const columns = sql.join([...new Set(rows.flatMap(Object.keys))].map((column) => sql.ref(column)))
  await sql`
    insert into ${into} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
}

const photoId = (kind: 'area' | 'treasure', file: string) => idOf(`${kind} ${file}`)

/** Stores the photo files of areas and treasures, and returns the photos' rows. Takes a second or two. */
export async function keepPhotos(store: PhotoStore, { area, treasure }: Demo): Promise<Row[]> {
  const rows: Row[] = []
  const shown = [
    ...area.map((one) => ({ ...one, kind: 'area' as const })),
    ...treasure.map((one) => ({ ...one, kind: 'treasure' as const })),
  ]
  for (const { kind, id: subject_id, created_by: owner_id, created_at, photo } of shown) {
    if (photo === null) continue
    const id = photoId(kind, photo)
    const jpeg = await sharp(readBytes(photo)).jpeg({ quality: 90 }).toBuffer()
    const { width, height, files } = await decodePhoto(jpeg)
    for (const size of ['list', 'full'] as const) await store.put({ ownerId: owner_id, id }, size, files[size])
    const row = { id, owner_id, width, height, bytes: files.full.length, created_at }
    rows.push({ ...row, subject_kind: kind, subject_id, position: 0 })
  }
  return rows
}
