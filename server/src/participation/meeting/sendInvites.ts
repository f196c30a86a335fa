import { AppError } from '@fieldfare/shared/errors.ts'
import { type MeetingView, SendInvites } from '@fieldfare/shared/meeting.ts'
import { sql } from 'kysely'
import { writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { publishContent } from '../../content/publish.ts'
import { assertToCome, loadsMeeting, presentMeeting, stageOf } from './load.ts'
import { drawSeats, fillSeats } from './seats.ts'
import type { MeetingChange } from './meetingDelivery.ts'
import { tellChanged, tellMissed, tellSeated } from './meetingNotices.ts'

interface Details {
  link: string
  start_time: Date
  time_zone: string
  number: number
  sending: string | null
}

/**
 * The first time it draws the seats and sends the link to those who were drawn. After that it draws nothing: it sends what changed, or
 * with `again` the same, to those who have a seat; more seats go to the next reserves.
 * @throws bad-input for a start that has passed, and for fewer seats than before
 */
export const sendInvites = writeOn('meeting.send', SendInvites, lockingCaller(loadsMeeting)).mutation(
  async ({ input, ctx }): Promise<MeetingView> => {
    const { db, thing } = ctx
    if (thing.community_id !== input.communityId) throw new AppError('not-found')
    const stage = await stageOf(db, thing.id)
    if (input.id && input.id === stage.sending) return presentMeeting(ctx)
    const start = new Date(input.startTime)
    const { link, number, timeZone = stage.time_zone, id: sending = null } = input
    const details: Details = { link, start_time: start, time_zone: timeZone, number, sending }
    await assertToCome(db, start)
    if (stage.drawn_at) await resend(ctx, stage, details, input.again)
    else {
      await keep(ctx, details, true)
      const { seated, reserves } = await drawSeats(ctx, thing.id, stage.seed, number)
      await tellSeated(ctx, thing.id, seated, 'meeting.drawn')
      await tellMissed(ctx, thing.id, reserves)
      publishContent(ctx, thing)
    }
    return presentMeeting(ctx)
  },
)

async function resend(
  ctx: ContentCtx,
  stage: Awaited<ReturnType<typeof stageOf>>,
  details: Details,
  again: boolean,
): Promise<void> {
  const before = stage.number ?? 0
  const { number } = details
  if (number < before) throw new AppError('bad-input', [{ path: ['number'], key: 'tooFew', params: { min: before } }])
  const sameTime = minuteOf(stage.start_time) === minuteOf(details.start_time) && stage.time_zone === details.time_zone
  const changes: MeetingChange[] = [
    ...(sameTime ? [] : (['time'] as const)),
    ...(stage.link === details.link ? [] : (['link'] as const)),
  ]
  // The call is a retry without an id of its own.
  if (changes.length === 0 && number === before && !again) return
  await keep(ctx, sameTime ? { ...details, start_time: stage.start_time } : details, false)
  if (changes.length > 0 || again) await tellChanged(ctx, ctx.thing.id, changes)
  await fillSeats(ctx, ctx.thing.id)
  publishContent(ctx, ctx.thing)
}

/** Forms and mails say a start to the minute. */
const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000)

/** Stores link, start and seats. */
const keep = ({ db, thing }: ContentCtx, details: Details, draws: boolean) =>
  db
    .updateTable('meeting')
    .set((set) => ({
      ...details,
      version: set('version', '+', 1),
      ...(draws && { drawn_at: sql<Date>`clock_timestamp()` }),
    }))
    .where('id', '=', thing.id)
    .execute()
