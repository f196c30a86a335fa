import type { Issue } from '@fieldfare/shared/errors.ts'
import { AddOpinion } from '@fieldfare/shared/opinion.ts'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { emptyLine, filledLines, type Line, onTheirLines, SavedLines } from '../../../platform/form/lines.ts'

/** The values of the form of an opinion map. */
export type OpinionValues = { title: string; description: string; viewpoints: Line[] }

/** Returns the empty form, with two fields for first viewpoints: a single viewpoint would leave nothing to disagree about. */
export const emptyOpinion = (): OpinionValues => ({
  title: '',
  description: '',
  viewpoints: [emptyLine(), emptyLine()],
})

/** The schemas with which the form checks values saved before a reload. */
export const opinionReaders = { viewpoints: SavedLines }

/** Returns the input of the call that adds an opinion map; empty viewpoints are left out. */
export const opinionInput = ({ viewpoints, ...words }: OpinionValues) => ({
  ...words,
  viewpoints: filledLines(viewpoints),
})

/** Lists the issues of the form's values; an issue with a viewpoint has the index of its field in the form. */
export function opinionIssues(values: OpinionValues, communityId: string): Issue[] {
  return [
    ...emptyOf({ ...values, title: values.title.trim() }, ['title']),
    ...onTheirLines(issuesFrom(AddOpinion, { communityId, ...opinionInput(values) }), 'viewpoints', values.viewpoints),
  ]
}
