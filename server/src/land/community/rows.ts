import type { Who } from '@fieldfare/shared/access.ts'
import type { JointSurface } from '@fieldfare/shared/area.ts'
import type { CommunityView, MyMembership } from '@fieldfare/shared/community.ts'
import { wholeKm2 } from '@fieldfare/shared/geo/size.ts'
import { CORNERS_AT_ONCE } from '@fieldfare/shared/limits.ts'
import { type Page, PAGE_MAX } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { byTime, outlined, paged, type PageRequest } from '../../platform/call/page.ts'
import { countsIn } from '../../content/contentCounts.ts'
import { asBbox, asGeoJson, asOutline, cornersOf, roughly, toBox } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { refusalInForce } from '../../content/membership/requests.ts'
import type { Shapes } from '../surface/jointSurface.ts'
import { moderates } from '../../content/membership/membership.ts'

/** A search for communities: in a box of degrees, by text, near a point, or touching the areas of a person (`touchedBy`). */
export interface CommunitySearch {
  within?: [number, number, number, number]
  text?: string
  near?: { lng: number; lat: number }
  touchedBy?: string
}
/** The set of communities to read; `every`, for admins, includes communities that others do not see. */
export type Scope = ({ scope: 'all' } & CommunitySearch) | { scope: 'one'; id: string } | { scope: 'every' } | MyScope

export type MyScope = { scope: 'subscribed' | 'owned'; personId: string }

/** The person who reads; an admin counts as owner of every community. */
export type Reader = Pick<Who, 'id' | 'admin'>

/** SQL of the number of a community's members, without members whose e-mail address is not verified. */
export const subscribers = sql<number>`(select count(*)::integer from subscription s
  where s.community_id = community.id and s.left_at is null and s.seen)`

const mods = sql<string[]>`array(select m.person_id::text from moderator m
  where m.community_id = community.id order by m.since limit ${PAGE_MAX})`

/** The most of a person's newest areas that a search compares with communities, so that no person's search costs much more than another's. */
const OWN_MAX = 500

/**
 * SQL of the communities whose land a person's areas touch, the smallest first, up to CORNERS_AT_ONCE corners compared. System communities
 * do not count. Each corner of the land counts only a tenth, since the land is prepared once for all areas.
 */
const touchedByAreas = (personId: string) => sql<string>`(
  select near.id from (
    select c.id, c.geom as land, own.shape,
      sum(ST_NPoints(own.shape) + ${cornersOf('c')} / 10) over (order by c.area_m2, c.id, own.created_at desc, own.id) as corners
    from (select a.id, a.created_at, ${roughly('a')} as shape from area a
      where a.created_by = ${personId} and a.deleted_at is null order by a.created_at desc, a.id desc limit ${sql.lit(OWN_MAX)}) own
    join community c on c.geom && own.shape and c.deleted_at is null and c.seen and not c.system) near
  where near.corners <= ${sql.lit(CORNERS_AT_ONCE)} and ST_Intersects(near.land, near.shape))`

export const inScope = (db: Tx, scope: Scope) => {
  const query = db
    .selectFrom('community')
    .where('community.deleted_at', 'is', null)
    .$if(scope.scope === 'all' || scope.scope === 'one', (q) => q.where('community.seen', '=', true))
  if (scope.scope === 'one') return query.where('community.id', '=', scope.id)
  if (scope.scope === 'all') {
    const { within, text, touchedBy } = scope
    return query
      .$if(Boolean(text), (q) => q.where(sql<boolean>`community.search @@ search_query(${text})`))
      .$if(touchedBy !== undefined, (q) => q.where('community.id', 'in', touchedByAreas(touchedBy ?? '')))
      .$if(within !== undefined, (q) => q.where(sql<boolean>`community.geom && ${within && toBox(within)}`))
  }
  if (scope.scope === 'owned') return query.where('community.created_by', '=', scope.personId)
  if (scope.scope === 'subscribed')
    return query.where(
      sql<boolean>`community.id in (select s.community_id from subscription s
        where s.person_id = ${scope.personId} and s.left_at is null)`,
    )
  return query
}

/** Selects communities as a reader sees them, with the simplified shape of lists and events or with `geometry`. */
export const withView = (db: Tx, scope: Scope, reader: Reader | null, geometry = asOutline('community')) =>
  inScope(db, scope)
    .leftJoin('auth.user as user', 'user.id', 'community.created_by')
    .leftJoin('subscription as own', (join) =>
      join
        .onRef('own.community_id', '=', 'community.id')
        .on('own.person_id', '=', reader?.id ?? null)
        .on('own.left_at', 'is', null),
    )
    .select(['community.id', 'community.title', 'community.description', 'community.organization'])
    .select(['community.system', 'community.tags', 'community.created_at', 'community.version', 'community.area_m2'])
    .select(['community.updated_at', 'community.seen', 'community.claim', 'community.claim_reason', mods.as('mods')])
    .leftJoin('moderator_request as request', (join) =>
      join
        .onRef('request.community_id', '=', 'community.id')
        .on('request.person_id', '=', reader?.id ?? null)
        .on(sql<boolean>`request.refused_at is null or ${refusalInForce('request')}`),
    )
    .select([
      'community.created_by',
      'user.name',
      'own.person_id as own',
      subscribers.as('subscribers'),
      countsIn('community.id').as('counts'),
    ])
    .select(['request.requested_at', 'request.refused_at', moderates(reader?.id ?? null).as('moderates')])
    .select([geometry.as('geometry'), asBbox('community.geom').as('bbox')])

