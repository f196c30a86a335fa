import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import { RHYTHMS } from '@fieldfare/shared/limits.ts'
import type { SurveyView } from '@fieldfare/shared/survey.ts'
import { stepsOf, type SurveyFlow, type SurveyStep } from '@fieldfare/shared/surveyFlow.ts'
import { type PathName, paths } from '../../platform/paths.ts'

/** The steps of the budget, in their order. */
export const BUDGET_STEPS = ['introduction', 'amount', 'locations', 'objectives', 'finalize'] as const

type SurveyPosition = Pick<SurveyView, 'flow' | 'next' | 'level'>

/** Returns the path of a part's page. The short survey (pbl) ends with thanks on the page of its last area. */
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

/** Returns the path of the page of the first incomplete part. */
export const nextPage = (survey: SurveyPosition): string => pageOf(survey.next, survey)

/** Tells whether a part can be shown: it is complete, or it is the first incomplete part. */
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

/** A part of the survey as named above the progress bar; `questions` are the six pledge requests after the budget. */
export type SurveyPart = SurveyStep | 'questions'

/** Seconds that most people need for a part (about three per press, with the reading); for areas, funding and questions for one piece. */
const SECONDS: Record<SurveyPart, number> = {
  account: 40,
  consent: 20,
  introduction: 20,
  home: 20,
  areas: 60,
  funding: 20,
  questions: 10,
}

export interface Progress {
  part: SurveyPart
  /** The number of the current piece in its part, such as of the area or the question, from 1. */
  number: number
  /** Seconds of the whole survey (`total`), and of all pieces before this one (`done`); equal at the end. */
  total: number
  done: number
}

/** The person's progress on the page of the budget. */
export interface BudgetPosition {
  /** The step in the URL. */
  step?: string | undefined
  /** The number of questions that are answered. */
  answered: number
}

/** Returns the pieces of a survey in order; each of the four areas, five budget steps and six questions is one piece. */
const piecesOf = (flow: SurveyFlow): SurveyPart[] =>
  stepsOf(flow).flatMap((step): SurveyPart[] => {
    if (step === 'areas') return Array.from({ length: FOUR_AREAS }, () => 'areas')
    if (step === 'funding')
      return [...BUDGET_STEPS.map(() => 'funding' as const), ...RHYTHMS.map(() => 'questions' as const)]
    return [step]
  })

const secondsOf = (pieces: readonly SurveyPart[]): number => pieces.reduce((sum, part) => sum + SECONDS[part], 0)

/** Returns the step that the page of an invitation shows: the account, the consent, or the next part of the survey. */
function afterAccount(signedIn: boolean, survey: Pick<SurveyView, 'flow' | 'next'> | null): SurveyStep {
  if (!signedIn) return 'account'
  if (!survey) return 'consent'
  return survey.next === 'done' ? (stepsOf(survey.flow).at(-1) ?? 'areas') : survey.next
}

/**
 * Returns the progress of a person on a page; null if the page is not part of a survey that they take part in.
 * @param survey the person's survey; on the page of an invitation only if it belongs to the invitation's campaign
 */
export function progressAt(
  page: PathName | 'notFound',
  signedIn: boolean,
  survey: SurveyView | null,
  budget: BudgetPosition = { answered: 0 },
): Progress | null {
  const pageStep = page === 'notFound' ? undefined : STEP_OF[page]
  if (!pageStep || (pageStep !== 'account' && !survey)) return null
  const flow: SurveyFlow = survey?.flow ?? (page === 'pblRegister' ? 'pbl' : 'texel-continue-register')
  const lacksConsent = survey?.next === 'consent'
  const current = pageStep === 'introduction' && lacksConsent ? 'consent' : pageStep
  const step = current === 'account' ? afterAccount(signedIn, survey) : current
  const isDone = survey?.next === 'done'
  const part = step === 'funding' && (isDone || budget.step === 'requests') ? 'questions' : step
  const pieces = piecesOf(flow)
  const first = pieces.indexOf(part)
  const within: Partial<Record<SurveyPart, number>> = {
    areas: survey?.areas ?? 0,
    funding: budgetIndex(budget.step),
    questions: budget.answered,
  }
  const count = pieces.filter((one) => one === part).length
  // On the page of a completed part, its last piece is current, unless the whole survey ends with that part.
  const last = part === 'questions' || (part === 'areas' && isDone && flow === 'pbl') ? count : count - 1
  const index = Math.min(within[part] ?? 0, last)
  return {
    part,
    number: Math.min(index + 1, count),
    total: secondsOf(pieces),
    done: secondsOf(pieces.slice(0, first + index)),
  }
}

const budgetIndex = (step: string | undefined): number =>
  Math.max(
    0,
    BUDGET_STEPS.findIndex((one) => one === step),
  )
