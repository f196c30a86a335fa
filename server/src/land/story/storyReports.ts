import { HideStory, ReportStory, StoryOf } from '@fieldfare/shared/story.ts'
import { roomsOfArea } from '../area/rows.ts'
import { writeOn } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { notifyAll, retractNotices } from '../../content/membership/notify.ts'
import { type LockedStory, lockStory, lockVisibleStory } from './load.ts'
import { adminIds } from '../../people/account/rows.ts'

type Ctx = TransactionContext & { who: Session; thing: LockedStory }

/**
 * Reports the story (description and photos) of another person's area to the admins, once for each person. Reporting again changes nothing
 * until the area is edited after a decision; then a new report is made.
 */
export const report = writeOn('story.report', ReportStory, lockVisibleStory).mutation(async ({ input, ctx }) => {
  const { db, who, thing } = ctx
  const { count } = await db
    .selectFrom('story_report')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('area_id', '=', thing.id)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  const added = await db
    .insertInto('story_report')
    .values({ area_id: thing.id, person_id: who.id, reason: input.text })
    .onConflict((conflict) =>
      conflict
        .columns(['area_id', 'person_id'])
        .doUpdateSet({ reason: input.text, created_at: new Date(), outcome: null, decided_at: null, decided_by: null })
        .where('story_report.decided_at', '<', thing.updated_at),
    )
    .returning('area_id')
    .executeTakeFirst()
  if (added) {
    const admins = await adminIds(db)
    if (Number(count) === 0) await notifyAll(ctx, admins, 'story.opened', thing.id, titleOf(thing))
    await retractNotices(ctx, [who.id], 'story.settled', causeOf(thing, who.id))
    for (const admin of admins) ctx.publishMine(admin, 'moderation')
  }
  return { reported: true as const }
})

/** Decides that a reported story stays as it is. @returns the number of reports decided */
export const keep = writeOn('story.settle', StoryOf, lockStory).mutation(async ({ ctx }) => {
  const kept = await settle(ctx, 'kept')
  if (kept > 0) await ctx.audit('story.kept', ctx.thing.id)
  return { kept }
})

/**
 * Hides description and photos of an area from everyone except its maker, who reads the reason. The area itself stays visible. Hiding them
 * again changes nothing.
 */
export const hide = writeOn('story.settle', HideStory, lockStory).mutation(async ({ input: { reason }, ctx }) => {
  const { thing } = ctx
  if (thing.story_hidden_at) return { hidden: true as const }
  await setHidden(ctx, { at: new Date(), by: ctx.who.id, reason })
  await ctx.audit('story.hidden', thing.id, { reason })
  await retractNotices(ctx, [thing.created_by], 'story.shown', thing.id)
  await notifyAll(ctx, [thing.created_by], 'story.hidden', thing.id, { ...titleOf(thing), reason })
  await settle(ctx, 'hidden')
  return { hidden: true as const }
})

/** Shows a hidden story again; the reports about it become open again. A story that is not hidden stays unchanged. */
export const show = writeOn('story.settle', StoryOf, lockStory).mutation(async ({ ctx }) => {
  const { db, thing } = ctx
  if (!thing.story_hidden_at) return { hidden: false as const }
  await setHidden(ctx, { at: null, by: null, reason: null })
  await ctx.audit('story.shown', thing.id)
  await retractNotices(ctx, [thing.created_by], 'story.hidden', thing.id)
  await notifyAll(ctx, [thing.created_by], 'story.shown', thing.id, titleOf(thing))
  const opened = await db
    .updateTable('story_report')
    .set({ outcome: null, decided_at: null, decided_by: null })
    .where('area_id', '=', thing.id)
    .where('outcome', '=', 'hidden')
    .returning('person_id')
    .execute()
  for (const { person_id } of opened) await retractNotices(ctx, [person_id], 'story.settled', causeOf(thing, person_id))
  return { hidden: false as const }
})

/** Decides all open reports about a story and notifies their reporters. @returns the number of reports */
async function settle(ctx: Ctx, outcome: 'kept' | 'hidden'): Promise<number> {
  const { db, who, thing } = ctx
  const settled = await db
    .updateTable('story_report')
    .set({ outcome, decided_at: new Date(), decided_by: who.id })
    .where('area_id', '=', thing.id)
    .where('outcome', 'is', null)
    .returning('person_id')
    .execute()
  for (const { person_id } of settled)
    await notifyAll(ctx, [person_id], 'story.settled', causeOf(thing, person_id), { ...titleOf(thing), outcome })
  const admins = await adminIds(db)
  await retractNotices(ctx, admins, 'story.opened', thing.id)
  for (const admin of admins) ctx.publishMine(admin, 'moderation')
  return settled.length
}

interface Hidden {
  at: Date | null
  by: string | null
  reason: string | null
}

async function setHidden(ctx: Ctx, { at, by, reason }: Hidden): Promise<void> {
  const { id, created_by: makerId } = ctx.thing
  await ctx.db
    .updateTable('area')
    .set((set) => ({
      story_hidden_at: at,
      story_hidden_by: by,
      story_hidden_reason: reason,
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  ctx.publish({ name: 'area.changed', id, rooms: await roomsOfArea(ctx.db, id) })
  ctx.publishMine(makerId, 'areas')
  for (const admin of await adminIds(ctx.db)) ctx.publishMine(admin, 'moderation')
}

const titleOf = ({ id, title }: LockedStory) => ({ areaId: id, title })
/** Returns the cause of a notice, which differs for each reporter: each gets one notice of the decision. */
const causeOf = ({ id }: LockedStory, personId: string) => `${id} ${personId}`
