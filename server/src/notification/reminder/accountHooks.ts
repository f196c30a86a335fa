import { deleteReader, endRestored } from '../../content/delivery/ledger.ts'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'
import { dueNow, registeredBefore } from './due.ts'

export const reminderAccountHooks: AccountHooks = {
  async onErased({ db }, personId) {
    await deleteReader(db, 'reminder', personId)
  },
  // People who are due by now count as reminded, since they may have been mailed after the backup.
  async onRestored(db, { now, timeZone }) {
    await endRestored(db, 'reminder', 'sent', now)
    const due = dueNow(db, registeredBefore(now, timeZone)).clearSelect().select('person.id')
    await db.updateTable('person').set({ rres_at: now }).where('id', 'in', due).execute()
  },
  exported: {
    reminders: {
      table: 'delivery',
      owner: 'person_id',
      where: "kind = 'reminder'",
      columns: `state, case when state = 'sent' then at end as sent_at,
        (select p.rres_at from person p where p.id = person_id) as rres_at`,
    },
  },
}
