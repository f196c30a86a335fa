import { AppError } from '@fieldfare/shared/errors.ts'
import { type Attendee, AskOfMeeting, type DrawEntry } from '@fieldfare/shared/meeting.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { assertCan, readMine } from '../../platform/call/call.ts'
import { lockContent } from '../../content/load.ts'
import { acceptedPage, drawPage, meetingView } from './rows.ts'

/** Reads the pseudonymous entries of a meeting's draw, in drawn order, for everyone invited; none before the draw. */
export const draw = readMine('meeting.ask', AskOfMeeting).query(
  async ({ input: { meetingId, ...page }, ctx: { db, who } }): Promise<Page<DrawEntry>> => {
    const view = await meetingView(db, meetingId, who)
    if (!view) throw new AppError('not-found')
    return drawPage(db, meetingId, page)
  },
)

/** Reads the people who accepted the invitation, for the owner of the community; after the draw with their seats. */
export const whoAccepted = readMine('meeting.ask', AskOfMeeting).query(
  async ({ input: { meetingId, ...page }, ctx: { db, who } }): Promise<Page<Attendee>> => {
    const { facts } = await lockContent(db, { kind: 'meeting', id: meetingId }, who, { lock: false })
    assertCan('meeting.seeAccepted', { ...facts, who })
    return acceptedPage(db, meetingId, page)
  },
)
