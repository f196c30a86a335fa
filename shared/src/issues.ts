import type { z } from 'zod'
import type { Issue } from './errors.ts'

/**
 * Converts the error of a failed parse to issues with message keys, the same on server and web. A schema's own `error: 'key'`
 * wins; zod's built-in errors get a key by their kind.
 */
export function issuesOf(error: z.ZodError): Issue[] {
  return error.issues.map((issue) => ({
    path: issue.path.filter((part) => typeof part !== 'symbol'),
    key: keyOf(issue),
    params: paramsOf(issue),
  }))
}

// Keys are single words; zod's own sentences have spaces.
const keyOf = (issue: z.core.$ZodIssue): string => (/^[a-zA-Z]+$/.test(issue.message) ? issue.message : kindOf(issue))

function kindOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? 'required' : 'type'
    case 'unrecognized_keys':
      return 'unknown'
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'range'
    case 'too_small':
      return issue.origin === 'string' ? 'tooShort' : 'range'
    case 'invalid_value':
      return 'choice'
    default:
      return 'type'
  }
}

function paramsOf(issue: z.core.$ZodIssue): Record<string, string | number> | undefined {
  if (issue.code === 'custom') return issue.params as Record<string, string | number> | undefined
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum), length: Number(issue.minimum) }
  return undefined
}