type Row = Awaited<ReturnType<ReturnType<typeof withView>['executeTakeFirstOrThrow']>>

export const toView = (row: Row, reader: Reader | null): CommunityView => ({
  id: row.id,
  title: row.title,
  description: row.description,
  organization: row.organization,
  system: row.system,
  tags: row.tags,
  dateCreated: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
  // The app shows an empty name as 'Former member' in the reader's language.
  creator: { id: row.created_by, name: row.name ?? '' },
  mods: row.mods,
  subscribers: row.subscribers,
  counts: row.counts,
  areaM2: row.area_m2,
  bbox: row.bbox,
  geometry: row.geometry,
  mine: reader ? toMine(row, reader) : null,
})

function toMine(row: Row, reader: Reader): MyMembership {
  const owner = reader.admin || row.created_by === reader.id
  const request = row.refused_at ? 'refused' : row.requested_at ? 'pending' : null
  const hiddenReason = row.claim === 'waiting' || row.claim === 'declined' ? row.claim : 'unverified'
  const hidden = owner && !row.seen ? ({ why: hiddenReason, reason: row.claim_reason ?? '' } as const) : null
  return { subscribed: row.own !== null, owner, moderator: owner || row.moderates, request, hidden }
}

/** Communities of a scope as the reader sees them, newest first. */
export const communityPage = (
  db: Tx,
  scope: Scope,
  reader: Reader | null,
  request: PageRequest,
): Promise<Page<CommunityView>> =>
  paged(withView(db, scope, reader), byTime('community.created_at', 'community.id'), outlined(request), (row) =>
    toView(row, reader),
  )

/**
 * Returns a community as the reader sees it, with its whole shape; null if there is none, or if it is visible only to
 * another person.
 */
export async function oneCommunity(db: Tx, id: string, reader: Reader | null): Promise<CommunityView | null> {
  const readWhole = (scope: Scope) =>
    withView(db, scope, reader, asGeoJson('community.geom')).where('community.id', '=', id).executeTakeFirst()
  if (reader?.admin) {
    const row = await readWhole({ scope: 'every' })
    return row ? toView(row, reader) : null
  }
  const row =
    (await readWhole({ scope: 'one', id })) ??
    (reader ? await readWhole({ scope: 'owned', personId: reader.id }) : undefined)
  return row ? toView(row, reader) : null
}

/** Returns a community as an event carries it, with its current version even if it is no longer visible. */
export async function communityView(
  db: Tx,
  id: string,
): Promise<{ version: number; view: Omit<CommunityView, 'mine'> | null }> {
  const row = await withView(db, { scope: 'one', id }, null).executeTakeFirst()
  if (row) {
    const { mine: _, ...view } = toView(row, null)
    return { version: row.version, view }
  }
  const gone = await db.selectFrom('community').select('version').where('id', '=', id).executeTakeFirst()
  return { version: gone?.version ?? Number.MAX_SAFE_INTEGER, view: null }
}

/** SQL of a person's communities as shapes whose joint surface is to be measured. */
export const myCommunityShapes = (db: Tx, scope: MyScope): Shapes => sql`
  ${inScope(db, scope).select([sql<string>`community.id || '@' || community.land_version`.as('key'), 'community.geom', 'community.area_m2'])}`

/** Counts the people who subscribe to communities of a scope, each person once. */
export async function countSubscribers(db: Tx, scope: Scope): Promise<number> {
  const { people } = await db
    .selectFrom('subscription')
    .select(sql<number>`count(distinct person_id)::integer`.as('people'))
    .where('left_at', 'is', null)
    .where('seen', '=', true)
    .where('community_id', 'in', inScope(db, scope).select('community.id'))
    .executeTakeFirstOrThrow()
  return people
}

/** Returns the number of all communities and the sum of their surfaces: uniting all land would take too long. */
export async function sumOfAll(db: Tx): Promise<JointSurface> {
  const { count, m2 } = await inScope(db, { scope: 'every' })
    .select(sql<number>`count(*)::integer`.as('count'))
    .select(sql<number>`coalesce(sum(community.area_m2), 0)::float8`.as('m2'))
    .executeTakeFirstOrThrow()
  return { count, jointKm2: wholeKm2(m2), ...(count > 1 ? { approximate: true } : {}) }
}
