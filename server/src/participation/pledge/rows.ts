import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import type { Rhythm } from '@fieldfare/shared/limits.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type Contribution, type PledgeReason, type PledgeView, YEARS_OF } from '@fieldfare/shared/pledge.ts'
import { type RawBuilder, sql } from 'kysely'
import { isInUse } from '../../content/alert/inUse.ts'
import { commonOf, contentReads, contentRows, type Reader } from '../../content/contentRows.ts'
import { byId, paged, type PageRequest } from '../../platform/call/page.ts'
import type { Naming } from '../../content/namedPeople.ts'
import { asPoint } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { photosOf } from '../../content/photo/rows.ts'

/** SQL that tells whether contribution `c` counts: it is neither paused nor ended. */
export const isRunning = sql<boolean>`(c.paused_at is null and c.ended_at is null)`

/** SQL of the years between two payments of a contribution to `pledge`; 0 for one-time contributions. */
export const years = sql`case pledge.type ${sql.join(
  Object.entries(YEARS_OF).map(([type, count]) => sql`when ${sql.lit(type)} then ${sql.lit(count)}`),
  sql` `,
)} end`
const utc = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone 'UTC')`
const now = utc(sql`clock_timestamp()`)
const begun = utc(sql`c.created_at`)

/**
 * SQL of the time when contribution `c` to `pledge` is due again: the next anniversary of its creation in the pledge's rhythm, by the
 * UTC calendar. Null if the contribution is one-time, paused or ended.
 */
export const nextAt: RawBuilder<Date | null> = sql`(case when ${years} > 0 and ${isRunning} then
  (${begun} + make_interval(years => ${years} *
    (extract(year from age(${now}, ${begun}))::integer / nullif(${years}, 0) + 1))) at time zone 'UTC' end)`

/** The number of days before a contribution's due date at which its giver is reminded. */
const AHEAD_DAYS = 14
/** SQL of the contributions whose reminder should be sent and is not yet queued: `id`, and `at`, the due date. */
export const dueSoon = sql`
  select c.id, ${nextAt} as at
  from contribution c join pledge on pledge.id = c.pledge_id join person on person.id = c.person_id
  where ${nextAt} < clock_timestamp() + make_interval(days => ${sql.lit(AHEAD_DAYS)})
    and c.reminded_of is distinct from ${nextAt}
    and pledge.deleted_at is null and ${isInUse('person')}`

interface Totals {
  cents: number
  number: number
  pledgers: number
  given: boolean
}
const totals = sql<Totals>`(
  select json_build_object('cents', coalesce(sum(c.amount_cents) filter (where ${isRunning}), 0),
    'number', count(*) filter (where ${isRunning}), 'pledgers', count(distinct c.person_id) filter (where ${isRunning}),
    'given', count(*) > 0)
  from contribution c where c.pledge_id = pledge.id)`

const iso = (instant: RawBuilder<unknown>) => sql`to_char(${utc(instant)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const contributionsOf = (reader: Reader) => sql<Contribution[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'amount', c.amount_cents / 100.0::float8, 'reason', c.reason,
    'createdAt', ${iso(sql`c.created_at`)}, 'nextAt', ${iso(nextAt)}, 'pausedAt', ${iso(sql`c.paused_at`)},
    'endedAt', ${iso(sql`c.ended_at`)}) order by c.created_at desc, c.id), '[]')
  from contribution c where c.pledge_id = pledge.id and c.person_id = ${reader?.id ?? null}::uuid)`

const pledges = (db: Tx, reader: Reader) =>
  contentRows(db, 'pledge', reader, 'pledge.edited_at')
    .select(['pledge.description', 'pledge.goal_cents', 'pledge.type', 'pledge.edited_at'])
    .select([photosOf('pledge').as('photos'), totals.as('totals'), asPoint('pledge.pin').as('pin')])
    .select(sql<ContentPlace | null>`ST_AsGeoJSON(pledge.geom, 7)::json`.as('geometry'))
    .select(contributionsOf(reader).as('contributions'))

type Row = Awaited<ReturnType<ReturnType<typeof pledges>['executeTakeFirstOrThrow']>>

/** Converts whole cents to euros; exact to the cent as long as `Number` is. */
export const inEuros = (cents: number): number => cents / 100

const toView = (row: Row, reader: Reader): PledgeView => ({
  ...commonOf(row),
  description: row.description,
  editedAt: row.edited_at?.toISOString() ?? null,
  goal: inEuros(row.goal_cents),
  type: row.type,
  geometry: row.geometry,
  pin: row.pin,
  photos: row.photos,
  amount: inEuros(row.totals.cents),
  number: row.totals.number,
  pledgers: row.totals.pledgers,
  given: row.totals.given,
  mine: reader && { reported: row.reported, contributions: row.contributions },
})

const corners = sql<number>`coalesce(ST_NPoints(pledge.geom), 0)`

export const { view: pledgeView, page: pledgePage } = contentReads('pledge', pledges, toView, { corners })

/** Reads a page of the reasons why people give, without names, in the order of random ids. */
export const reasonPage = (db: Tx, pledgeId: string, page: PageRequest): Promise<Page<PledgeReason>> =>
  paged(
    db
      .selectFrom('contribution')
      .select(['contribution.reason', 'contribution.shown_as'])
      .$narrowType<{ shown_as: string }>()
      .where('contribution.pledge_id', '=', pledgeId)
      .where('contribution.reason', '<>', '')
      .where('contribution.shown_as', 'is not', null),
    byId('contribution.shown_as'),
    page,
    ({ shown_as, reason }) => ({ id: shown_as, text: reason }),
  )

/**
 * Releases reasons together with names. If names were added, shows the reasons of all contributions that have not ended, each under a
 * random id. If names were added or removed, hides the reasons of ended contributions.
 */
export async function showReasons(db: Tx, pledgeId: string, { added, removed }: Naming): Promise<void> {
  if (!added && !removed) return
  const shown = added ? sql`coalesce(shown_as, gen_random_uuid())` : sql`shown_as`
  await sql`update contribution set shown_as = case when ended_at is null then ${shown} end
    where pledge_id = ${pledgeId} and (shown_as is null) = (ended_at is null)`.execute(db)
}

/** The data of a contribution for its mails and for the page of the mailed link. */
export interface Gift {
  id: string
  pledgeId: string
  personId: string
  cents: number
  type: Rhythm
  title: string
  communityId: string
  community: string
  nextAt: Date | null
  pausedAt: Date | null
  endedAt: Date | null
  name: string
  email: string
  locale: string
  timeZone: string
  wish: string
  unsubscribeSecret: string
  /** True if the giver's account is disabled. */
  disabled: boolean
}

/** Reads a contribution with its giver; undefined if the pledge or the giver's account is deleted. */
export const giftOf = (db: Tx, id: string): Promise<Gift | undefined> =>
  db
    .selectFrom('contribution as c')
    .innerJoin('pledge', 'pledge.id', 'c.pledge_id')
    .innerJoin('community', 'community.id', 'pledge.community_id')
    .innerJoin('person', 'person.id', 'c.person_id')
    .innerJoin('auth.user as user', 'user.id', 'c.person_id')
    .where('c.id', '=', id)
    .where('pledge.deleted_at', 'is', null)
    .where('community.deleted_at', 'is', null)
    .select(['c.id', 'c.pledge_id as pledgeId', 'c.person_id as personId', 'c.amount_cents as cents'])
    .select(['pledge.type', 'pledge.title', 'community.id as communityId', 'community.title as community'])
    .select([nextAt.as('nextAt'), 'c.paused_at as pausedAt', 'c.ended_at as endedAt', 'user.name', 'user.email'])
    .select(['person.locale', 'person.time_zone as timeZone', 'person.messages as wish'])
    .select([
      'person.unsubscribe_secret as unsubscribeSecret',
      sql<boolean>`person.disabled_at is not null`.as('disabled'),
    ])
    .executeTakeFirst()
