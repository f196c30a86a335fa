import type { Issue } from '@fieldfare/shared/errors.ts'
import { AddPolis } from '@fieldfare/shared/polis.ts'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { emptyLine, filledLines, type Line, onTheirLines, SavedLines } from '../../../platform/form/lines.ts'

/** The values of the form of a polis conversation. */
export type PolisValues = {
  title: string
  polisId: string
  /** The first statements of the conversation. */
  options: Line[]
}

export const emptyPolis = (): PolisValues => ({ title: '', polisId: '', options: [emptyLine()] })

/** The schemas with which the form checks values saved before a reload. */
export const polisReaders = { options: SavedLines }

/** Returns the input of the call that adds a conversation; empty statements are left out. */
export const polisInput = ({ title, polisId, options }: PolisValues) => ({
  title,
  polisId,
  options: filledLines(options),
})

/** Lists the issues of the form's values; an issue with a statement has the index of its field in the form. */
export function polisIssues(values: PolisValues, communityId: string): Issue[] {
  return [
    ...emptyOf({ ...values, title: values.title.trim() }, ['title']),
    ...onTheirLines(issuesFrom(AddPolis, { communityId, ...polisInput(values) }), 'options', values.options),
  ]
}
