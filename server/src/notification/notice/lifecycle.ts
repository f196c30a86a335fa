import type { Lifecycle } from '../../platform/call/lifecycle.ts'

export const noticeLifecycle: Lifecycle = {
  async onErased({ db }, personId) {
    await db.deleteFrom('notification').where('person_id', '=', personId).execute()
  },
  exported: { notices: { table: 'notification', owner: 'person_id', columns: 'kind, data, created_at, read_at' } },
}
