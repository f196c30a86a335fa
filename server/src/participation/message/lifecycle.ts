import { sql } from 'kysely'
import type { Lifecycle } from '../../platform/call/lifecycle.ts'

/** What a person sent stays for those who got it, under no name; what they got goes with them. How many read it stays counted. */
export const messageLifecycle: Lifecycle = {
  async onErased({ db }, personId) {
    await sql`
      with gone as (delete from message_recipient where person_id = ${personId} returning message_id, mail, tries)
      update message set
        mails_failed = mails_failed + unsent.all_of_them, mails_late = mails_late - unsent.late
      from (
        select message_id, count(*) as all_of_them, count(*) filter (where tries > 0 and mail = 'waiting' or tries > 1) as late
        from gone where mail in ('waiting', 'sending') group by message_id
      ) unsent
      where message.id = unsent.message_id`.execute(db)
    await db.deleteFrom('message_mute').where('person_id', '=', personId).execute()
  },
  async onRestored(db) {
    await sql`
      with ended as (
        update message_recipient set mail = 'none' where mail in ('waiting', 'sending') returning message_id
      )
      update message set mails = mails - ended.number, mails_late = 0
      from (select message_id, count(*)::integer as number from ended group by 1) ended where message.id = ended.message_id`.execute(
      db,
    )
  },
  exported: {
    messages: {
      table: 'message',
      owner: 'created_by',
      columns: 'id, community_id, community_title, title, body, created_at, recipients, readers',
    },
    messagesToMe: {
      table: 'message_recipient',
      owner: 'person_id',
      columns: `message_id, created_at, read_at,
        (select m.title from message m where m.id = message_id) as title,
        (select m.body from message m where m.id = message_id) as body`,
    },
    mutedCommunities: { table: 'message_mute', owner: 'person_id', columns: 'community_id, muted_at' },
  },
}
