import type { Lifecycle } from '../../platform/call/lifecycle.ts'
import { dueNow, registeredBefore } from './due.ts'

export const reminderLifecycle: Lifecycle = {
  async onErased({ db }, personId) {
    await db.deleteFrom('reminder').where('person_id', '=', personId).execute()
  },
  // Who is due by now counts as reminded.
  async onRestored(db, { now, timeZone }) {
    await db.updateTable('reminder').set({ state: 'sent' }).where('state', 'in', ['waiting', 'sending']).execute()
    const due = dueNow(db, registeredBefore(now, timeZone)).clearSelect().select('person.id')
    await db.updateTable('person').set({ rres_at: now }).where('id', 'in', due).execute()
  },
  exported: {
    reminders: {
      table: 'reminder',
      owner: 'person_id',
      columns: 'state, sent_at, (select p.rres_at from person p where p.id = reminder.person_id) as rres_at',
    },
  },
}
