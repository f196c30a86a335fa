import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { type OpenInvitation, ReadInvitation, type SurveyView } from '@fieldfare/shared/survey.ts'
import { orNotFound, read, readMine } from '../../platform/call/call.ts'
import { t } from '../../platform/call/trpc.ts'
import { invitationOf } from '../../people/campaign/rows.ts'
import { openInvitation, surveyView } from './rows.ts'
import { introduced, opened, takePart } from './takePart.ts'

/** What an invitation says to who has its link. */
const invitation = read('survey.see', ReadInvitation).query(async ({ input, ctx }): Promise<OpenInvitation> =>
  openInvitation(ctx.db, orNotFound(await invitationOf(ctx.db, input.id)), ctx.who?.id ?? null),
)
/** Where the caller is in their survey. */
const mine = readMine('survey.follow', NoArgs).query(({ ctx }): Promise<SurveyView | null> =>
  surveyView(ctx.db, ctx.who.id),
)

export const surveyRouter = t.router({ invitation, mine, opened, takePart, introduced })
