import type { TransactionContext } from '../call/call.ts'

/** Counts one comment more or less in its thread, whose row the caller holds, and tells who follows it. */
export async function countComments(
  ctx: TransactionContext,
  { id, community_id: communityId }: { id: string; community_id: string },
  change: 1 | -1,
): Promise<void> {
  await ctx.db
    .updateTable('thread')
    .set((set) => ({ comments: set('comments', '+', change), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  ctx.publish({ name: 'thread.changed', id, communityId })
}
