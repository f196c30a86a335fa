import { nextWeekly } from '@fieldfare/shared/quietHours.ts'
import { deleteReader, endRestored } from '../../content/delivery/ledger.ts'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'

/** The account hooks of alerts: an erasure deletes alerts, wishes and devices. A device is deleted with its session, too. */
export const alertAccountHooks: AccountHooks = {
  async onErased({ db }, personId) {
    for (const table of ['alert', 'alert_wish', 'seen', 'push_device'] as const)
      await db.deleteFrom(table).where('person_id', '=', personId).execute()
    await deleteReader(db, 'weekly', personId)
  },
  async onLeft({ db }, personId, communityId) {
    for (const table of ['alert', 'alert_wish'] as const)
      await db.deleteFrom(table).where('person_id', '=', personId).where('community_id', '=', communityId).execute()
  },
  // Mails due since the backup may have been sent before the restore, so they end; the next weekly mail covers the time from now on.
  async onRestored(db, { now }) {
    await endRestored(db, 'weekly', 'none', now)
    await db.updateTable('alert').set({ state: 'none' }).where('state', 'in', ['waiting', 'sending']).execute()
    await db.updateTable('alert_sweep').set({ swept_to: now }).execute()
    const due = () => db.selectFrom('person').where('weekly_due', '<=', now)
    for (const { time_zone } of await due().select('time_zone').distinct().execute())
      await db
        .updateTable('person')
        .set({ weekly_due: new Date(nextWeekly(now.getTime(), time_zone)), weekly_to: now })
        .where('weekly_due', '<=', now)
        .where('time_zone', '=', time_zone)
        .execute()
  },
  exported: {
    calledBack: { table: 'alert_wish', owner: 'person_id', columns: 'topic, community_id, wish' },
    notifiedDevices: { table: 'push_device', owner: 'person_id', columns: 'endpoint, created_at' },
    weeklyMails: {
      table: 'delivery',
      owner: 'person_id',
      where: "kind = 'weekly'",
      columns: "detail->>'since' as since, about as until, state",
    },
    seen: { table: 'seen', owner: 'person_id', columns: 'subject, at, visit_before' },
  },
}
