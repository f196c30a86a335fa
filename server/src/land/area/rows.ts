import type { AreaView, MyAreaView } from '@fieldfare/shared/area.ts'
import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import { type Box, boxOf, type Tile, tilesOf } from '@fieldfare/shared/geo/tiles.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { AREA_ROOMS_MAX, ROOM_ZOOM, roomOf } from '@fieldfare/shared/room.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { byTime, isBehind, outlined, paged, type PageRequest } from '../../platform/call/page.ts'
import { asBbox, asGeoJson, asOutline, cornersOf, liesWithin, toBox } from '../../platform/db/geo.ts'
import { photosOf } from '../../content/photo/rows.ts'
import type { Tables, Tx } from '../../platform/db/tables.ts'
import type { Shapes } from '../surface/jointSurface.ts'
import { filterCondition } from './areaFilter.ts'

const PUBLIC = ['area.id', 'area.title', 'area.level', 'area.rating', 'area.version', 'area.created_at'] as const

/** The number of people who like an area. */
export const likes = sql<number>`(select count(*)::integer from area_like where area_like.area_id = area.id)`

/** SQL that tells whether the description and photos are public: their maker made them so, and no admin hid them. */
export const isStoryPublic = sql<boolean>`(area.description_public and area.story_hidden_at is null)`
/** SQL of the photos of an area; null if they are not public. */
export const toldPhotos = sql<PhotoView[] | null>`(case when ${isStoryPublic} then ${photosOf('area')} end)`

/**
 * Selects the areas that everyone may see, with the simplified shape of lists and events; with the creator only if that person shows their
 * name, and with description and photos only if these are public.
 */
export const publicAreas = (db: Kysely<Tables>, geometry = asOutline('area')) =>
  db
    .selectFrom('area')
    .innerJoin('person', 'person.id', 'area.created_by')
    .leftJoin('auth.user as user', 'user.id', 'area.created_by')
    .select([...PUBLIC, geometry.as('geometry'), likes.as('likes'), 'area.created_by', 'user.name'])
    .select(['person.show_name', 'area.description', isStoryPublic.as('told'), toldPhotos.as('photos')])
    .where('area.deleted_at', 'is', null)
    .where('area.seen', '=', true)

