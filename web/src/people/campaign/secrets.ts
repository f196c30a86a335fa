import { invitationLink, type SurveyFlow } from '@fieldfare/shared/surveyFlow.ts'

/** Returns the complete URL of an invitation. */
export const linkOf = (flow: SurveyFlow, secret: string): string =>
  new URL(invitationLink(flow, secret), window.location.origin).href
