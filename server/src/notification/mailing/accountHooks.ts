import { sql } from 'kysely'
import { endRestored, forgetReader } from '../../content/delivery/ledger.ts'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'

/** The account hooks of mailings: mails to an erased person still count in their mailing, without the person. */
export const mailingAccountHooks: AccountHooks = {
  async onErased({ db }, personId) {
    await forgetReader(db, 'mailing', personId, 'none')
  },
  // A mailing in progress is stopped: its page shows how many people got it before the backup.
  async onRestored(db, { now }) {
    await endRestored(db, 'mailing', 'stopped', now)
    await sql`
      update mailing set stopped_at = ${now} where stopped_at is null and exists (
        select from delivery where kind = 'mailing' and subject_id = mailing.id and state = 'stopped')`.execute(db)
  },
  exported: {
    mailings: {
      table: 'mailing',
      owner: 'created_by',
      columns: 'id, kind, title, body, texts, created_at, stopped_at',
    },
    mailingsToMe: {
      table: 'delivery',
      owner: 'person_id',
      where: "kind = 'mailing'",
      columns: `subject_id as mailing_id, state, at,
        (select m.title from mailing m where m.id = subject_id) as title,
        (select m.body from mailing m where m.id = subject_id) as body,
        (select m.texts from mailing m where m.id = subject_id) as texts`,
    },
  },
}
