import type { Issue } from '@fieldfare/shared/errors.ts'
import { z } from 'zod'

/** A short text, with a key that identifies its field. */
export interface Line {
  key: string
  text: string
}

export const emptyLine = (): Line => ({ key: crypto.randomUUID(), text: '' })

/** The schema that reads back the lines that were typed before a reload. */
export const SavedLines = z.array(z.object({ key: z.string(), text: z.string() }))

/** The texts of lines that were not left empty. */
export const filledLines = (lines: readonly Line[]): string[] => lines.map(({ text }) => text.trim()).filter(Boolean)

/** Moves the issues about the list `name`, which was sent without its empty lines, to the fields that contain the texts. */
export function onTheirLines(issues: readonly Issue[], name: string, lines: readonly Line[]): Issue[] {
  const filled = lines.flatMap(({ text }, at) => (text.trim() ? [at] : []))
  return issues.map(({ path: [field, at, ...rest], ...issue }) => ({
    ...issue,
    path:
      field === name && typeof at === 'number'
        ? [field, filled[at] ?? at]
        : [field, at, ...rest].filter((part) => part !== undefined),
  }))
}
