import { randomUUID } from 'node:crypto'
import { AddComment, CommentId, type CommentView, EditComment } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { mentionedIn } from '@fieldfare/shared/mention.ts'
import { placeOfQuote } from '@fieldfare/shared/quote.ts'
import { sql } from 'kysely'
import { lockingCaller, lockPerson } from '../../platform/call/lockPerson.ts'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { takeLastWord } from '../../content/intent/lastWord.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { loads, lockContent, isRetry } from '../../content/load.ts'
import { nameTogether } from '../../content/namedPeople.ts'
import { publishContent } from '../../content/publish.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { comment } from './kind.ts'
import { keepCommentPhotos } from './commentPhotos.ts'
import { everMentioned, keepMentions, newlyMentioned, tellAnswered } from './mentions.ts'
import { rewardComment } from './reward.ts'
import { addedColumns, commentView, nextCommentTime, toComment } from './rows.ts'

/**
 * Adds a comment to a thread, raises the thread's count, grants the author's points, and notifies the people mentioned, the author of
 * the quoted comment and the thread's creator, each person once. A repeated call with the same id returns the same comment. The
 * thread's row is locked last, since other comments wait for it.
 * @throws bad-input if the quoted comment does not exist or is deleted, and for people who may not be mentioned
 */
