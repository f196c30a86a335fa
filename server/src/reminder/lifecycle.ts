import type { Lifecycle } from '../call/lifecycle.ts'

export const reminderLifecycle: Lifecycle = {
  async onErased({ db }, personId) {
    await db.deleteFrom('reminder').where('person_id', '=', personId).execute()
  },
  exported: {
    reminders: {
      table: 'reminder',
      owner: 'person_id',
      columns: 'state, sent_at, (select p.rres_at from person p where p.id = reminder.person_id) as rres_at',
    },
  },
}
