import { invitationLink, type SurveyFlow } from '@fieldfare/shared/surveyFlow.ts'

/** 256 random bits in base64url, as an invitation's secret is. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The whole link of an invitation. */
export const linkOf = (flow: SurveyFlow, secret: string): string =>
  new URL(invitationLink(flow, secret), window.location.origin).href
