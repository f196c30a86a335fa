import { expect, test } from 'vitest'
import { keepPlace, madePlace, newsOf } from '../../testing/place.ts'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepPlace(lasting)
const reason = 'Unkind to others'

test(
  'unReportThread, unReportComment: the author of the reported content is refused with own-report if another moderator or admin may decide',
  undone(async (world) => {
    const { owner, moderator, reporter, communityId } = await madePlace(world)
    const own = async ({ call }: typeof owner) => {
      const { id: threadId } = await call.addThread({ communityId, title: 'My own plan' })
      const { id: commentId } = await call.addComment({ threadId, text: 'It is a good one' })
      await reporter.call.reportThread({ threadId, reason })
      await reporter.call.reportComment({ threadId, commentId, reason })
      return { threadId, commentId }
    }
    for (const [author, other] of [
      [owner, moderator],
      [moderator, owner],
    ] as const) {
      const { threadId, commentId } = await own(author)
      expect(await newsOf(author)).toEqual([])
      expect((await newsOf(other)).map(({ kind }) => kind)).toEqual(['report.opened', 'report.opened'])
      const reportsOf = async ({ call }: typeof owner) =>
        (await call.feed.moderation.reports({ communityId, withinId: threadId })).items.map(
          ({ decidable }) => decidable,
        )
      expect([await reportsOf(author), await reportsOf(other)]).toEqual([
        [false, false],
        [true, true],
      ])
      const refused = { code: 'own-report' }
      expect(await refusalOf(author.call.unReportThread({ threadId }))).toEqual(refused)
      expect(await refusalOf(author.call.unReportComment({ threadId, commentId }))).toEqual(refused)
      expect(await other.call.unReportThread({ threadId })).toEqual({ kept: 1 })
      expect(await other.call.unReportComment({ threadId, commentId })).toEqual({ kept: 1 })
      expect(await newsOf(other)).toEqual([])
    }
    await moderator.call.unsubscribe({ landId: communityId })
    const alone = await own(owner)
    expect((await newsOf(owner)).length).toBe(2)
    expect(await owner.call.unReportThread({ threadId: alone.threadId })).toEqual({ kept: 1 })
    const admin = await world.make.admin()
    expect(await refusalOf(owner.call.unReportComment(alone))).toEqual({ code: 'own-report' })
    const last = await own(owner)
    expect((await newsOf(admin)).map(({ kind }) => kind)).toEqual(['report.opened', 'report.opened'])
    expect(await admin.call.unReportThread({ threadId: last.threadId })).toEqual({ kept: 1 })
    expect(await newsOf(admin)).toHaveLength(1)
  }),
)

test(
  'unReportTreasure: a moderator who found the treasure is refused with own-report',
  undone(async (world) => {
    const { owner, author, reporter, communityId, treasureId } = await madePlace(world)
    await world.deps.db.kysely
      .insertInto('moderator')
      .values({ community_id: communityId, person_id: author.id })
      .execute()
    await reporter.call.reportTreasure({ treasureId, text: reason })
    expect(await refusalOf(author.call.unReportTreasure({ treasureId }))).toEqual({ code: 'own-report' })
    expect(await owner.call.unReportTreasure({ treasureId })).toEqual({ kept: 1 })
  }),
)
