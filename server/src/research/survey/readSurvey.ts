import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { type OpenInvitation, ReadInvitation, type SurveyView } from '@fieldfare/shared/survey.ts'
import { orNotFound, read, readMine } from '../../platform/call/call.ts'
import { invitationOf } from '../../people/campaign/rows.ts'
import { openInvitation, surveyView } from './rows.ts'

/** Reads an invitation, for people who have its link. */
export const invitation = read('survey.see', ReadInvitation).query(async ({ input, ctx }): Promise<OpenInvitation> =>
  openInvitation(ctx.db, orNotFound(await invitationOf(ctx.db, input.id)), ctx.who?.id ?? null),
)
/** Reads the caller's progress in the survey opened last. */
export const mine = readMine('survey.follow', NoArgs).query(({ ctx }): Promise<SurveyView | null> =>
  surveyView(ctx.db, ctx.who.id),
)
