import type { Standing } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { ReportSubject } from '@fieldfare/shared/moderation.ts'
import { sql } from 'kysely'
import type { Session } from '../call/context.ts'
import { standingOf } from '../community/standing.ts'
import type { Tx } from '../db/tables.ts'

/** Where something is moderated, and how somebody stands to it. */
export interface Place {
  communityId: string
  title: string
  standing: Standing
}
export interface Found extends Place {
  subject: ReportSubject
  creatorId: string
  /** A comment's text, a treasure's title. */
  words: string
  /** When its words were last changed. */
  editedAt: Date | null
}

/** @throws not-found when there is no such community */
export async function placeOf(db: Tx, communityId: string, who: Session): Promise<Place> {
  const standing = await standingOf(db, communityId, who)
  const { title } = await db
    .selectFrom('community')
    .select('title')
    .where('id', '=', communityId)
    .executeTakeFirstOrThrow()
  return { communityId, title, standing }
}

/**
 * What is reported, locked, so that it is not removed in the same moment.
 * @throws not-found when it is not there, or was removed
 */
export async function lockSubject(db: Tx, subject: ReportSubject, who: Session) {
  const row = subject.kind === 'comment' ? await lockComment(db, subject) : await lockTreasure(db, subject.treasureId)
  if (!row) throw new AppError('not-found')
  const place = await placeOf(db, row.community_id, who)
  const thing: Found = { ...place, subject, creatorId: row.created_by, words: row.words, editedAt: row.edited_at }
  return { facts: { creatorId: row.created_by, community: place.standing }, thing }
}

const lockComment = (db: Tx, { commentId, threadId }: { commentId: string; threadId: string }) =>
  db
    .selectFrom('comment')
    .innerJoin('thread', 'thread.id', 'comment.thread_id')
    .select(['comment.created_by', 'comment.text as words', 'comment.edited_at', 'thread.community_id'])
    .where('comment.id', '=', commentId)
    .where('thread.id', '=', threadId)
    .where('comment.hidden_at', 'is', null)
    .where('thread.hidden_at', 'is', null)
    .forUpdate('comment')
    .executeTakeFirst()

const lockTreasure = (db: Tx, id: string) =>
  db
    .selectFrom('treasure')
    .select(['created_by', 'community_id', 'title as words', sql.lit(null).as('edited_at')])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
