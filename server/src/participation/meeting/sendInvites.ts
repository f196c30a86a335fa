import { AppError } from '@fieldfare/shared/errors.ts'
import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import { type MeetingView, SendInvites } from '@fieldfare/shared/meeting.ts'
import { sql } from 'kysely'
import { writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { publishContent } from '../../content/publish.ts'
import { toPoint } from '../../platform/db/geo.ts'
import { assertToCome, loadsMeeting, presentMeeting, stageOf } from './load.ts'
import { drawSeats, fillSeats } from './seats.ts'
import { MEETING_CHANGES, type MeetingChange } from './meetingDelivery.ts'
import { tellChanged, tellMissed, tellSeated } from './meetingNotices.ts'

type Stage = Awaited<ReturnType<typeof stageOf>>

interface Details extends Pick<Stage, 'link' | 'start_time' | 'time_zone' | 'minutes' | 'place' | 'point'> {
  number: number
  sending: string | null
}

/**
 * Draws the seats of a meeting on the first call, and sends the link to people with a seat. Later calls draw nothing: they send the
 * changes, or with `again` the same link, to people with a seat, and give added seats to the next reserves.
 * @throws bad-input if the start has passed, if both link and place are missing, and for fewer seats than before
 */
export const sendInvites = writeOn('meeting.send', SendInvites, lockingCaller(loadsMeeting)).mutation(
  async ({ input, ctx }): Promise<MeetingView> => {
    const { db, thing } = ctx
    if (thing.community_id !== input.communityId) throw new AppError('not-found')
    const stage = await stageOf(db, thing.id)
    if (input.id && input.id === stage.sending) return presentMeeting(ctx)
    const start = new Date(input.startTime)
    const { minutes = stage.minutes, place = stage.place, point = stage.point } = input
    const { link, number, timeZone = stage.time_zone, id: sending = null } = input
    const details: Details = { link, start_time: start, time_zone: timeZone, minutes, place, point, number, sending }
    await assertToCome(db, start)
    if (!link && !place && !point) throw new AppError('bad-input', [{ path: ['link'], key: 'required' }])
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

async function resend(ctx: ContentCtx, stage: Stage, details: Details, again: boolean): Promise<void> {
  const before = stage.number ?? 0
  const { number } = details
  if (number < before) throw new AppError('bad-input', [{ path: ['number'], key: 'tooFew', params: { min: before } }])
  const sameTime = minuteOf(stage.start_time) === minuteOf(details.start_time) && stage.time_zone === details.time_zone
  const isChanged: Record<MeetingChange, boolean> = {
    time: !sameTime || stage.minutes !== details.minutes,
    place: stage.place !== details.place || !isSamePoint(stage.point, details.point),
    link: stage.link !== details.link,
  }
  const changes = MEETING_CHANGES.filter((change) => isChanged[change])
  // A call without changes counts as a retry: it may have no id by which to recognize one.
  if (changes.length === 0 && number === before && !again) return
  await keep(ctx, sameTime ? { ...details, start_time: stage.start_time } : details, false)
  if (changes.length > 0 || again) await tellChanged(ctx, ctx.thing.id, changes)
  await fillSeats(ctx, ctx.thing.id)
  publishContent(ctx, ctx.thing)
}

/** Returns the minute of a start: forms and mails show no seconds. */
const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000)

const isSamePoint = (one: LngLat | null, other: LngLat | null): boolean =>
  one === null || other === null ? one === other : one.lng === other.lng && one.lat === other.lat

/** Stores the meeting's link, start, place and number of seats. */
const keep = ({ db, thing }: ContentCtx, { point, ...details }: Details, draws: boolean) =>
  db
    .updateTable('meeting')
    .set((set) => ({
      ...details,
      point: point && toPoint(point.lng, point.lat),
      version: set('version', '+', 1),
      ...(draws && { drawn_at: sql<Date>`clock_timestamp()` }),
    }))
    .where('id', '=', thing.id)
    .execute()
