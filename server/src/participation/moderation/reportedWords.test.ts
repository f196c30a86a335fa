import { RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { purgeContent } from '../../content/purge.ts'
import { useWorldOnOneEngine } from '../../testing/world.ts'
import { keepPlace, madePlace } from '../../testing/place.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepPlace(lasting)
const reason = 'Unkind to others'
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000)

test(
  'feed.moderation.reports: a report keeps the reported text and is marked as changed after an edit',
  undone(async (world) => {
    const { owner, author, reporter, commentId, threadId } = await madePlace(world)
    const stranger = await world.make.member()
    const read = async () =>
      (await owner.call.feed.moderation.reports({ withinId: threadId })).items.map((one) => [
        one.reporter.id,
        one.text,
        one.changed,
      ])
    await reporter.call.reportComment({ commentId, threadId, reason })
    expect(await read()).toEqual([[reporter.id, 'Leave your sofa.', false]])
    await author.call.editComment({ commentId, threadId, text: 'What a lovely place' })
    expect(await read()).toEqual([[reporter.id, 'Leave your sofa.', true]])
    await stranger.call.reportComment({ commentId, threadId, reason })
    expect((await read()).toSorted()).toEqual(
      [
        [reporter.id, 'Leave your sofa.', true],
        [stranger.id, 'What a lovely place', false],
      ].toSorted(),
    )
    await author.call.editComment({ commentId, threadId, text: 'Leave your sofa.' })
    expect((await read()).toSorted()).toEqual(
      [
        [reporter.id, 'Leave your sofa.', false],
        [stranger.id, 'What a lovely place', true],
      ].toSorted(),
    )
  }),
)

test(
  'feed.moderation.reports: a report without stored text shows the current text',
  undone(async (world) => {
    const { owner, reporter, commentId, threadId } = await madePlace(world)
    await reporter.call.reportComment({ commentId, threadId, reason })
    await world.deps.db.kysely.updateTable('report').set({ words: null }).execute()
    expect((await owner.call.feed.moderation.reports({})).items).toMatchObject([
      { text: 'Leave your sofa.', changed: false },
    ])
  }),
)

test(
  'feed.moderation.reports: the text of a reported treasure is its title',
  undone(async (world) => {
    const { owner, reporter, treasureId } = await madePlace(world)
    await reporter.call.reportTreasure({ treasureId, text: reason })
    expect((await owner.call.feed.moderation.reports({})).items).toMatchObject([
      { text: 'A spoonbill', changed: false },
    ])
  }),
)

test(
  'reportComment: a second report by the same person counts only if the comment was edited after the decision',
  undone(async (world) => {
    const { owner, moderator, author, reporter, commentId, threadId } = await madePlace(world)
    const one = { commentId, threadId }
    const open = async () =>
      (await owner.call.feed.moderation.reports({ withinId: threadId })).items.map(({ text, reason: why }) => [
        text,
        why,
      ])
    const reported = async () => (await reporter.call.feed.comments.of({ threadId })).items[0]?.mine?.reported
    await reporter.call.reportComment({ ...one, reason })
    await author.call.editComment({ ...one, text: 'What a lovely place' })
    await reporter.call.reportComment({ ...one, reason: 'Again' })
    expect(await open()).toEqual([['Leave your sofa.', reason]])
    await moderator.call.unReportComment(one)
    await reporter.call.reportComment({ ...one, reason: 'Again' })
    expect([await open(), await reported()]).toEqual([[], true])
    await author.call.editComment({ ...one, text: 'Leave your sofa.' })
    expect(await reported()).toBe(false)
    for (const why of ['Again', 'And again']) await reporter.call.reportComment({ ...one, reason: why })
    expect([await open(), await reported()]).toEqual([[['Leave your sofa.', 'Again']], true])
    const settled = async () =>
      (await reporter.call.notice.list({})).items.filter(({ kind }) => kind === 'report.resolved')
    expect(await settled()).toEqual([])
    await moderator.call.deleteComment({ ...one, reason })
    expect(await settled()).toMatchObject([{ data: { outcome: 'deleted' } }])
  }),
)

test(
  'purgeContent: the stored text of a report is removed some time after the decision or the deletion of the comment, or if its author is erased',
  undone(async (world) => {
    const { author, reporter, commentId, threadId } = await madePlace(world)
    const { kysely } = world.deps.db
    await reporter.call.reportComment({ commentId, threadId, reason })
    const after = async (days: number) => {
      await purgeContent(kysely, daysAgo(days))
      const { words } = await kysely.selectFrom('report').select('words').executeTakeFirstOrThrow()
      await kysely.updateTable('report').set({ words: 'Leave your sofa.' }).execute()
      return words
    }
    const decided_at = daysAgo(RESTORABLE_DAYS + 1)
    await kysely.updateTable('report').set({ outcome: 'kept', decided_at }).execute()
    expect(await after(RESTORABLE_DAYS + 2)).toBe('Leave your sofa.')
    expect(await after(RESTORABLE_DAYS)).toBeNull()
    await kysely.updateTable('report').set({ outcome: null, decided_at: null }).execute()
    await kysely.updateTable('comment').set({ deleted_at: decided_at }).where('id', '=', commentId).execute()
    expect(await after(RESTORABLE_DAYS + 2)).toBe('Leave your sofa.')
    expect(await after(RESTORABLE_DAYS)).toBeNull()
    await kysely.updateTable('comment').set({ deleted_at: null }).where('id', '=', commentId).execute()
    expect(await after(RESTORABLE_DAYS)).toBe('Leave your sofa.')
    await kysely.updateTable('person').set({ deleted_at: new Date() }).where('id', '=', author.id).execute()
    expect(await after(RESTORABLE_DAYS)).toBeNull()
  }),
)
