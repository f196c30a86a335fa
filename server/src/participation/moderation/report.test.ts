import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { refusalOf, square, useWorld } from '../../testing/world.ts'
import { keepPlace, madePlace, makePlace, newsOf } from '../../testing/place.ts'

const { undone, lasting } = useWorld()
keepPlace(lasting)
const reason = 'Unkind to others'

test(
  'reportComment, reportTreasure, reportThread: guests, unverified people and the author are refused',
  undone(async (world) => {
    const { author, commentId, threadId, treasureId } = await madePlace(world)
    const unverified = await world.make.member({ verified: false })
    for (const [caller, code] of [
      [world.guest, 'not-signed-in'],
      [unverified.call, 'not-verified'],
      [author.call, 'forbidden'],
    ] as const) {
      expect(await refusalOf(caller.reportComment({ commentId, threadId, reason }))).toEqual({ code })
      expect(await refusalOf(caller.reportTreasure({ treasureId, text: reason }))).toEqual({ code })
      expect(await refusalOf(caller.reportThread({ threadId, reason }))).toEqual({ code })
    }
  }),
)

test(
  'reportComment, reportTreasure: an empty or too long reason is refused, and unknown or deleted content is not-found',
  undone(async (world) => {
    const {
      owner,
      reporter: { call },
      author,
      commentId,
      threadId,
      treasureId,
    } = await madePlace(world)
    expect(await refusalOf(call.reportComment({ commentId, threadId, reason: ' ' }))).toEqual({
      code: 'bad-input',
      path: 'reason',
      key: 'required',
    })
    expect(await refusalOf(call.reportTreasure({ treasureId, text: 'x'.repeat(501) }))).toEqual({
      code: 'bad-input',
      path: 'text',
      key: 'tooLong',
    })
    expect(await refusalOf(call.reportComment({ commentId, threadId: randomUUID(), reason }))).toEqual({
      code: 'not-found',
    })
    await author.call.deleteComment({ commentId, threadId })
    expect(await refusalOf(call.reportComment({ commentId, threadId, reason }))).toEqual({ code: 'not-found' })
    await owner.call.deleteTreasure({ treasureId, reason })
    expect(await refusalOf(call.reportTreasure({ treasureId, text: reason }))).toEqual({ code: 'not-found' })
  }),
)

test(
  'reportComment: non-members and the owner may report, and a second report of the same person does not count',
  undone(async (world) => {
    const { owner, reporter, commentId, threadId, communityId } = await madePlace(world)
    const stranger = await world.make.member()
    for (const { call } of [reporter, reporter, stranger, owner])
      expect(await call.reportComment({ commentId, threadId, reason })).toEqual({ reported: true })
    const { items } = await owner.call.feed.moderation.reports({ communityId })
    expect(items.map((each) => each.reporter.id).toSorted()).toEqual([reporter.id, stranger.id, owner.id].toSorted())
    expect(await owner.call.feed.moderation.counts()).toEqual({ moderates: true, reports: 1, requests: 0 })
  }),
)

test(
  'reportThread, unReportThread: after a dismissal, a thread may be reported again once it is edited; deleting it resolves its reports',
  undone(async (world) => {
    const { moderator, author, reporter, communityId, threadId, commentId } = await madePlace(world)
    const subject = { kind: 'thread', id: threadId, parentId: null } as const
    const open = async () => (await moderator.call.feed.moderation.reports({ communityId })).items
    await reporter.call.reportThread({ threadId, reason })
    expect(await open()).toMatchObject([{ subject, text: 'The Slufter path', author: { id: author.id }, reason }])
    expect((await reporter.call.feed.threads.one({ id: threadId })).mine).toEqual({ reported: true })
    expect(await moderator.call.unReportThread({ threadId })).toEqual({ kept: 1 })
    await reporter.call.reportThread({ threadId, reason })
    expect(await open()).toEqual([])
    await author.call.editThread({ id: threadId, title: 'A worse title', description: '' })
    await reporter.call.reportThread({ threadId, reason })
    await reporter.call.reportComment({ commentId, threadId, reason })
    expect((await open()).map(({ text }) => text).toSorted()).toEqual(['A worse title', 'Leave your sofa.'])
    await moderator.call.deleteThread({ threadId, reason: 'Unkind' })
    expect(await open()).toEqual([])
    expect(await newsOf(author)).toContainEqual({
      kind: 'content.deleted',
      data: { communityId, subject, title: 'A worse title', reason: 'Unkind' },
    })
    await moderator.call.restoreThread({ threadId })
    expect(await open()).toHaveLength(2)
  }),
)

