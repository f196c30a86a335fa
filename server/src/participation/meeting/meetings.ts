import { randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { AddMeeting, type MeetingView } from '@fieldfare/shared/meeting.ts'
import { commitmentOf } from '@fieldfare/shared/meetingDraw.ts'
import { sql } from 'kysely'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import { loadsCommunity, isRetry } from '../../content/load.ts'
import { publishContent } from '../../content/publish.ts'
import { PEOPLE_AT_ONCE } from '../../content/delivery/walk.ts'
import { inviteNext } from './invite.ts'
import { meeting } from './kind.ts'
import { assertToCome } from './load.ts'
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
    if (await isRetry(db, meeting, id, who, communityId)) return orNotFound(await meetingView(db, id, who))
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
    if (await inviteNext(ctx, id, PEOPLE_AT_ONCE[deps.db.engine])) await ctx.enqueue('inviteMembers', { meetingId: id })
    publishContent(ctx, { kind: 'meeting', id, parent_id: null, community_id: communityId }, { counted: true })
    return orNotFound(await meetingView(db, id, who))
  },
)
