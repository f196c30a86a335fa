import type { Lifecycle } from '../call/lifecycle.ts'

/** What a person chose goes with them. Their devices go with their sessions. */
export const callbackLifecycle: Lifecycle = {
  async onErased({ db }, personId) {
    for (const table of ['callback', 'callback_wish', 'seen', 'weekly_mail', 'push_device'] as const)
      await db.deleteFrom(table).where('person_id', '=', personId).execute()
  },
  async onLeft({ db }, personId, communityId) {
    for (const table of ['callback', 'callback_wish'] as const)
      await db.deleteFrom(table).where('person_id', '=', personId).where('community_id', '=', communityId).execute()
  },
  exported: {
    calledBack: { table: 'callback_wish', owner: 'person_id', columns: 'topic, community_id, wish' },
    notifiedDevices: { table: 'push_device', owner: 'person_id', columns: 'endpoint, created_at' },
    weeklyMails: { table: 'weekly_mail', owner: 'person_id', columns: 'since, until, state' },
    seen: { table: 'seen', owner: 'person_id', columns: 'subject, at' },
  },
}
