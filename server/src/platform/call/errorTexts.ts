import type { ErrorCode, Issue } from '@fieldfare/shared/errors.ts'
import { issueValues } from '@fieldfare/shared/issueValues.ts'
import fieldErrors from '@fieldfare/shared/messages/en/fieldErrors.json' with { type: 'json' }
import errors from '@fieldfare/shared/messages/en/errors.json' with { type: 'json' }

// Error answers carry fixed English texts beside their codes, for other programs; screens look up a text in the reader's language by the code.

/** Fixed messages of errors, which other programs compare; the message of every other error is its code. */
const NAMES: Partial<Record<ErrorCode, string>> = { 'not-allowed': 'not allowed', 'reset-failed': 'Not work MVD' }

/** Returns the message of an error answer: the fixed one from NAMES, else the code. It never contains data. */
export const messageOf = (code: ErrorCode): string => NAMES[code] ?? code

/** Returns the English text of a refusal. The text mentions marked fields only if the refusal has issues. */
export const textOf = (code: ErrorCode, issues: readonly Issue[]): string =>
  code === 'bad-input' && issues.length === 0 ? errors.notAsExpected : errors.code[code]

const fields: Record<string, string> = fieldErrors

/** Returns an issue with its English text. If the person did not agree to the terms, the text is that of a missing required field. */
export function withText(issue: Issue): Issue & { text: string } {
  const text = (issue.key === 'agree' ? fields['required'] : fields[issue.key]) ?? fieldErrors.type
  const values = issueValues(issue, 'en')
  return { ...issue, text: text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '') }
}
