import type { AccountHooks } from '../../platform/call/accountHooks.ts'

/** The account hooks of photos: after an erasure, photos of content stay with the content, and photos of areas are deleted with the areas. */
export const photoAccountHooks: AccountHooks = {
  exported: {
    photos: {
      table: 'photo',
      owner: 'owner_id',
      columns: 'id, width, height, alt, created_at, subject_kind, subject_id',
    },
  },
}
