import type { Issue } from '@fieldfare/shared/errors.ts'
import { AddPolis } from '@fieldfare/shared/polis.ts'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { emptyLine, filledLines, type Line, onTheirLines, SavedLines } from '../../../platform/form/lines.ts'

/** A conversation as its form holds it. */
export type PolisValues = {
  title: string
  polisId: string
  /** The first statements. */
  options: Line[]
}

export const emptyPolis = (): PolisValues => ({ title: '', polisId: '', options: [emptyLine()] })

/** Schemas by which the form reads what was typed before a reload. */
export const polisReaders = { options: SavedLines }

/** The input of the call: statements that were left empty are none. */
export const polisInput = ({ title, polisId, options }: PolisValues) => ({
  title,
  polisId,
  options: filledLines(options),
})

/** Lists the issues of a conversation, by the paths of the form. */
export function polisIssues(values: PolisValues, communityId: string): Issue[] {
  return [
    ...emptyOf({ ...values, title: values.title.trim() }, ['title']),
    ...onTheirLines(issuesFrom(AddPolis, { communityId, ...polisInput(values) }), 'options', values.options),
  ]
}
