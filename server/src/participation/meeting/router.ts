import { AppError } from '@fieldfare/shared/errors.ts'
import {
  type Attendee,
  AskMeetings,
  AskOfMeeting,
  type DrawEntry,
  type MeetingView,
} from '@fieldfare/shared/meeting.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { assertCan, orNotFound, readMine } from '../../platform/call/call.ts'
import { t } from '../../platform/call/trpc.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import { loadsMeeting } from './load.ts'
import { acceptedPage, drawPage, meetingPage, meetingView } from './rows.ts'

/** A community's meetings by their start, for its members. */
const of = readMine('meeting.ask', AskMeetings).query(
  async ({ input: { communityId, ...page }, ctx: { db, who } }): Promise<Page<MeetingView>> => {
    assertCan('meeting.see', { who, community: await membershipOf(db, communityId, who) })
    return meetingPage(db, communityId, who, page)
  },
)

const one = readMine('meeting.ask', z.strictObject({ id: Id })).query(async ({ input, ctx }): Promise<MeetingView> =>
  orNotFound(await meetingView(ctx.db, input.id, ctx.who)),
)

/** The entries of a draw in its order, for everyone invited; none before it. */
const draw = readMine('meeting.ask', AskOfMeeting).query(
  async ({ input: { meetingId, ...page }, ctx: { db, who } }): Promise<Page<DrawEntry>> => {
    const view = await meetingView(db, meetingId, who)
    if (!view) throw new AppError('not-found')
    return drawPage(db, meetingId, page)
  },
)

/** The people who accepted, for the owner of the community, with their seats after the draw. */
const whoAccepted = readMine('meeting.ask', AskOfMeeting).query(
  async ({ input: { meetingId, ...page }, ctx: { db, who } }): Promise<Page<Attendee>> => {
    const { facts } = await loadsMeeting({ lock: false })(db, { meetingId }, who)
    assertCan('meeting.seeAccepted', { ...facts, who })
    return acceptedPage(db, meetingId, page)
  },
)

export const meetingsFeed = t.router({ of, one, draw, whoAccepted })
