import type { Lifecycle } from '../../platform/call/lifecycle.ts'

export const surfaceLifecycle: Lifecycle = {
  async onErased({ db }, personId) {
    await db.deleteFrom('joint_surface').where('person_id', '=', personId).execute()
  },
}
