import { M_PER_DEGREE } from '@fieldfare/shared/geo/size.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { Around, type AroundView, NEAR_M, NearPage, type NearView } from '@fieldfare/shared/story.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import { GROUP_MIN } from '@fieldfare/shared/research.ts'
import { CORNERS_AT_ONCE } from '@fieldfare/shared/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { read } from '../../platform/call/call.ts'
import type { Session } from '../../platform/session/session.ts'
import { afterNumber, numberCursor, outlined } from '../../platform/call/page.ts'
import { lookAtCommunities } from '../community/touchedLand.ts'
import { asOutline, roughly, squeezeAt } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { type Kind, type Placed, topKinds } from '../../content/kind.ts'
import { knownMaker } from '../area/knownMaker.ts'
import { toldPhotos } from '../area/rows.ts'

/** The most communities on the page of an area. */
const COMMUNITIES_MAX = 20
/** The most overlapping areas that are counted: if there are more, the page says 'more than'. */
const COUNTED_MAX = 500
/** The most areas around an area that are compared with it: if there are more, the page also says 'more than'. */
const LOOKED_AT_MAX = 2000
/**
 * The number of nearest areas, and of nearest content of each kind, whose distance is measured, so that no request costs much more than
 * another.
 */
const CANDIDATES = 100
/**
 * The most pairs of sides whose distances are measured, which takes a tenth of a second; beyond it the distance of bounding boxes is
 * measured.
 */
const PAIRS_MAX = 2_000_000
/** A little more than NEAR_M, in degrees of latitude. */
const REACH = 0.2

/** Checks that the reader may see an area: it is public, or their own. @throws not-found */
async function assertSeen(db: Tx, id: string, who: Session | null): Promise<void> {
  const found = await db
    .selectFrom('area')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('seen', '=', true), where('created_by', '=', who?.id ?? null)]))
    .executeTakeFirst()
  if (!found) throw new AppError('not-found')
}

const shapeOf = (id: string) => sql`(select coalesce(outline, geom) from area where id = ${id})`

/** Returns the communities that an area touches, and the number and average rating of overlapping areas of other people. */
export const around = read('area.see', Around).query(
  async ({ input: { id }, ctx: { db, who } }): Promise<AroundView> => {
    await assertSeen(db, id, who)
    const { compared } = await lookAtCommunities(db, shapeOf(id))
    const touched = compared.filter(({ touches }) => touches).slice(0, COMMUNITIES_MAX)
    const communities = await db
      .selectFrom('community')
      .select(['id', 'title', asOutline('community').as('geometry')])
      .where('id', '=', sql<string>`any(${touched.map((one) => one.id)}::uuid[])`)
      .orderBy('area_m2')
      .orderBy('id')
      .execute()
    const { rows } = await sql<{ count: number; people: number; rating: number | null; more: boolean }>`
      with near as materialized (
        select maker, rating, shape, sum(ST_NPoints(shape)) over (order by id) as corners from (
          select other.id, ${knownMaker('other')} as maker, other.rating, ${roughly('other')} as shape from area other
          where other.geom && ${shapeOf(id)} and other.deleted_at is null and other.seen and other.id <> ${id}
            and other.created_by <> (select created_by from area where id = ${id}) limit ${LOOKED_AT_MAX}) other
      )
      select count(*)::integer as count, count(distinct maker)::integer as people, avg(rating)::float8 as rating,
        (select count(*) from near) = ${LOOKED_AT_MAX} or exists (select from near where corners > ${CORNERS_AT_ONCE}) as more
      from (select maker, rating from near
        where corners <= ${CORNERS_AT_ONCE} and ST_Intersects(shape, ${shapeOf(id)}) limit ${COUNTED_MAX + 1}) overlapping`.execute(
      db,
    )
    const { count, people, rating, more } = rows[0] ?? { count: 0, people: 0, rating: null, more: false }
    return {
      communities,
      overlapping: {
        count: Math.min(count, COUNTED_MAX),
        atLeast: more || count > COUNTED_MAX,
        rating: Math.round((rating ?? 0) * 10) / 10,
        people: people < GROUP_MIN ? null : people,
      },
    }
  },
)

interface NearRow {
  /** The kind of content; null for an area. */
  kind: ContentKind | null
  id: string
  title: string
  metres: number
  level: Extract<NearView, { kind: 'area' }>['level']
  rating: number
  version: number
  geometry: Extract<NearView, { kind: 'area' }>['geometry']
  /** The photos of an area that everyone may see. */
  photos: PhotoView[] | null
  community_id: string
  place: { lng: number; lat: number }
  hidden: boolean
}

