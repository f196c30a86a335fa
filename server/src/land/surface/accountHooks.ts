import type { AccountHooks } from '../../platform/call/accountHooks.ts'

export const surfaceAccountHooks: AccountHooks = {
  async onErased({ db }, personId) {
    await db.deleteFrom('joint_surface').where('person_id', '=', personId).execute()
  },
}
