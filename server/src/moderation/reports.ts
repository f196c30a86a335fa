import { type ReportSubject, ReportsPage, type ReportView } from '@fieldfare/shared/moderation.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { asAuthor } from '../account/author.ts'
import { readMine } from '../call/call.ts'
import { afterCursor, cursorOf } from '../call/cursor.ts'
import type { Tx } from '../db/tables.ts'
import { chosen } from './scope.ts'

/** Open reports on what is there, in communities that are there. */
export const openReports = (db: Tx) =>
  db
    .selectFrom('report')
    .innerJoin('community', 'community.id', 'report.community_id')
    .leftJoin('comment', (join) =>
      join.onRef('comment.id', '=', 'report.comment_id').on('comment.hidden_at', 'is', null),
    )
    .leftJoin('thread', (join) => join.onRef('thread.id', '=', 'comment.thread_id').on('thread.hidden_at', 'is', null))
    .leftJoin('treasure', (join) =>
      join.onRef('treasure.id', '=', 'report.treasure_id').on('treasure.hidden_at', 'is', null),
    )
    .where('report.outcome', 'is', null)
    .where('community.hidden_at', 'is', null)
    .where(sql<boolean>`num_nonnulls(thread.id, treasure.id) > 0`)

/** What stands there now. */
const present = sql<string | null>`coalesce(comment.text, treasure.title)`

const withView = (db: Tx) =>
  openReports(db)
    .select(['report.id', 'report.community_id', 'community.title', 'report.reason', 'report.created_at'])
    .select(['report.comment_id', 'comment.thread_id', 'report.treasure_id'])
    .select((of) => of.fn.coalesce('report.words', present, sql<string>`''`).as('text'))
    .select(sql<boolean>`coalesce(report.words <> ${present}, false)`.as('changed'))
    .select((of) => of.fn.coalesce('comment.created_at', 'treasure.created_at', 'report.created_at').as('said_at'))
    .select([asAuthor('comment.created_by').as('commenter'), asAuthor('treasure.created_by').as('finder')])
    .select(asAuthor('report.person_id').as('reporter'))

type Row = Awaited<ReturnType<ReturnType<typeof withView>['executeTakeFirstOrThrow']>>

const toReport = (row: Row): ReportView => ({
  id: row.id,
  communityId: row.community_id,
  communityTitle: row.title,
  subject: toSubject(row),
  text: row.text,
  changed: row.changed,
  author: row.comment_id ? row.commenter : row.finder,
  saidAt: row.said_at.toISOString(),
  reporter: row.reporter,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
})

const toSubject = ({ comment_id, thread_id, treasure_id }: Row): ReportSubject =>
  comment_id && thread_id
    ? { kind: 'comment', commentId: comment_id, threadId: thread_id }
    : { kind: 'treasure', treasureId: treasure_id ?? '' }

/** What is reported in the communities that one looks after, newest first. */
export const reports = readMine('report.seeMine', ReportsPage).query(
  async ({ input, ctx }): Promise<Page<ReportView>> => {
    const { communityId, threadId, cursor, limit } = input
    const rows = await withView(ctx.db)
      .where(await chosen(ctx.db, ctx.who, communityId))
      .$if(threadId !== undefined, (query) => query.where('thread.id', '=', threadId ?? ''))
      .where(afterCursor(cursor, 'report.created_at', 'report.id'))
      .orderBy('report.created_at', 'desc')
      .orderBy('report.id', 'desc')
      .limit(limit + 1)
      .execute()
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(toReport),
      next: rows.length > limit && last ? cursorOf(last.created_at, last.id) : null,
    }
  },
)