/** The years (UTC) in which areas that everyone may see were drawn, the latest first. */
export async function yearsOfAreas(db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    with recursive latest(at) as (
      select max(created_at) from area where deleted_at is null and seen
      union all
      select (
        select max(created_at) from area
        where deleted_at is null and seen and created_at < date_trunc('year', latest.at, 'UTC')
      ) from latest where latest.at is not null
    )
    select extract(year from at at time zone 'UTC')::integer as year from latest where at is not null order by year desc`.execute(
    db,
  )
  return rows.map(({ year }) => year)
}

type PublicRow = Awaited<ReturnType<ReturnType<typeof publicAreas>['executeTakeFirstOrThrow']>>

export function toView(row: PublicRow): AreaView {
  return {
    id: row.id,
    geometry: row.geometry,
    title: row.title,
    level: row.level,
    rating: row.rating,
    likes: row.likes,
    dateCreated: row.created_at.toISOString(),
    version: row.version,
    ...(row.show_name && row.name !== null ? { creator: { id: row.created_by, name: row.name } } : {}),
    ...(row.told && row.description ? { description: row.description } : {}),
    ...(row.photos?.length ? { photos: row.photos } : {}),
  }
}

/** Returns an area as everyone may see it, with its whole shape. */
export async function wholeArea(db: Tx, id: string): Promise<AreaView | null> {
  const row = await publicAreas(db, asGeoJson('area.geom')).where('area.id', '=', id).executeTakeFirst()
  return row ? toView(row) : null
}

/** Returns an area as an event carries it, with its current version even if it is no longer visible. */
export async function areaView(db: Tx, id: string): Promise<{ version: number; view: AreaView | null }> {
  const row = await publicAreas(db).where('area.id', '=', id).executeTakeFirst()
  if (row) return { version: row.version, view: toView(row) }
  const gone = await db.selectFrom('area').select('version').where('id', '=', id).executeTakeFirst()
  return { version: gone?.version ?? Number.MAX_SAFE_INTEGER, view: null }
}

const NEWEST = byTime('area.created_at', 'area.id')

/** Returns the areas that touch a box of degrees and pass a filter, as everyone may see them, newest first. */
export const areasInBox = (db: Tx, box: Box, filter: AreaFilter, request: PageRequest): Promise<Page<AreaView>> =>
  newestOf(db, [touchesBox(box)], filter, request)

/**
 * Returns the areas that touch a tile of ROOM_ZOOM, as `areasInBox`. The newest areas of a crowded tile are found by an index: among the
 * areas that lie in the tile, and among those that lie in several tiles.
 */
export const areasInRoom = (db: Tx, room: Tile, filter: AreaFilter, request: PageRequest): Promise<Page<AreaView>> => {
  const inside = sql`room_of(area.geom) = ${room.x * 2 ** ROOM_ZOOM + room.y}`
  const across = sql`room_of(area.geom) is null and ${touchesBox(boxOf(room, ROOM_ZOOM))}`
  return newestOf(db, [inside, across], filter, request)
}

/** Reads a page of the newest areas under any of some conditions. Chooses their ids first, so that no more is read of the other areas. */
function newestOf(
  db: Tx,
  conditions: RawBuilder<unknown>[],
  filter: AreaFilter,
  request: PageRequest,
): Promise<Page<AreaView>> {
  const page = outlined(request)
  const first = (areas: RawBuilder<unknown>) =>
    sql`(${areas} order by area.created_at desc, area.id desc limit ${page.limit + 1})`
  const newest = conditions.map((condition) =>
    first(sql`select area.id, area.created_at from area
      where ${condition} and area.deleted_at is null and area.seen and ${filterCondition(filter)} and ${isBehind(NEWEST, page)}`),
  )
  const ids = first(sql`select area.id from (${sql.join(newest, sql` union all `)}) area`)
  return paged(publicAreas(db).where('area.id', 'in', sql<string>`${ids}`), NEWEST, page, toView)
}

const touchesBox = (box: Box): RawBuilder<unknown> => sql`area.geom && ${toBox(box)}`

/** The columns of a `MyAreaView`, for queries that select areas and for statements that return the area they write. */
export const myColumns = [
  ...PUBLIC,
  'area.description',
  'area.description_public',
  'area.story_hidden_reason',
  'area.explanation',
  'area.frequency',
  'area.activities',
  'area.priority',
  'area.relationship',
  'area.updated_at',
  'area.area_m2',
  asGeoJson('area.geom').as('geometry'),
  likes.as('likes'),
  photosOf('area').as('photos'),
] as const

const myAreas = (db: Tx, personId: string) =>
  db.selectFrom('area').select(myColumns).where('area.created_by', '=', personId).where('area.deleted_at', 'is', null)

type MyRow = Awaited<ReturnType<ReturnType<typeof myAreas>['executeTakeFirstOrThrow']>>

export const toMyView = (row: MyRow): MyAreaView => ({
  id: row.id,
  geometry: row.geometry,
  title: row.title,
  level: row.level,
  rating: row.rating,
  likes: row.likes,
  dateCreated: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
  description: row.description,
  descriptionPublic: row.description_public,
  photos: row.photos,
  storyHidden: row.story_hidden_reason,
  explanation: row.explanation,
  frequency: row.frequency as MyAreaView['frequency'],
  activities: row.activities as MyAreaView['activities'],
  priority: row.priority as MyAreaView['priority'],
  relationship: row.relationship as MyAreaView['relationship'],
  areaM2: row.area_m2,
})

/** Returns one of a person's own areas, or null. */
export async function myAreaView(db: Tx, personId: string, id: string): Promise<MyAreaView | null> {
  const row = await myAreas(db, personId).where('area.id', '=', id).executeTakeFirst()
  return row ? toMyView(row) : null
}

/** An area on the picture card of a person's places; `words` is its description if everyone may read that, else empty. */
export interface CardArea {
  id: string
  version: number
  title: string
  level: MyAreaView['level']
  rating: number
  geometry: AreaView['geometry']
  words: string
}

/** Returns a person's areas with these ids, in the order of the ids; without `ids` the highest rated areas, of equal ratings the newest first. */
export async function cardAreas(
  db: Tx,
  personId: string,
  ids: readonly string[] | undefined,
  limit: number,
): Promise<CardArea[]> {
  const rows = await db
    .selectFrom('area')
    .select(['id', 'version', 'title', 'level', 'rating', asOutline('area').as('geometry')])
    .select(sql<string>`case when ${isStoryPublic} and area.seen then area.description else '' end`.as('words'))
    .where('created_by', '=', personId)
    .where('deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('rating', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return ids ? rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : rows
}

const corners = cornersOf('area')

/** A person's own areas with their whole shapes, newest first; a page ends early if its shapes have many corners. */
export const myAreaPage = (db: Tx, personId: string, request: PageRequest): Promise<Page<MyAreaView>> =>
  paged(myAreas(db, personId), NEWEST, request, toMyView, corners)

/** The largest gap in metres between two areas that may be merged: the gap that splitting leaves, and a little more. */
const TOUCHING = 2

/**
 * Returns the person's areas that touch or overlap their area `id`, in pages like those of `myAreaPage`. Of two areas with many corners it
 * compares one with the bounding box of the other: merging checks whether they really touch.
 */
export const touchingPage = (db: Tx, personId: string, id: string, request: PageRequest): Promise<Page<MyAreaView>> => {
  const own = sql`(select own.geom from area own
    where own.id = ${id} and own.created_by = ${personId} and own.deleted_at is null)`
  return paged(
    myAreas(db, personId)
      .where('area.id', '<>', id)
      .where(liesWithin(sql.ref('area.geom'), own, TOUCHING)),
    NEWEST,
    request,
    toMyView,
    corners,
  )
}

/** SQL of a person's areas as shapes whose joint surface is to be measured. */
export const myAreaShapes = (personId: string): Shapes => sql`
  select id || '@' || version as key, geom, area_m2 from area where created_by = ${personId} and deleted_at is null`

/**
 * The names of the live (Socket.IO) rooms of the tiles under a box of degrees; if these are too many, only the room that every map follows.
 */
export function roomsOfBox(box: Box): string[] {
  const tiles = tilesOf(box, ROOM_ZOOM, AREA_ROOMS_MAX)
  if (!tiles) return [roomOf({ feed: 'measures', scope: 'wide' })]
  return tiles.map((tile) => roomOf({ feed: 'measures', scope: 'tile', ...tile }))
}

/** The live rooms of a stored area, deleted or not. */
export async function roomsOfArea(db: Tx, id: string): Promise<string[]> {
  const found = await db.selectFrom('area').select(asBbox('geom').as('box')).where('id', '=', id).executeTakeFirst()
  return found ? roomsOfBox(found.box) : []
}