test(
  'unReportTreasure: dismissing the reports of a treasure does not delete the texts of the reports',
  undone(async (world) => {
    const { moderator, reporter, treasureId } = await madePlace(world)
    const stranger = await world.make.member()
    const kept = () =>
      world.deps.db.kysely
        .selectFrom('treasure')
        .select(['flagged', 'report_text'])
        .where('id', '=', treasureId)
        .executeTakeFirstOrThrow()
    await reporter.call.reportTreasure({ treasureId, text: 'Not from here' })
    await reporter.call.reportTreasure({ treasureId, text: 'Again' })
    await stranger.call.reportTreasure([treasureId, 'A garden bird'] as never)
    expect(await kept()).toEqual({ flagged: true, report_text: 'Not from here\n---\nA garden bird' })
    expect(await moderator.call.unReportTreasure({ treasureId })).toEqual({ kept: 2 })
    expect(await kept()).toEqual({ flagged: false, report_text: 'Not from here\n---\nA garden bird' })
    expect(
      await moderator.call.reopenReports({ subject: { kind: 'treasure', id: treasureId, parentId: null } }),
    ).toEqual({ open: 2 })
    expect(await kept()).toMatchObject({ flagged: true })
  }),
)

test(
  'unReport*, reopenReports: callers other than the owner, admins and moderators are refused',
  undone(async (world) => {
    const { author, reporter, owner, moderator, commentId, threadId, treasureId } = await madePlace(world)
    const other = await world.make.owner()
    await world.make.community(other, square(6, 53, 0.1))
    const subject = { kind: 'comment' as const, id: commentId, parentId: threadId }
    await reporter.call.reportComment({ commentId, threadId, reason })
    for (const [caller, code] of [
      [world.guest, 'not-signed-in'],
      [(await world.make.member()).call, 'forbidden'],
      [author.call, 'forbidden'],
      [reporter.call, 'forbidden'],
      [other.call, 'forbidden'],
    ] as const) {
      expect(await refusalOf(caller.unReportComment({ commentId, threadId }))).toEqual({ code })
      expect(await refusalOf(caller.unReportTreasure({ treasureId }))).toEqual({ code })
      expect(await refusalOf(caller.unReportThread({ threadId }))).toEqual({ code })
      expect(await refusalOf(caller.reopenReports({ subject }))).toEqual({ code })
    }
    for (const { call } of [owner, await world.make.admin(), moderator]) {
      expect(await call.unReportComment({ commentId, threadId })).toEqual({ kept: 1 })
      expect(await call.unReportComment({ commentId, threadId })).toEqual({ kept: 0 })
      expect(await call.reopenReports({ subject })).toEqual({ open: 1 })
      expect(await call.reopenReports({ subject })).toEqual({ open: 0 })
    }
  }),
)

test(
  'unReportComment: a former moderator is refused at once',
  undone(async (world) => {
    const { owner, moderator, reporter, communityId, commentId, threadId } = await madePlace(world)
    await reporter.call.reportComment({ commentId, threadId, reason })
    await owner.call.removeModerator({ userId: moderator.id, communityId })
    expect(await refusalOf(moderator.call.unReportComment({ commentId, threadId }))).toEqual({ code: 'forbidden' })
    expect(await refusalOf(moderator.call.deleteComment({ commentId, threadId, reason }))).toEqual({
      code: 'forbidden',
    })
    expect(await refusalOf(moderator.call.feed.moderation.reports({ communityId }))).toEqual({ code: 'forbidden' })
    expect((await moderator.call.feed.moderation.reports({})).items).toEqual([])
    expect(await moderator.call.feed.moderation.counts()).toEqual({ moderates: false, reports: 0, requests: 0 })
  }),
)

