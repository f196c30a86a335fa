import type { ContentRef } from '@fieldfare/shared/content.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

// Reports about a moderator's own content are decided by another moderator or an admin, if there is any.

const otherModerators = (communityId: RawBuilder<unknown>, personId: string) => sql`
  select m.person_id from moderator m join auth."user" u on u.id = m.person_id
  where m.community_id = ${communityId} and m.person_id <> ${personId} and u."emailVerified"`
const otherAdmins = (personId: string) => sql`
  select p.id from person p where p.admin and p.id <> ${personId} and p.deleted_at is null`

/** SQL that tells whether somebody else than this person is an admin, or a moderator of the community with a verified e-mail address. */
export const othersDecide = (communityId: RawBuilder<unknown>, personId: string): RawBuilder<boolean> =>
  sql`(exists (${otherModerators(communityId, personId)}) or exists (${otherAdmins(personId)}))`

/** Tells whether anybody but this person can decide reports in a community, as `othersDecide` does in SQL. */
export async function othersDecideThan(db: Tx, communityId: string, personId: string): Promise<boolean> {
  const { others } = await db
    .selectNoFrom(othersDecide(sql.val(communityId), personId).as('others'))
    .executeTakeFirstOrThrow()
  return others
}

/** Returns the people who decide reports about content: the moderators without its author; if none, the admins; if none, the author. */
export async function decidersAbout(
  db: Tx,
  communityId: string,
  { kind, id }: ContentRef,
  moderators: string[],
): Promise<string[]> {
  const {
    rows: [content],
  } = await sql<{ author: string }>`
    select created_by as author from ${sql.table(kind)} where id = ${id}`.execute(db)
  if (!content || !moderators.includes(content.author)) return moderators
  const { author } = content
  const { rows } = await sql<{ id: string }>`
    with others as (${otherModerators(sql.val(communityId), author)})
    select person_id as id from others
    union all (${otherAdmins(author)} and not exists (select from others))`.execute(db)
  return rows.length > 0 ? rows.map((one) => one.id) : moderators
}
