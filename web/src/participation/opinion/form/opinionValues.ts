import type { Issue } from '@fieldfare/shared/errors.ts'
import { AddOpinion } from '@fieldfare/shared/opinion.ts'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { emptyLine, filledLines, type Line, onTheirLines, SavedLines } from '../../../platform/form/lines.ts'

/** An opinion map as its form holds it. */
export type OpinionValues = { title: string; description: string; viewpoints: Line[] }

/** Two first viewpoints are asked for: with one side alone there is nothing to divide on. */
export const emptyOpinion = (): OpinionValues => ({
  title: '',
  description: '',
  viewpoints: [emptyLine(), emptyLine()],
})

/** Schemas by which the form reads what was typed before a reload. */
export const opinionReaders = { viewpoints: SavedLines }

/** The input of the call: viewpoints that were left empty are none. */
export const opinionInput = ({ viewpoints, ...words }: OpinionValues) => ({
  ...words,
  viewpoints: filledLines(viewpoints),
})

/** Lists the issues of an opinion map, by the paths of the form. */
export function opinionIssues(values: OpinionValues, communityId: string): Issue[] {
  return [
    ...emptyOf({ ...values, title: values.title.trim() }, ['title']),
    ...onTheirLines(issuesFrom(AddOpinion, { communityId, ...opinionInput(values) }), 'viewpoints', values.viewpoints),
  ]
}
