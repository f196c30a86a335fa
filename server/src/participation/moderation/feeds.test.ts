import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ageLog } from '../../testing/agedLog.ts'
import { refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'
import { keepPlace, madePlace } from '../../testing/place.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepPlace(lasting)
const reason = 'Unkind to others'

test(
  'feed.moderation: guests and people who do not moderate the community are refused',
  undone(async (world) => {
    const { author, reporter, communityId, commentId, threadId } = await madePlace(world)
    await reporter.call.reportComment({ commentId, threadId, reason })
    const other = await world.make.owner()
    await world.make.community(other, square(6, 53, 0.1))
    for (const feed of ['reports', 'requests', 'log', 'communities'] as const) {
      expect(await refusalOf(world.guest.feed.moderation[feed]({}))).toEqual({ code: 'not-signed-in' })
      for (const { call } of [author, other]) {
        expect(await refusalOf(call.feed.moderation[feed]({ communityId }))).toEqual({ code: 'forbidden' })
        expect(await refusalOf(call.feed.moderation[feed]({ communityId: randomUUID() }))).toEqual({
          code: 'not-found',
        })
      }
      expect((await author.call.feed.moderation[feed]({})).items).toEqual([])
      expect(await refusalOf(author.call.feed.moderation[feed]({ cursor: "1' or true" }))).toMatchObject({
        code: 'bad-input',
        path: 'cursor',
      })
    }
    expect(await refusalOf(world.guest.feed.moderation.counts())).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(world.guest.feed.moderation.moderators({ communityId: randomUUID() }))).toEqual({
      code: 'not-found',
    })
  }),
)

test(
  'feed.moderation.reports: a report has its subject, author, reporter and reason',
  undone(async (world) => {
    const { owner, author, reporter, communityId, commentId, threadId, treasureId } = await madePlace(world)
    await reporter.call.reportComment({ commentId, threadId, reason })
    await reporter.call.reportTreasure({ treasureId, text: 'Not from here' })
    const expected = {
      communityId,
      communityTitle: 'Dunes of Texel',
      author: { id: author.id },
      reporter: { id: reporter.id, name: reporter.name },
    }
    const { items } = await owner.call.feed.moderation.reports({})
    expect(items.find(({ subject }) => subject.kind === 'comment')).toMatchObject({
      ...expected,
      subject: { kind: 'comment', id: commentId, parentId: threadId },
      text: 'Leave your sofa.',
      reason,
    })
    expect(items.find(({ subject }) => subject.kind === 'treasure')).toMatchObject({
      ...expected,
      subject: { kind: 'treasure', id: treasureId, parentId: null },
      text: 'A spoonbill',
      reason: 'Not from here',
    })
    expect((await owner.call.feed.moderation.reports({ communityId, withinId: threadId })).items).toHaveLength(1)
  }),
)

test(
  'feed.moderation.reports: reports on deleted content or in a deleted community are not listed',
  undone(async (world) => {
    const { owner, author, reporter, communityId, commentId, threadId, treasureId } = await madePlace(world)
    const admin = await world.make.admin()
    const open = async () => {
      const { items } = await admin.call.feed.moderation.reports({})
      expect((await admin.call.feed.moderation.counts()).reports).toBe(items.length)
      return items.length
    }
    await reporter.call.reportComment({ commentId, threadId, reason })
    await reporter.call.reportTreasure({ treasureId, text: reason })
    expect(await open()).toBe(2)
    await owner.call.deleteThread({ threadId, reason })
    expect(await open()).toBe(1)
    await owner.call.restoreThread({ threadId })
    expect(await open()).toBe(2)
    await author.call.deleteTreasure({ treasureId })
    expect(await open()).toBe(1)
    await world.deps.db.kysely
      .updateTable('community')
      .set({ deleted_at: new Date() })
      .where('id', '=', communityId)
      .execute()
    expect(await open()).toBe(0)
    for (const feed of ['requests', 'log', 'communities'] as const)
      expect((await owner.call.feed.moderation[feed]({})).items).toEqual([])
  }),
)

