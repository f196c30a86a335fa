import type { AccountHooks } from '../call/accountHooks.ts'

export const draftAccountHooks: AccountHooks = {
  async onMerged({ db, publishMine }, fromId, intoId) {
    const kept = db.selectFrom('draft as kept').select('kept.key').where('kept.person_id', '=', intoId)
    await db
      .updateTable('draft')
      .set({ person_id: intoId })
      .where('person_id', '=', fromId)
      .where('key', 'not in', kept)
      .execute()
    publishMine(intoId, 'drafts')
  },
  async onErased({ db }, personId) {
    await db.deleteFrom('draft').where('person_id', '=', personId).execute()
  },
  exported: { drafts: { table: 'draft', owner: 'person_id', columns: 'kind, key, content, step, edited_at' } },
}
