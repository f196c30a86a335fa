import type { Lifecycle } from '../call/lifecycle.ts'

export const draftLifecycle: Lifecycle = {
  async onErased({ db }, personId) {
    await db.deleteFrom('draft').where('person_id', '=', personId).execute()
  },
  exported: { drafts: { table: 'draft', owner: 'person_id', columns: 'kind, key, content, step, edited_at' } },
}