test(
  'reportComment: moderators get one notice per reported subject, and reporters get a notice of the outcome',
  undone(async (world) => {
    const { owner, moderator, reporter, communityId, commentId, threadId } = await madePlace(world)
    const stranger = await world.make.member()
    const subject = { kind: 'comment', id: commentId, parentId: threadId }
    const place = { communityId, title: 'Dunes of Texel', subject }
    await reporter.call.reportComment({ commentId, threadId, reason })
    await stranger.call.reportComment({ commentId, threadId, reason })
    for (const person of [owner, moderator])
      expect(await newsOf(person)).toEqual([{ kind: 'report.opened', data: place }])
    await moderator.call.unReportComment({ commentId, threadId })
    expect(await newsOf(owner)).toEqual([])
    const settled = (outcome: string) => ({ kind: 'report.resolved', data: { ...place, outcome } })
    for (const person of [reporter, stranger]) expect(await newsOf(person)).toContainEqual(settled('kept'))
    await moderator.call.reopenReports({ subject: { kind: 'comment', id: commentId, parentId: threadId } })
    expect((await newsOf(reporter)).filter(({ kind }) => kind === 'report.resolved')).toEqual([])
    await owner.call.deleteComment({ commentId, threadId, reason })
    expect((await newsOf(reporter)).filter(({ kind }) => kind === 'report.resolved')).toEqual([settled('deleted')])
    await owner.call.restoreComment({ commentId, threadId })
    expect(await moderator.call.feed.moderation.counts()).toMatchObject({ reports: 1 })
  }),
)

test(
  'restoreComment: the reports of a restored comment are open again, and moderators get one notice',
  undone(async (world) => {
    const { owner, author, reporter, communityId, commentId, threadId } = await madePlace(world)
    const stranger = await world.make.member()
    const place = {
      communityId,
      title: 'Dunes of Texel',
      subject: { kind: 'comment', id: commentId, parentId: threadId },
    }
    const opened = async () => (await newsOf(owner)).filter(({ kind }) => kind === 'report.opened')
    await reporter.call.reportComment({ commentId, threadId, reason })
    await author.call.deleteComment({ commentId, threadId })
    expect(await opened()).toEqual([])
    await author.call.restoreComment({ commentId, threadId })
    expect(await opened()).toEqual([{ kind: 'report.opened', data: place }])
    expect((await newsOf(reporter)).filter(({ kind }) => kind === 'report.resolved')).toEqual([])
    await stranger.call.reportComment({ commentId, threadId, reason })
    expect(await opened()).toHaveLength(1)
  }),
)

test(
  'reopenReports: only reports of the last dismissal are open again, those of earlier dismissals stay resolved',
  undone(async (world) => {
    const { moderator, reporter, commentId, threadId } = await madePlace(world)
    const stranger = await world.make.member()
    await reporter.call.reportComment({ commentId, threadId, reason })
    await moderator.call.unReportComment({ commentId, threadId })
    await world.deps.db.kysely
      .updateTable('report')
      .set({ decided_at: new Date(Date.now() - 5000) })
      .execute()
    await stranger.call.reportComment({ commentId, threadId, reason })
    await moderator.call.unReportComment({ commentId, threadId })
    expect(
      await moderator.call.reopenReports({ subject: { kind: 'comment', id: commentId, parentId: threadId } }),
    ).toEqual({
      open: 1,
    })
  }),
)

test('unReportComment: of two concurrent dismissals only one counts, and the reporter gets one notice', async () => {
  const world = lasting()
  const { owner, moderator, reporter, communityId, commentId, threadId } = await makePlace(world)
  await reporter.call.reportComment({ commentId, threadId, reason })
  const [first] = await Promise.all([
    Promise.all([owner, moderator].map(({ call }) => call.unReportComment({ commentId, threadId }))),
    reporter.call.reportComment({ commentId, threadId, reason }),
  ])
  expect(first.map(({ kept }) => kept).toSorted()).toEqual([0, 1])
  expect((await newsOf(reporter)).filter(({ kind }) => kind === 'report.resolved')).toHaveLength(1)
  const { items } = await owner.call.feed.moderation.log({ communityId })
  expect(items.filter(({ action }) => action === 'report.dismissed')).toHaveLength(1)
})

test('unReportComment, deleteComment: when a dismissal and a deletion are concurrent, only one of them resolves the report', async () => {
  const { owner, moderator, reporter, commentId, threadId } = await makePlace(lasting())
  await reporter.call.reportComment({ commentId, threadId, reason })
  await Promise.allSettled([
    owner.call.unReportComment({ commentId, threadId }),
    moderator.call.deleteComment({ commentId, threadId, reason }),
  ])
  expect((await newsOf(reporter)).filter(({ kind }) => kind === 'report.resolved')).toHaveLength(1)
  expect(await owner.call.feed.moderation.counts()).toMatchObject({ reports: 0 })
})
