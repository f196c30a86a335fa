import { invitationLink, type SurveyFlow } from '@fieldfare/shared/surveyFlow.ts'

/** Returns a new secret for an invitation: 256 random bits in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Returns the complete URL of an invitation. */
export const linkOf = (flow: SurveyFlow, secret: string): string =>
  new URL(invitationLink(flow, secret), window.location.origin).href
