import { sql } from 'kysely'
import type { Lifecycle } from '../../platform/call/lifecycle.ts'

/** What an admin sent stays counted; who got it does not stay known once they are erased. */
export const mailingLifecycle: Lifecycle = {
  async onErased({ db }, personId) {
    await sql`
      update mailing_recipient set person_id = null, error = '',
        state = case when state = 'waiting' then 'none' else state end
      where person_id = ${personId}`.execute(db)
  },
  // A mailing that was under way is stopped: its page says how many got it before the backup.
  async onRestored(db, { now }) {
    await sql`
      with ended as (
        update mailing_recipient set state = 'stopped', at = ${now} where state in ('waiting', 'sending') returning mailing_id
      )
      update mailing set queueing = false, stopped_at = coalesce(stopped_at, ${now})
      where queueing or id in (select mailing_id from ended)`.execute(db)
  },
  exported: {
    mailings: {
      table: 'mailing',
      owner: 'created_by',
      columns: 'id, kind, title, body, texts, created_at, stopped_at',
    },
    mailingsToMe: {
      table: 'mailing_recipient',
      owner: 'person_id',
      columns: `mailing_id, state, at,
        (select m.title from mailing m where m.id = mailing_id) as title,
        (select m.body from mailing m where m.id = mailing_id) as body,
        (select m.texts from mailing m where m.id = mailing_id) as texts`,
    },
  },
}