test(
  'feed.moderation.log: each entry has actor, person, reason and text, and only the last action on a subject may be undone',
  undone(async (world) => {
    const { owner, moderator, author, reporter, communityId, commentId, threadId } = await madePlace(world)
    await reporter.call.reportComment({ commentId, threadId, reason })
    await moderator.call.unReportComment({ commentId, threadId })
    const log = async () => (await owner.call.feed.moderation.log({ communityId })).items
    expect(await log()).toMatchObject([
      {
        action: 'report.dismissed',
        by: { id: moderator.id },
        person: { id: author.id },
        subject: commentId,
        content: { kind: 'comment', id: commentId, parentId: threadId },
        words: 'Leave your sofa.',
        undoable: true,
      },
    ])
    await owner.call.deleteComment({ commentId, threadId, reason: 'Unkind' })
    expect(await log()).toMatchObject([
      {
        action: 'comment.delete',
        by: { id: owner.id },
        person: { id: author.id },
        words: 'Leave your sofa.',
        reason: 'Unkind',
        content: { kind: 'comment', id: commentId, parentId: threadId },
        undoable: true,
      },
      { action: 'report.dismissed', undoable: false },
    ])
    await owner.call.restoreComment({ commentId, threadId })
    expect((await log()).map(({ action, undoable }) => [action, undoable])).toEqual([
      ['comment.restore', false],
      ['comment.delete', false],
      ['report.dismissed', false],
    ])
    await owner.call.removeModerator({ userId: moderator.id, communityId })
    expect((await log())[0]).toMatchObject({
      action: 'moderator.removed',
      person: { id: moderator.id },
      words: '',
      undoable: true,
    })
    await owner.call.deleteThread({ threadId, reason })
    expect((await log())[0]).toMatchObject({ action: 'thread.delete', words: expect.stringMatching(/\w/) })
    await ageLog(world, new Date('2026-01-01'))
    expect((await log())[0]).toMatchObject({ undoable: false })
  }),
)

test(
  'feed.moderation.log: the text of content deleted by its author is empty',
  undone(async (world) => {
    const { owner, moderator, author, reporter, communityId, commentId, threadId, treasureId } = await madePlace(world)
    const reportedText = async () =>
      Object.fromEntries(
        (await owner.call.feed.moderation.log({ communityId })).items.map((one) => [one.subject, one.words]),
      )
    await reporter.call.reportComment({ commentId, threadId, reason })
    await reporter.call.reportTreasure({ treasureId, text: reason })
    await moderator.call.unReportComment({ commentId, threadId })
    await moderator.call.unReportTreasure({ treasureId })
    await moderator.call.deleteThread({ threadId, reason })
    await moderator.call.restoreThread({ threadId })
    const all = { [commentId]: 'Leave your sofa.', [treasureId]: 'A spoonbill', [threadId]: 'The Slufter path' }
    expect(await reportedText()).toEqual(all)
    await author.call.deleteTreasure({ treasureId })
    await author.call.deleteComment({ commentId, threadId })
    expect(await reportedText()).toEqual({ ...all, [commentId]: '', [treasureId]: '' })
    await author.call.restoreComment({ commentId, threadId })
    expect(await reportedText()).toEqual({ ...all, [treasureId]: '' })
    await author.call.deleteThread({ threadId })
    expect(await reportedText()).toEqual({ [commentId]: '', [treasureId]: '', [threadId]: '' })
  }),
)

test(
  'feed.moderation: pages of reports, requests, log and communities contain each item once',
  undone(async (world) => {
    const { owner, reporter, author, communityId, threadId } = await madePlace(world)
    for (let i = 0; i < 5; i++) {
      const { id: commentId } = await author.call.addComment({ threadId, text: `Number ${i}` })
      await reporter.call.reportComment({ commentId, threadId, reason })
      const asker = await world.make.member()
      await asker.call.subscribe({ landId: communityId })
      await asker.call.addModeratorRequest({ communityId })
      // Together with the community made before, these are as many as a person may start in a day.
      if (i > 0) await world.make.community(owner, square(i, 50, 0.1))
    }
    for (const [feed, all] of [
      ['reports', 5],
      ['requests', 5],
      ['log', 5],
      ['communities', 5],
    ] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await owner.call.feed.moderation[feed]({ cursor, limit: 2 })
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.next ?? undefined
      } while (cursor)
      expect([feed, seen.length, new Set(seen).size]).toEqual([feed, all, all])
    }
  }),
)
