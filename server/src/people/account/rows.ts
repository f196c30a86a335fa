import type { Me, PersonRest, PersonView } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Medal } from '@fieldfare/shared/limits.ts'
import { localeOf } from '@fieldfare/shared/locale.ts'
import { type RawBuilder, sql } from 'kysely'
import { karmaOf } from '../../content/contentCounts.ts'
import { asPoint } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** Returns the ids of all admins. */
export async function adminIds(db: Tx): Promise<string[]> {
  const admins = await db.selectFrom('person').select('id').where('admin', '=', true).execute()
  return admins.map(({ id }) => id)
}

export const areaCount = sql<number>`(select count(*)::integer from area a
  where a.created_by = person.id and a.deleted_at is null)`

/** SQL of a person's score: the points granted, plus one for each area. */
export const score = sql<number>`(select coalesce(sum(points), 0)::integer from score_grant g
  where g.person_id = person.id) + ${areaCount}`

export const medals = sql<Medal[]>`array(select medal from medal m where m.person_id = person.id order by granted_at)`

/** SQL that tells whether grant `g` is for giving to a pledge that names the person among its givers. */
const named = sql`exists (select from named_person n where n.person_id = g.person_id and n.subject_id::text = g.cause)`

/**
 * SQL of a person's score as a reader sees it: another person's points for giving count only once that person is named as
 * a giver. Otherwise a score that changes at the same time as the pledge's public total would reveal who gave.
 */
export const scoreFor = (readerId: string): RawBuilder<number> => sql`${score} - (
  select coalesce(sum(points), 0)::integer from score_grant g
  where g.person_id = person.id and person.id <> ${readerId} and g.kind = 'FUND_PLEDGE' and not ${named})`
export const medalsFor = (readerId: string): RawBuilder<Medal[]> => sql`array(
  select medal from medal m where m.person_id = person.id and (medal <> 'FIRST_PLEDGE' or person.id = ${readerId} or exists (
    select from score_grant g where g.person_id = m.person_id and g.kind = 'FUND_PLEDGE' and ${named})) order by granted_at)`

/** SQL of the ids of the communities that a person subscribes to, without deleted ones. */
export const subs = subsWhere(sql`true`)
/** SQL of the ids of those subscribed communities that others see, too. */
export const seenSubs = subsWhere(sql`c.seen`)

/** Makes the refusal of a call whose person was erased after the session was read. */
export const notSignedIn = () => new AppError('not-signed-in')

function subsWhere(condition: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql`array(select c.id::text from subscription s join community c on c.id = s.community_id and c.deleted_at is null
    where s.person_id = person.id and s.left_at is null and ${condition})`
}

const inFull = (db: Tx) =>
  db
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .selectAll('person')
    .select(['user.name', 'user.email', 'user.emailVerified'])
    .select([
      score.as('score'),
      areaCount.as('areaCount'),
      medals.as('medals'),
      karmaOf('person.id').as('karma'),
      asPoint('person.home').as('homePoint'),
    ])
    .select(subs.as('subs'))
    .select(
      sql<number>`(select count(*)::integer from notification n where n.person_id = person.id and n.read_at is null)`.as(
        'unread',
      ),
    )
    .select(
      sql<number>`(select count(*)::integer from message_recipient m where m.person_id = person.id and m.unread)`.as(
        'unreadMessages',
      ),
    )
    .select(
      sql<number | null>`(select f.budget_cents from funding f where f.person_id = person.id
        order by f.created_at desc, f.id desc limit 1)`.as('budgetCents'),
    )

type FullRow = Awaited<ReturnType<ReturnType<typeof inFull>['executeTakeFirstOrThrow']>>

/** Reads a person's view of the own account, in one query. @throws not-signed-in if the account was erased meanwhile */
export const meView = async (db: Tx, personId: string): Promise<Me> =>
  toMe(await inFull(db).where('person.id', '=', personId).executeTakeFirstOrThrow(notSignedIn))

/** Reads people as admins see them, ordered by name. */
export async function peopleInFull(db: Tx, ids: string[]): Promise<PersonView[]> {
  const rows = await inFull(db)
    .where('person.id', 'in', ids)
    .where('person.deleted_at', 'is', null)
    .orderBy(sql`"user".name collate "und-x-icu"`)
    .execute()
  return rows.map((row) => {
    const { id, name, medals, score, owner, city, subs, ...me } = toMe(row)
    return { id, name, medals, score, owner, city: city ?? '', subs, rest: pick(me, REST) }
  })
}

// The fields are listed, so that a new field of `Me` is not exposed in a feed by accident.
const REST = [
  'verified',
  'admin',
  'finishedRegister',
  'areaCount',
  'karma',
  'showName',
  'showProfile',
  'locale',
  'timeZone',
  'organization',
  'companyName',
  'sector',
  'address',
  'website',
  'age',
  'education',
  'gender',
  'createdAt',
] as const satisfies (keyof PersonRest)[]

const pick = <T, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>

function toMe(row: FullRow): Me {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    newEmail: row.new_email,
    verified: row.emailVerified,
    owner: row.owner,
    admin: row.admin,
    finishedRegister: row.finished_register,
    score: row.score,
    areaCount: row.areaCount,
    medals: row.medals,
    karma: row.karma,
    subs: row.subs,
    home: row.homePoint,
    showName: row.show_name,
    showProfile: row.show_profile,
    locale: localeOf(row.locale),
    timeZone: row.time_zone,
    organization: row.organization,
    companyName: row.company_name,
    sector: row.sector,
    address: row.address,
    website: row.website,
    city: row.city,
    age: row.age,
    education: row.education,
    gender: row.gender as Me['gender'],
    leavingAt: row.leaving_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    unreadNotices: row.unread,
    unreadMessages: row.unreadMessages,
    messages: row.messages,
    budget: row.budgetCents === null ? null : row.budgetCents / 100,
  }
}
