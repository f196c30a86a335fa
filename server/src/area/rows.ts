import type { AreaView, MyAreaView } from '@fieldfare/shared/area.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type Kysely, sql } from 'kysely'
import { afterCursor, cursorOf } from '../call/cursor.ts'
import { asGeoJson } from '../db/geo.ts'
import type { Tables, Tx } from '../db/tables.ts'
import type { Shapes } from '../surface/joint.ts'

const PUBLIC = ['area.id', 'area.title', 'area.level', 'area.rating', 'area.version', 'area.created_at'] as const

const likes = sql<number>`(select count(*)::integer from area_like where area_like.area_id = area.id)`

/** Areas as everyone may see them; the maker only where they show their name with their areas. */
const publicAreas = (db: Kysely<Tables>) =>
  db
    .selectFrom('area')
    .innerJoin('person', 'person.id', 'area.created_by')
    .leftJoin('auth.user as user', 'user.id', 'area.created_by')
    .select([...PUBLIC, asGeoJson('area.geom').as('geometry'), likes.as('likes'), 'area.created_by', 'user.name'])
    .select('person.show_name')
    .where('area.hidden_at', 'is', null)
    .where('area.seen', '=', true)

type PublicRow = Awaited<ReturnType<ReturnType<typeof publicAreas>['executeTakeFirstOrThrow']>>

function toView(row: PublicRow): AreaView {
  return {
    id: row.id,
    geometry: row.geometry,
    title: row.title,
    level: row.level as AreaView['level'],
    rating: row.rating,
    likes: row.likes,
    dateCreated: row.created_at.toISOString(),
    version: row.version,
    ...(row.show_name && row.name !== null ? { creator: { id: row.created_by, name: row.name } } : {}),
  }
}

/** One area for everyone, with the version that is current also when it can no longer be seen. */
export async function areaView(db: Tx, id: string): Promise<{ version: number; view: AreaView | null }> {
  const row = await publicAreas(db).where('area.id', '=', id).executeTakeFirst()
  if (row) return { version: row.version, view: toView(row) }
  const gone = await db.selectFrom('area').select('version').where('id', '=', id).executeTakeFirst()
  return { version: gone?.version ?? Number.MAX_SAFE_INTEGER, view: null }
}

/** Areas that touch a box of degrees, as everyone may see them, newest first. */
export async function areasInBox(
  db: Tx,
  [west, south, east, north]: [number, number, number, number],
  cursor: string | undefined,
  limit: number,
): Promise<Page<AreaView>> {
  const rows = await publicAreas(db)
    .where(sql<boolean>`area.geom && ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, 4326)`)
    .where(afterCursor(cursor, 'area.created_at', 'area.id'))
    .orderBy('area.created_at', 'desc')
    .orderBy('area.id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit, toView)
}

const DETAILS = ['area.description', 'area.explanation', 'area.frequency', 'area.activities', 'area.priority'] as const

/** What a maker's view is made of: selected, or returned by the statement that writes the area. */
export const myColumns = [
  ...PUBLIC,
  ...DETAILS,
  'area.relationship',
  'area.updated_at',
  'area.area_m2',
  asGeoJson('area.geom').as('geometry'),
  likes.as('likes'),
] as const

const myAreas = (db: Tx, personId: string) =>
  db.selectFrom('area').select(myColumns).where('area.created_by', '=', personId).where('area.hidden_at', 'is', null)

type MyRow = Awaited<ReturnType<ReturnType<typeof myAreas>['executeTakeFirstOrThrow']>>

export const toMyView = (row: MyRow): MyAreaView => ({
  id: row.id,
  geometry: row.geometry,
  title: row.title,
  level: row.level as MyAreaView['level'],
  rating: row.rating,
  likes: row.likes,
  dateCreated: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
  description: row.description,
  explanation: row.explanation,
  frequency: row.frequency as MyAreaView['frequency'],
  activities: row.activities as MyAreaView['activities'],
  priority: row.priority as MyAreaView['priority'],
  relationship: row.relationship as MyAreaView['relationship'],
  areaM2: row.area_m2,
})

/** One of a person's own areas, or null. */
export async function myAreaView(db: Tx, personId: string, id: string): Promise<MyAreaView | null> {
  const row = await myAreas(db, personId).where('area.id', '=', id).executeTakeFirst()
  return row ? toMyView(row) : null
}

/** A person's own areas, newest first. */
export async function myAreaPage(
  db: Tx,
  personId: string,
  cursor: string | undefined,
  limit: number,
): Promise<Page<MyAreaView>> {
  const rows = await myAreas(db, personId)
    .where(afterCursor(cursor, 'area.created_at', 'area.id'))
    .orderBy('area.created_at', 'desc')
    .orderBy('area.id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit, toMyView)
}

/** A person's areas as shapes to be measured together. */
export const myAreaShapes = (personId: string): Shapes => sql`
  select id || '@' || version as key, geom, area_m2 from area where created_by = ${personId} and hidden_at is null`

function pageOf<R extends { id: string; created_at: Date }, V>(rows: R[], limit: number, view: (row: R) => V): Page<V> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items: items.map(view), next: rows.length > limit && last ? cursorOf(last.created_at, last.id) : null }
}