/** SQL of the box around `here` within which content is searched, enlarged to whole squares of hidden places at its edges. */
function boxOf(square: number): RawBuilder<unknown> {
  const edge = (corner: string, by: string) => sql.raw(`floor((${corner} ${by}) / ${square}) * ${square}`)
  const [side, up] = [`${REACH} / greatest(squeeze, 0.1)`, `${REACH}`]
  return sql`(select ST_MakeEnvelope(${edge('ST_XMin(shape)', `- ${side}`)}, ${edge('ST_YMin(shape)', `- ${up}`)},
    ${edge('ST_XMax(shape)', `+ ${side}`)}, ${edge('ST_YMax(shape)', `+ ${up}`)}, 4326) from here)`
}

/** SQL of the content of a kind nearest to the middle of `here`, by the place that everyone may know; that of a hidden place is its square. */
function findsOf({ kind, title }: Kind, { point, shown, hidden, square }: Placed): RawBuilder<unknown> {
  const item = (column: string) => sql.ref(`${kind}.${column}`)
  const known = sql`ST_SetSRID(ST_MakePoint((${shown} ->> 'lng')::float8, (${shown} ->> 'lat')::float8), 4326)`
  return sql`(
    select ${sql.lit(kind)} as kind, ${item('id')} as id, ${item(title ?? 'title')} as title,
      ${item('community_id')} as community_id, ${hidden} as hidden, ${shown} as place, ${known} as point
    from ${sql.table(kind)} join community c on c.id = ${item('community_id')} and c.deleted_at is null and c.seen
    where ${item('deleted_at')} is null and ${sql.ref(point)} && ${boxOf(square)}
    order by ${known} <-> (select middle from here) limit ${CANDIDATES})`
}

/**
 * SQL of the metres between a shape and that of `here`, at most a few kilometres apart: calculated on a plane that is squeezed by the
 * latitude of `here`.
 */
const metresTo = (shape: RawBuilder<unknown>): RawBuilder<number> =>
  sql`round(ST_Distance(ST_Scale(${shape}, here.squeeze, 1), ST_Scale(here.shape, here.squeeze, 1)) * ${sql.lit(M_PER_DEGREE)})::float8`

/** Returns public areas, and content with a place, near an area, the nearest first. */
export const near = read('area.see', NearPage).query(
  async ({ input: { id, cursor, ...page }, ctx: { db, who } }): Promise<Page<NearView>> => {
    await assertSeen(db, id, who)
    const { limit } = outlined(page)
    const finds = topKinds().flatMap((kind) => (kind.placed ? findsOf(kind, kind.placed) : []))
    const { rows } = await sql<NearRow>`
      with here as materialized (
        select coalesce(outline, geom) as shape, ST_Centroid(ST_Envelope(geom)) as middle,
          ${squeezeAt(sql.ref('geom'))} as squeeze
        from area where id = ${id}
      ), nearby as materialized (
        select area.id, ${roughly('area')} as shape from area where area.deleted_at is null and area.seen and area.id <> ${id}
        order by area.geom <-> (select middle from here) limit ${CANDIDATES}
      ), areas as materialized (
        select id, case when sum(ST_NPoints(shape)) over (order by ST_NPoints(shape), id) * (select ST_NPoints(shape) from here) <= ${PAIRS_MAX}
          then shape else ST_Envelope(shape) end as shape from nearby
      ), finds as materialized (
        ${sql.join(finds, sql` union all `)}
      ), things as (
        select null::text as kind, areas.id, ${metresTo(sql`areas.shape`)} as metres from areas, here
        union all
        select finds.kind, finds.id, ${metresTo(sql`finds.point`)} from finds, here
      ), nearest as (
        select * from things where metres <= ${NEAR_M} and ${afterNumber(cursor, sql`metres`, 'things.id', true)}
        order by metres, id limit ${limit + 1}
      )
      select nearest.*, coalesce(area.title, finds.title) as title, area.level, area.rating, area.version,
        case when area.id is not null then ${asOutline('area')} end as geometry,
        case when area.id is not null then ${toldPhotos} end as photos,
        finds.community_id, finds.place, finds.hidden
      from nearest left join area on nearest.kind is null and area.id = nearest.id
      left join finds on finds.kind = nearest.kind and finds.id = nearest.id
      order by nearest.metres, nearest.id`.execute(db)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return { items: shown.map(toNear), next: rows.length > limit && last ? numberCursor(last.metres, last.id) : null }
  },
)

function toNear({ kind, id, title, metres, ...row }: NearRow): NearView {
  if (!kind) {
    const { level, rating, version, geometry, photos } = row
    const photo = photos?.[0] ? { id: photos[0].id } : null
    return { kind: 'area', id, title, metres, level, rating, version, geometry, photo }
  }
  const { community_id: communityId, place, hidden: placeHidden } = row
  return { kind: 'content', id, title, metres, ref: { kind, id, parentId: null }, communityId, place, placeHidden }
}
