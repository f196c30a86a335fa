import { args, Id, PageInput } from '@fieldfare/shared/schemas.ts'
import type { NoticeKind, NoticeView } from '@fieldfare/shared/notice.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { z } from 'zod'
import { readMine, write } from '../../platform/call/call.ts'
import { byTime, paged } from '../../platform/call/page.ts'

/** Reads the caller's notices, newest first. */
export const list = readMine('notice.see', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<NoticeView>> => {
    const query = ctx.db
      .selectFrom('notification')
      .select(['id', 'kind', 'data', 'created_at', 'read_at'])
      .where('person_id', '=', ctx.who.id)
    return paged(query, byTime('created_at', 'id'), input, (row) => ({
      id: row.id,
      kind: row.kind as NoticeKind,
      data: row.data as NoticeView['data'],
      createdAt: row.created_at.toISOString(),
      read: row.read_at !== null,
    }))
  },
)

/** Marks one of the caller's notices as read; without an id, all of them. */
export const read = write('notice.see', args(['id'], { id: Id.optional() })).mutation(async ({ input, ctx }) => {
  await ctx.db
    .updateTable('notification')
    .set({ read_at: new Date() })
    .where('person_id', '=', ctx.who.id)
    .where('read_at', 'is', null)
    .$if(input.id !== undefined, (query) => query.where('id', '=', input.id ?? ''))
    .execute()
  ctx.publishMine(ctx.who.id, 'notices')
  return { read: true }
})
