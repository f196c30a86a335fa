import type { Me } from '@fieldfare/shared/account.ts'
import type { Medal } from '@fieldfare/shared/limits.ts'
import { DEFAULT_LOCALE, LOCALES } from '@fieldfare/shared/locale.ts'
import { sql } from 'kysely'
import { karmaOf } from '../content/counts.ts'
import { asPoint } from '../db/geo.ts'
import type { Tx } from '../db/tables.ts'

export const areaCount = sql<number>`(select count(*)::integer from area a
  where a.created_by = person.id and a.hidden_at is null)`

/** Points granted, plus one for each area. */
export const score = sql<number>`(select coalesce(sum(points), 0)::integer from score_grant g
  where g.person_id = person.id) + ${areaCount}`

export const medals = sql<Medal[]>`array(select medal from medal m where m.person_id = person.id order by granted_at)`

/** The ids of the communities a person subscribes to, without deleted ones. */
export const subs = sql<
  string[]
>`array(select c.id::text from subscription s join community c on c.id = s.community_id and c.hidden_at is null
  where s.person_id = person.id and s.left_at is null)`

/** What a person sees of themselves, in one query. */
export async function meView(db: Tx, personId: string): Promise<Me> {
  const row = await db
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
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow()
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
    locale: LOCALES.find((locale) => locale === row.locale) ?? DEFAULT_LOCALE,
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
  }
}
