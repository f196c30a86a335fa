import { args, Id, PageInput } from '@fieldfare/shared/schemas.ts'
import type { NoticeKind, NoticeView } from '@fieldfare/shared/notice.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { z } from 'zod'
import { readMine, write } from '../call/call.ts'
import { afterCursor, cursorOf } from '../call/cursor.ts'
import { t } from '../call/trpc.ts'

/** What one was told, newest first. */
const list = readMine('notice.see', z.strictObject(PageInput)).query(
  async ({ input, ctx }): Promise<Page<NoticeView>> => {
    const rows = await ctx.db
      .selectFrom('notification')
      .select(['id', 'kind', 'data', 'created_at', 'read_at'])
      .where('person_id', '=', ctx.who.id)
      .where(afterCursor(input.cursor, 'created_at', 'id'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(input.limit + 1)
      .execute()
    const shown = rows.slice(0, input.limit)
    const last = shown.at(-1)
    return {
      items: shown.map((row) => ({
        id: row.id,
        kind: row.kind as NoticeKind,
        data: row.data as NoticeView['data'],
        createdAt: row.created_at.toISOString(),
        read: row.read_at !== null,
      })),
      next: rows.length > input.limit && last ? cursorOf(last.created_at, last.id) : null,
    }
  },
)

/** Marks one as read, or all of them without an id. */
const read = write('notice.see', args(['id'], { id: Id.optional() })).mutation(async ({ input, ctx }) => {
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

export const noticeRouter = t.router({ list, read })
