import type { AccountHooks } from '../../platform/call/accountHooks.ts'

export const noticeAccountHooks: AccountHooks = {
  async onErased({ db }, personId) {
    await db.deleteFrom('notification').where('person_id', '=', personId).execute()
  },
  exported: { notices: { table: 'notification', owner: 'person_id', columns: 'kind, data, created_at, read_at' } },
}
