import type { Lifecycle } from '../call/lifecycle.ts'

/** Photos stay with the content that shows them. */
export const photoLifecycle: Lifecycle = {
  exported: { photos: { table: 'photo', owner: 'owner_id', columns: 'id, width, height, created_at' } },
}
