// This file has no schemas, since the first page loads it.
import type { ResearchPurpose } from './consent.ts'
import { pathOf } from './paths.ts'

/** The ways through a survey, by their names in URLs. */
export const FLOWS = ['texel-continue-register', 'texel-continue-virtual-funding', 'pbl'] as const
export type SurveyFlow = (typeof FLOWS)[number]

/** Consents that a flow requires; all others that it asks for are optional. */
export const NEEDED: Record<SurveyFlow, readonly ResearchPurpose[]> = {
  'texel-continue-register': ['research', 'experiment'],
  'texel-continue-virtual-funding': ['research', 'experiment'],
  pbl: ['research'],
}
/** Consents that a flow asks for. */
export const ASKED: Record<SurveyFlow, readonly ResearchPurpose[]> = {
  'texel-continue-register': ['research', 'experiment', 'email'],
  'texel-continue-virtual-funding': ['research', 'experiment', 'email'],
  pbl: ['research', 'email'],
}

/** The steps of a survey, in their order. */
export const SURVEY_STEPS = ['account', 'consent', 'introduction', 'home', 'areas', 'funding'] as const
export type SurveyStep = (typeof SURVEY_STEPS)[number]
export const stepsOf = (flow: SurveyFlow): readonly SurveyStep[] =>
  flow === 'pbl' ? SURVEY_STEPS.filter((step) => step !== 'funding') : SURVEY_STEPS

/** Returns the path of an invitation to a campaign, by the invitation's secret. */
export const invitationPath = (flow: SurveyFlow, secret: string): string => {
  if (flow === 'pbl') return pathOf('pblRegister', secret)
  return pathOf(flow === 'texel-continue-register' ? 'surveyContinueRegister' : 'surveyContinueFunding', secret)
}

/** Returns the path in the link of an invitation: the welcome page first, or, in flows for people with an account, the survey directly. */
export const invitationLink = (flow: SurveyFlow, secret: string): string =>
  flow === 'texel-continue-register' ? pathOf('welcomeInvited', secret) : invitationPath(flow, secret)
