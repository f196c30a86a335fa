import type { Tx } from '../db/tables.ts'

/** Takes a waiting new address back: its link no longer works. */
export async function forgetNewEmail(db: Tx, personId: string): Promise<void> {
  await db.updateTable('person').set({ new_email: null }).where('id', '=', personId).execute()
  await db.deleteFrom('secret').where('person_id', '=', personId).where('kind', '=', 'new-email').execute()
}
