import type { Tx } from '../db/tables.ts'
import { purgeReportedWords } from '../moderation/purge.ts'

/** Ends what was removed before then: threads with all that was said in them, and of comments the words; their place stays. */
export async function purgeDiscussions(db: Tx, before: Date): Promise<void> {
  await db.deleteFrom('thread').where('hidden_at', '<', before).execute()
  await db.updateTable('comment').set({ text: '' }).where('hidden_at', '<', before).where('text', '<>', '').execute()
  await purgeReportedWords(db, before)
}
