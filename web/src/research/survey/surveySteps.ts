import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import type { SurveyView } from '@fieldfare/shared/survey.ts'
import { stepsOf, type SurveyFlow, type SurveyStep } from '@fieldfare/shared/surveyFlow.ts'
import { type PathName, paths } from '../../platform/paths.ts'

type SurveyPosition = Pick<SurveyView, 'flow' | 'next' | 'level'>

/** Returns the page of a part. The short survey ends with thanks on the page of its last area. */
export function pageOf(step: SurveyView['next'], { flow, level }: Pick<SurveyPosition, 'flow' | 'level'>): string {
  const pbl = flow === 'pbl'
  switch (step) {
    // The introduction asks again for withdrawn consents.
    case 'consent':
    case 'introduction':
      return pbl ? paths.pblIntroduction : paths.surveyIntroduction
    case 'home':
      return pbl ? paths.pblSetHome : paths.surveySetHome
    case 'areas':
      return pbl ? paths.pblCreateArea : paths.surveyCreateArea(level)
    case 'funding':
      return paths.funding
    case 'done':
      return pbl ? paths.pblCreateArea : paths.funding
  }
}

/** The page of the first part that is missing. */
export const nextPage = (survey: SurveyPosition): string => pageOf(survey.next, survey)

/** Tells whether a part can be shown: it is there already, or the first that is missing. */
export function isReached(step: SurveyStep, { flow, next }: Pick<SurveyPosition, 'flow' | 'next'>): boolean {
  const steps = stepsOf(flow)
  return next === 'done' || steps.indexOf(step) <= steps.indexOf(next)
}

const STEP_OF: Partial<Record<PathName, SurveyStep>> = {
  surveyContinueRegister: 'account',
  surveyContinueFunding: 'account',
  pblRegister: 'account',
  surveyIntroduction: 'introduction',
  pblIntroduction: 'introduction',
  surveySetHome: 'home',
  pblSetHome: 'home',
  surveyCreateArea: 'areas',
  pblCreateArea: 'areas',
  funding: 'funding',
}

export interface Progress {
  step: SurveyStep
  /** Counted from 1; each of the four areas counts. */
  at: number
  total: number
  /** The number of the area, from 1. */
  area: number
}

/** Returns the next step on the page of an invitation: the account, the consent, or the next part of the survey. */
function afterAccount(signedIn: boolean, survey: Pick<SurveyView, 'flow' | 'next'> | null): SurveyStep {
  if (!signedIn) return 'account'
  if (!survey) return 'consent'
  return survey.next === 'done' ? (stepsOf(survey.flow).at(-1) ?? 'areas') : survey.next
}

/**
 * Returns the progress of a person on a page; null if the page belongs to no survey of theirs.
 * @param survey on the page of an invitation only that of its campaign
 */
export function progressAt(page: PathName | 'notFound', signedIn: boolean, survey: SurveyView | null): Progress | null {
  const pageStep = page === 'notFound' ? undefined : STEP_OF[page]
  if (!pageStep || (pageStep !== 'account' && !survey)) return null
  const flow: SurveyFlow = survey?.flow ?? (page === 'pblRegister' ? 'pbl' : 'texel-continue-register')
  const steps = stepsOf(flow)
  const lacksConsent = survey?.next === 'consent'
  const current = pageStep === 'introduction' && lacksConsent ? 'consent' : pageStep
  const step = current === 'account' ? afterAccount(signedIn, survey) : current
  const area = Math.min((survey?.areas ?? 0) + 1, FOUR_AREAS)
  const index = steps.indexOf(step)
  const pastAreas = steps.indexOf('areas') < index
  const at = index + 1 + (step === 'areas' ? area - 1 : pastAreas ? FOUR_AREAS - 1 : 0)
  return { step, at, total: steps.length + FOUR_AREAS - 1, area }
}
