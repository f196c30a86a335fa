import { endRestored, forgetReader } from '../../content/delivery/ledger.ts'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'

/**
 * The account hooks of messages: those that an erased person sent stay for their recipients, without the sender's name; the
 * person's copies of received messages are deleted, and the number of readers stays.
 */
export const messageAccountHooks: AccountHooks = {
  async onErased({ db }, personId) {
    await forgetReader(db, 'message', personId, 'failed')
    await db.deleteFrom('message_recipient').where('person_id', '=', personId).execute()
    await db.deleteFrom('message_mute').where('person_id', '=', personId).execute()
  },
  async onRestored(db, { now }) {
    await endRestored(db, 'message', 'none', now)
  },
  exported: {
    messages: {
      table: 'message',
      owner: 'created_by',
      columns:
        'id, community_id, community_title, title, body, audience, about_kind, about_id, created_at, recipients, readers',
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
