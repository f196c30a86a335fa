import { randomBytes } from 'node:crypto'
import { AddMeeting, type MeetingView } from '@fieldfare/shared/meeting.ts'
import { commitmentOf } from '@fieldfare/shared/meetingDraw.ts'
import { writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import { addContent, insertContent } from '../../content/add.ts'
import { loadsCommunity } from '../../content/load.ts'
import { PEOPLE_AT_ONCE } from '../../content/delivery/walk.ts'
import { inviteNext } from './invite.ts'
import { toPoint } from '../../platform/db/geo.ts'
import { meeting } from './kind.ts'
import { assertToCome } from './load.ts'

const SEED_BYTES = 32

/**
 * Plans a meeting and invites the members of its community: the first members within the call, the others in a job. A repeated call
 * with the same id returns the same meeting.
 */
export const addMeeting = writeOn('meeting.add', AddMeeting, lockingCaller(loadsCommunity)).mutation(
  ({ input, ctx }): Promise<MeetingView> =>
    addContent(ctx, meeting, input.id, async (row) => {
      const { title, description, url, timeZone, number, minutes = null, place = null, point } = input
      const { db, deps } = ctx
      const start = new Date(input.startTime)
      await assertToCome(db, start)
      const seed = randomBytes(SEED_BYTES).toString('hex')
      await insertContent(db, 'meeting', {
        ...row,
        title,
        description,
        link: url ?? null,
        start_time: start,
        time_zone: timeZone,
        number: number ?? null,
        minutes,
        place,
        point: point && toPoint(point.lng, point.lat),
        seed,
        commitment: await commitmentOf(seed),
        redirected_to: deps.config.MAIL_REDIRECT_TO,
      })
      const hasMore = await inviteNext(ctx, row.id, PEOPLE_AT_ONCE[deps.db.engine])
      if (hasMore) await ctx.enqueue('inviteMembers', { meetingId: row.id })
    }),
)