export const addComment = writeOn('comment.add', AddComment, async (db, { threadId }, who) => {
  await lockPerson(db, who.id)
  return lockContent(db, { kind: 'thread', id: threadId }, who, { lock: false })
}).mutation(async ({ input, ctx }): Promise<CommentView> => {
  const { id = randomUUID(), text, quotedId, quotedWords } = input
  const { db, who, thing: thread } = ctx
  if (await isRetry(db, comment, id, who, thread.id)) return orNotFound(await commentView(db, id, who))
  const ref = { id, threadId: thread.id, communityId: thread.community_id, title: thread.title }
  const quoted = quotedId === null ? null : await quotedIn(db, quotedId, thread.id, quotedWords !== null)
  const answered = quoted?.created_by ?? null
  const part = quotedWords === null ? null : partOf(quoted?.text ?? '', quotedWords)
  const newlyNamed = await newlyMentioned(ctx, text, ref)
  // Published before the thread's counter, so that watchers get the comment first.
  publishContent(ctx, { kind: 'comment', id, parent_id: thread.id, community_id: thread.community_id })
  await rewardComment(ctx, who.id, id)
  const notified = [who.id, ...newlyNamed]
  if (answered && !notified.includes(answered)) await tellAnswered(ctx, ref, [answered])
  if (![...notified, answered].includes(thread.created_by)) await notifyCreator(ctx, id)
  const pictured = input.photoIds.length > 0 && (await keepCommentPhotos(ctx, { kind: 'comment', id }, input))
  const counted = await db
    .updateTable('thread')
    .set((set) => ({
      comments: set('comments', '+', 1),
      version: set('version', '+', 1),
      commented_at: nextCommentTime,
    }))
    .where('id', '=', thread.id)
    .where('deleted_at', 'is', null)
    .returning('commented_at')
    .executeTakeFirst()
  publishContent(ctx, thread)
  const added = await db
    .insertInto('comment')
    .values({
      id,
      thread_id: thread.id,
      quoted_id: quotedId,
      quoted_from: part?.from ?? null,
      quoted_length: part?.length ?? null,
      created_by: who.id,
      text,
      created_at: orNotFound(counted?.commented_at),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(addedColumns)
    .executeTakeFirst()
  // Another person's request inserted this id concurrently.
  if (!added) throw new AppError('conflict')
  if (newlyNamed.length > 0) await keepMentions(ctx, ref, newlyNamed, newlyNamed)
  if (newlyNamed.length > 0 || answered || pictured) return orNotFound(await commentView(db, id, who))
  const plain = { mentions: [], quoted: null, photos: [] }
  return toComment({ ...added, ...plain, creator: { id: who.id, name: who.name }, vote: null, reported: false }, who)
})

/**
 * Reads the comment of a thread that a new comment quotes.
 * @param lock locks the quoted comment, so that its text stays the same until the transaction ends
 * @throws bad-input if the quoted comment does not exist in the thread or is deleted
 */
async function quotedIn(
  db: Tx,
  id: string,
  threadId: string,
  lock: boolean,
): Promise<{ created_by: string; text: string }> {
  const quoted = await db
    .selectFrom('comment')
    .select(['created_by', 'text'])
    .where('id', '=', id)
    .where('thread_id', '=', threadId)
    .where('deleted_at', 'is', null)
    .$if(lock, (query) => query.forShare())
    .executeTakeFirst()
  if (!quoted) throw new AppError('bad-input', [{ path: ['quotedId'], key: 'quoteGone' }])
  return quoted
}

/** Returns the position of quoted words in a text, in characters as PostgreSQL counts them. @throws bad-input if the text lacks the words */
function partOf(text: string, words: string): { from: number; length: number } {
  const at = placeOfQuote(text, words)
  if (at < 0) throw new AppError('bad-input', [{ path: ['quotedWords'], key: 'quotedWordsGone' }])
  const before = text.slice(0, at)
  return { from: [...before].length + 1, length: [...words].length }
}

/** Moves quotes of an edited comment to the new position of the quoted words; a quote whose words are gone shows the comment's beginning. */
const followQuoted = (db: Tx, id: string, before: string, after: string) =>
  sql`update comment set quoted_from = nullif(strpos(${after}, substr(${before}, quoted_from, quoted_length)), 0)
    where quoted_id = ${id} and quoted_from is not null`.execute(db)

/** Notifies the creator of a thread of a comment: at most one unread notice per thread; a notice already read is replaced. */
async function notifyCreator(ctx: ContentCtx, commentId: string): Promise<void> {
  const { id: threadId, community_id: communityId, created_by: creatorId, title } = ctx.thing
  await ctx.db
    .deleteFrom('notification')
    .where('person_id', '=', creatorId)
    .where('kind', '=', 'thread.answered')
    .where('cause', '=', threadId)
    .where('read_at', 'is not', null)
    .execute()
  ctx.notify(creatorId, 'thread.answered', threadId, { communityId, threadId, commentId, title })
}

const idFrom = ({ commentId, threadId }: { commentId: string; threadId: string }) => ({
  id: commentId,
  parentId: threadId,
})
const presentView = async ({ db, thing, who }: ContentCtx): Promise<CommentView> =>
  orNotFound(await commentView(db, thing.id, who))

/** Edits the caller's own comment. Only newly mentioned people are notified; a repeated call changes nothing. */
export const editComment = writeOn('comment.change', EditComment, loads(comment, idFrom)).mutation(
  async ({ input, ctx }): Promise<CommentView> => {
    const { db, thing } = ctx
    const { text } = input
    const ref = { id: thing.id, threadId: input.threadId, communityId: thing.community_id, title: thing.title }
    const everNamed = text === thing.words ? [] : await everMentioned(db, thing.id)
    if (text !== thing.words && (everNamed.length > 0 || mentionedIn(text).length > 0)) {
      const added = await newlyMentioned(ctx, text, ref, everNamed)
      await keepMentions(ctx, ref, mentionedIn(text), added)
    }
    const pictured = await keepCommentPhotos(ctx, thing.ref, input)
    if (text !== thing.words) await followQuoted(db, thing.id, thing.words ?? '', text)
    if (text !== thing.words || pictured) {
      await db
        .updateTable('comment')
        .set((set) => ({ text, edited_at: new Date(), version: set('version', '+', 1) }))
        .where('id', '=', thing.id)
        .execute()
      publishContent(ctx, thing)
    }
    return presentView(ctx)
  },
)

type Vote = -1 | 0 | 1

/**
 * Votes for or against a comment. An upvote replaces the caller's down vote, and the reverse; repeating the same vote
 * changes nothing.
 */
export const upVoteComment = voting(() => 1)
export const downVoteComment = voting(() => -1)
/** Withdraws an up vote (the next call: a down vote), and leaves the opposite vote as it is. */
export const removeUpVoteComment = voting((now) => (now === 1 ? 0 : now))
export const removeDownVoteComment = voting((now) => (now === -1 ? 0 : now))

function voting(next: (now: Vote) => Vote) {
  return writeOn('comment.vote', CommentId, lockingCaller(loads(comment, idFrom))).mutation(
    async ({ ctx }): Promise<CommentView> => {
      const { db, thing, who } = ctx
      await takeLastWord(ctx, 'up', thing.id)
      const key = { comment_id: thing.id, person_id: who.id }
      // The caller's vote is read after the comment is locked, when a concurrent vote of the same person is already committed.
      const vote = await db
        .selectFrom('comment_vote')
        .select('value')
        .where((is) => is.and(key))
        .executeTakeFirst()
      const before = vote?.value ?? 0
      const after = next(before)
      if (after === before) return presentView(ctx)
      const change = (value: 1 | -1) => Number(after === value) - Number(before === value)
      await db
        .with('voted', (votes) =>
          after === 0
            ? votes
                .deleteFrom('comment_vote')
                .where((is) => is.and(key))
                .returning('comment_id')
            : votes
                .insertInto('comment_vote')
                .values({ ...key, value: after })
                .onConflict((conflict) =>
                  conflict.columns(['comment_id', 'person_id']).doUpdateSet({ value: after, voted_at: new Date() }),
                )
                .returning('comment_id'),
        )
        .updateTable('comment')
        .set((set) => ({
          up: set('up', '+', change(1)),
          down: set('down', '+', change(-1)),
          version: set('version', '+', 1),
        }))
        .where('id', '=', thing.id)
        .execute()
      // The author's account shows the karma, which the vote changes.
      ctx.publishMine(thing.created_by, 'account')
      await nameTogether(ctx, comment, thing)
      publishContent(ctx, thing)
      return presentView(ctx)
    },
  )
}
