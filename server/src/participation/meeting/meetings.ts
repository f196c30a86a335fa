import { randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { AddMeeting, DeleteMeeting, MeetingId, type MeetingView, ReportMeeting } from '@fieldfare/shared/meeting.ts'
import { commitmentOf } from '@fieldfare/shared/meetingDraw.ts'
import { sql } from 'kysely'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import { dismissReports, reportContent } from '../../content/contentReports.ts'
import { loadsCommunity, madeBefore } from '../../content/load.ts'
import { publishContent } from '../../content/publish.ts'
import { deleteContent, restoreContent } from '../../content/removal.ts'
import { inviteNext } from './invite.ts'
import { meeting } from './kind.ts'
import { assertToCome, loadsMeeting, presentMeeting } from './load.ts'
import { meetingView } from './rows.ts'

const SEED_BYTES = 32

/**
 * Plans a meeting and invites the members of its community; the first have the invitation with the answer, a job invites the others.
 * The same id again is answered as the first time.
 */
export const addMeeting = writeOn('meeting.add', AddMeeting, lockingCaller(loadsCommunity)).mutation(
  async ({ input, ctx }): Promise<MeetingView> => {
    const { db, who, thing: communityId, deps } = ctx
    const { id = randomUUID(), title, description, url, timeZone, number } = input
    if (await madeBefore(db, meeting, id, who, communityId)) return orNotFound(await meetingView(db, id, who))
    const start = new Date(input.startTime)
    await assertToCome(db, start)
    const seed = randomBytes(SEED_BYTES).toString('hex')
    const added = await db
      .insertInto('meeting')
      .values({
        id,
        community_id: communityId,
        created_by: who.id,
        title,
        description,
        link: url ?? null,
        start_time: start,
        time_zone: timeZone,
        number: number ?? null,
        seed,
        commitment: await commitmentOf(seed),
        redirected_to: deps.config.MAIL_REDIRECT_TO,
        created_at: sql`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Another person's request inserted this id concurrently.
    if (!added) throw new AppError('conflict')
    if (await inviteNext(ctx, id)) await ctx.enqueue('inviteMembers', { meetingId: id })
    publishContent(ctx, { kind: 'meeting', id, parent_id: null, community_id: communityId }, { counted: true })
    return orNotFound(await meetingView(db, id, who))
  },
)

/** Cancels a meeting: those who come get a notice and a mail. */
export const deleteMeeting = writeOn('meeting.delete', DeleteMeeting, loadsMeeting({ deleted: true })).mutation(
  async ({ input, ctx }) => {
    await deleteContent(ctx, input.reason)
    return { deleted: 1 as const, id: ctx.thing.id }
  },
)

/** Restores a cancelled meeting with its answers and its draw. */
export const restoreMeeting = writeOn('meeting.restore', MeetingId, loadsMeeting({ deleted: true })).mutation(
  async ({ ctx }): Promise<MeetingView> => {
    await restoreContent(ctx)
    return presentMeeting(ctx)
  },
)

export const reportMeeting = writeOn('meeting.report', ReportMeeting, lockingCaller(loadsMeeting())).mutation(
  async ({ input, ctx }) => {
    await reportContent(ctx, input.reason)
    return { reported: true as const }
  },
)

/** Keeps a reported meeting. */
export const unReportMeeting = writeOn('report.clear', MeetingId, loadsMeeting({ decides: true })).mutation(({ ctx }) =>
  dismissReports(ctx),
)
