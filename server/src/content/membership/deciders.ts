import type { ContentRef } from '@fieldfare/shared/content.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

// Reports about a moderator's own content are decided by another moderator or an admin, where there is one.

const otherModerators = (communityId: RawBuilder<unknown>, personId: string) => sql`
  select m.person_id from moderator m join auth."user" u on u.id = m.person_id
  where m.community_id = ${communityId} and m.person_id <> ${personId} and u."emailVerified"`
const otherAdmins = (personId: string) => sql`
  select p.id from person p where p.admin and p.id <> ${personId} and p.deleted_at is null`

/** Tells whether a community, given by SQL, has another moderator with a verified address than this person, or there is another admin. */
export const othersDecide = (communityId: RawBuilder<unknown>, personId: string): RawBuilder<boolean> =>
  sql`(exists (${otherModerators(communityId, personId)}) or exists (${otherAdmins(personId)}))`

/** Tells the same for one community. */
export async function othersDecideThan(db: Tx, communityId: string, personId: string): Promise<boolean> {
  const { others } = await db
    .selectNoFrom(othersDecide(sql.val(communityId), personId).as('others'))
    .executeTakeFirstOrThrow()
  return others
}

/** Lists those who decide reports about a piece of content: all moderators but its author, or else the admins, or else the author. */
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
