import { AppError } from '@fieldfare/shared/errors.ts'
import { MessageId, type MessageView } from '@fieldfare/shared/message.ts'
import { sql } from 'kysely'
import { orNotFound, write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { messageView } from './rows.ts'

/** Marks a message as read by the caller. Only the first reading raises the count of readers that the sender sees. */
export const isRead = write('message.see', MessageId).mutation(async ({ input: { messageId }, ctx }) => {
  const { db, who } = ctx
  const before = await lockReceived(ctx, messageId, who.id)
  if (!before.unread) return viewOf(ctx, messageId, who.id)
  await db
    .updateTable('message_recipient')
    .set((set) => ({ unread: false, read_at: set.fn.coalesce('read_at', sql<Date>`clock_timestamp()`) }))
    .where('message_id', '=', messageId)
    .where('person_id', '=', who.id)
    .execute()
  ctx.publishMine(who.id, 'messages')
  if (!before.read_at) {
    const { created_by: sender } = await db
      .updateTable('message')
      .set((set) => ({ readers: set('readers', '+', 1) }))
      .where('id', '=', messageId)
      .returning('created_by')
      .executeTakeFirstOrThrow()
    ctx.publishMine(sender, 'messages')
  }
  return viewOf(ctx, messageId, who.id)
})

/** Marks a message as unread again in the caller's inbox; the count of readers stays the same. */
export const markUnread = write('message.see', MessageId).mutation(async ({ input: { messageId }, ctx }) => {
  const { db, who } = ctx
  const before = await lockReceived(ctx, messageId, who.id)
  if (!before.unread) {
    await db
      .updateTable('message_recipient')
      .set({ unread: true })
      .where('message_id', '=', messageId)
      .where('person_id', '=', who.id)
      .execute()
    ctx.publishMine(who.id, 'messages')
  }
  return viewOf(ctx, messageId, who.id)
})

async function lockReceived({ db }: TransactionContext, messageId: string, personId: string) {
  return db
    .selectFrom('message_recipient')
    .select(['unread', 'read_at'])
    .where('message_id', '=', messageId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('not-found'))
}

const viewOf = async ({ db }: TransactionContext, messageId: string, personId: string): Promise<MessageView> =>
  orNotFound(await messageView(db, messageId, personId))
