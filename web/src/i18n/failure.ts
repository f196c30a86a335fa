import { ERROR_STATUS, type ErrorCode, type Issue } from '@fieldfare/shared/errors.ts'
import type { Messages } from '@fieldfare/shared/locale.ts'
import i18next, { type TFunction } from 'i18next'

/** A failure as screens show it. `network`: there was no response. */
export interface Failure {
  code: ErrorCode | 'network'
  issues: Issue[]
}

type Data = { code?: unknown; issues?: unknown }
const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value)

/** Classifies any thrown value: our responses carry a code, those of a proxy do not, and no response is `network`. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { code: 'general', issues: [] }
  const direct = error as Data
  if (isCode(direct.code)) return { code: direct.code, issues: issuesIn(direct.issues) }
  const data = 'data' in error ? (error.data as Data | null | undefined) : undefined
  if (data && isCode(data.code)) return { code: data.code, issues: issuesIn(data.issues) }
  const cause = 'cause' in error ? error.cause : undefined
  if (error instanceof TypeError || cause instanceof TypeError) return { code: 'network', issues: [] }
  return { code: 'general', issues: [] }
}

const issuesIn = (issues: unknown): Issue[] => (Array.isArray(issues) ? issues : [])

/** The text for a failure as a whole. */
export function failureText(t: TFunction, error: unknown): string {
  const { code } = failureOf(error)
  return code === 'network' ? t('errors.network') : t(`errors.code.${code}`)
}

type FieldKey = keyof Messages['errors']['field']

/** The text for one field's issue; an unknown key reads "not as we expect". */
export function issueText(t: TFunction, issue: Issue): string {
  const key = i18next.exists(`errors.field.${issue.key}`) ? (issue.key as FieldKey) : 'type'
  return t(`errors.field.${key}`, { ...issue.params })
}

/** The texts beside the fields, by the last part of each issue's path. The first issue of a field wins. */
export function fieldTexts(t: TFunction, issues: readonly Issue[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const issue of issues) texts[String(issue.path.at(-1) ?? '')] ??= issueText(t, issue)
  return texts
}
