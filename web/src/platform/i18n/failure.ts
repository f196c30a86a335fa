import { ERROR_STATUS, type ErrorCode, type Issue } from '@fieldfare/shared/errors.ts'
import { issueValues } from '@fieldfare/shared/issueValues.ts'
import { languageTag } from '@fieldfare/shared/locale.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { currentLocale, hasText } from './translation.ts'

/** Reasons for no answer of our server. `network`: nothing answered. `intercepted`: something else answered, such as a captive portal. */
export type NoAnswer = 'network' | 'intercepted'

/** A failure as screens show it. */
export interface Failure {
  code: ErrorCode | NoAnswer
  issues: Issue[]
  /** Seconds until another try is allowed, when a limit refused this one. */
  retryAfter?: number
}

/** The error of a request that our server did not answer. */
export class NoAnswerError extends Error {
  readonly code: NoAnswer

  constructor(code: NoAnswer, cause?: unknown) {
    super(code, { cause })
    this.name = 'NoAnswerError'
    this.code = code
  }
}

type Data = { code?: unknown; issues?: unknown; retryAfter?: unknown }
const isCode = (value: unknown): value is Failure['code'] =>
  value === 'network' || value === 'intercepted' || (typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value))

/** Classifies any thrown value by the code in the value, its data or its cause; without a code, the failure is `general`. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { code: 'general', issues: [] }
  const { data, cause } = error as { data?: unknown; cause?: unknown }
  for (const carrier of [error, data, cause]) {
    const { code, issues, retryAfter }: Data = carrier ?? {}
    if (isCode(code))
      return {
        code,
        issues: Array.isArray(issues) ? issues : [],
        ...(typeof retryAfter === 'number' && { retryAfter }),
      }
  }
  return { code: 'general', issues: [] }
}

/** Tells whether our server could not answer, so that the same request may succeed later without a change. */
export const isUnanswered = (error: unknown): boolean =>
  ['network', 'intercepted', 'unavailable'].includes(failureOf(error).code)

/** The text for a failure as a whole. For a limit, it includes the waiting time. */
export function failureText(t: Translate, error: unknown): string {
  const { code, issues, retryAfter } = failureOf(error)
  if (code === 'bad-input' && issues.length === 0) return t('errors.notAsExpected')
  if (code === 'too-many' && retryAfter !== undefined) return waitText(t, retryAfter)
  if (code === 'too-many-messages' && retryAfter !== undefined)
    return `${t(`errors.code.${code}`)} ${nextMessageText(t, retryAfter)}`
  return code === 'network' || code === 'intercepted' ? t(`errors.${code}`) : t(`errors.code.${code}`)
}

/** The text for a wait of some seconds, rounded up, so that the request is allowed once this time is over. */
function waitText(t: Translate, seconds: number): string {
  if (seconds <= 90) return t('errors.wait.seconds', { count: seconds })
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return t('errors.wait.minutes', { count: minutes })
  return t('errors.wait.hours', { count: Math.ceil(minutes / 60) })
}

/** Says in how much time a community may send its next message: up to a day. */
function nextMessageText(t: Translate, seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return t('errors.nextMessage.minutes', { count: minutes })
  return t('errors.nextMessage.hours', { count: Math.ceil(minutes / 60) })
}

/** The text for one field's issue, with its numbers in the reader's format; an unknown key reads "not as we expect". */
export function issueText(t: Translate, issue: Issue): string {
  const key = `errors.field.${issue.key}`
  return t(hasText(key) ? key : 'errors.field.type', issueValues(issue, languageTag(currentLocale())))
}

/** The texts beside the fields, by the last part of each issue's path. The first issue of a field wins. */
export function fieldTexts(t: Translate, issues: readonly Issue[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const issue of issues) texts[String(issue.path.at(-1) ?? '')] ??= issueText(t, issue)
  return texts
}
