import type { TransactionContext } from '../call/call.ts'

interface Hidden {
  hidden_at: Date | null
  hidden_by: string | null
  hidden_reason: string | null
}

/** Hides a thread or shows it again, and tells who follows it or its community. */
export async function hideThread(
  ctx: TransactionContext,
  { id, community_id: communityId }: { id: string; community_id: string },
  hidden: Hidden,
): Promise<void> {
  await ctx.db
    .updateTable('thread')
    .set((set) => ({ ...hidden, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  ctx.publish([
    { name: 'thread.changed', id, communityId },
    { name: 'community.changed', id: communityId },
  ])
}
