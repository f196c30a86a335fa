import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { useWorld } from '../../../testing/world.ts'

const { lasting } = useWorld()

// These tests need PostgreSQL: the embedded engine has one connection, so nothing waits for a lock there.
test('deleteComment: waits for a transaction that locks the thread before the comment, then deletes the comment without a deadlock', async () => {
  const { make, deps } = lasting()
  const owner = await make.owner()
  const { id: threadId } = await owner.call.addThread({ communityId: await make.community(owner), title: 'A bittern' })
  const { id: commentId } = await owner.call.addComment({ threadId, text: 'I saw it' })
  const deleting = await deps.db.kysely.transaction().execute(async (db) => {
    await sql`select from thread where id = ${threadId} for update`.execute(db)
    const call = owner.call.deleteComment({ commentId, threadId })
    await vi.waitUntil(async () => {
      const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(db)
      return rows.length > 0
    })
    // Purging a thread locks in this order: it deletes the thread and then its comments.
    await sql`select from comment where id = ${commentId} for update nowait`.execute(db)
    return { call }
  })
  expect(await deleting.call).toMatchObject({ deleted: { by: 'creator' } })
})
