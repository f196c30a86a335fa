import type { ErrorCode, Issue } from '@fieldfare/shared/errors.ts'
import { issueValues } from '@fieldfare/shared/issueValues.ts'
import fieldErrors from '@fieldfare/shared/messages/en/fieldErrors.json' with { type: 'json' }
import errors from '@fieldfare/shared/messages/en/errors.json' with { type: 'json' }

// Answers carry fixed English words beside their codes, which other programs compare; screens show the reader's own by the codes.

/** Errors with a word that other programs compare; all others are named by their code. */
const NAMES: Partial<Record<ErrorCode, string>> = { 'not-allowed': 'not allowed', 'reset-failed': 'Not work MVD' }

/** Returns the message of an answer: its fixed word, else the code. It never contains data. */
export const messageOf = (code: ErrorCode): string => NAMES[code] ?? code

/** Returns the text of a refusal. It speaks of marked fields only where the refusal has some. */
export const textOf = (code: ErrorCode, issues: readonly Issue[]): string =>
  code === 'bad-input' && issues.length === 0 ? errors.notAsExpected : errors.code[code]

const fields: Record<string, string> = fieldErrors

/** Returns an issue with its text. Terms that were not agreed to read as a required field. */
export function withText(issue: Issue): Issue & { text: string } {
  const text = (issue.key === 'agree' ? fields['required'] : fields[issue.key]) ?? fieldErrors.type
  const values = issueValues(issue, 'en')
  return { ...issue, text: text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '') }
}
