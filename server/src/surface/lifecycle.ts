import type { Lifecycle } from '../account/lifecycle.ts'

export const surfaceLifecycle: Lifecycle = {
  async onErased({ db }, personId) {
    await db.deleteFrom('joint_surface').where('person_id', '=', personId).execute()
  },
}
