import type { Lifecycle } from '../../platform/call/lifecycle.ts'

/** Photos stay with the content that shows them; those of an area go with it. */
export const photoLifecycle: Lifecycle = {
  exported: {
    photos: {
      table: 'photo',
      owner: 'owner_id',
      columns: 'id, width, height, alt, created_at, subject_kind, subject_id',
    },
  },
}
