import type { Issue } from '@fieldfare/shared/errors.ts'
import { OPTIONS_MIN } from '@fieldfare/shared/limits.ts'
import { AddPoll, POLL_RESULTS, type PollResults } from '@fieldfare/shared/poll.ts'
import { z } from 'zod'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { type Placing, SavedDrawing, SavedPlace } from '../../place/placing.ts'
import { instantOf } from '../../../platform/form/localTime.ts'

/** The values of an option's fields in the form of a poll. */
export interface OptionValue extends Placing {
  /** The React key of the option, which stays the same when other options are removed. */
  key: string
  value: string
}

/** The values of the form of a poll. */
export type PollValues = {
  title: string
  description: string
  options: OptionValue[]
  /** The end in the local time of the device, such as 2026-12-01T18:00; empty for none. */
  until: string
  results: PollResults
}

export const emptyOption = (): OptionValue => ({ key: crypto.randomUUID(), value: '', place: null })

export const emptyPoll = (): PollValues => ({
  title: '',
  description: '',
  options: [emptyOption(), emptyOption()],
  until: '',
  results: 'always',
})

const SavedOption = z.object({ key: z.string(), value: z.string(), place: SavedPlace, drawing: SavedDrawing })

/** The schemas with which the form checks values saved before a reload. */
export const pollReaders = { options: z.array(SavedOption).min(1), results: z.enum(POLL_RESULTS) }

const isFilled = ({ value, place, drawing }: OptionValue): boolean =>
  value.trim() !== '' || place !== null || Boolean(drawing)

/** Returns the input of the call that adds a poll; empty options are left out. */
export const pollInput = ({ title, description, options, until, results }: PollValues) => ({
  title,
  description,
  options: options.filter(isFilled).map(({ value, place }) => ({ value, place })),
  until: instantOf(until),
  results,
})

/** Converts the paths of the call's issues to those of the form, where an option's index counts empty options, too. */
export function inForm(issues: readonly Issue[], { options }: Pick<PollValues, 'options'>): Issue[] {
  const filled = options.flatMap((option, at) => (isFilled(option) ? [at] : []))
  return issues.map(({ path, ...issue }) => {
    const [field, at, ...rest] = path
    return { ...issue, path: field === 'options' && typeof at === 'number' ? [field, filled[at] ?? at, ...rest] : path }
  })
}

/** Lists the issues of the form's values; an issue with an option has the index of the option in the form. */
export function pollIssues(values: PollValues, communityId: string, now = Date.now()): Issue[] {
  const { options } = values
  const input = pollInput(values)
  const issues = issuesFrom(AddPoll, { communityId, ...input }).filter(({ key }) => key !== 'tooFew')
  const lacking = Math.max(0, OPTIONS_MIN - input.options.length)
  const empty = options.flatMap((option, at) => (isFilled(option) ? [] : [at])).slice(0, lacking)
  return [
    ...emptyOf({ ...values, title: values.title.trim() }, ['title']),
    ...empty.map((at) => ({ path: ['options', at, 'value'], key: 'required' })),
    ...(empty.length < lacking ? [{ path: ['options'], key: 'tooFew', params: { min: OPTIONS_MIN } }] : []),
    ...inForm(issues, values),
    ...options.flatMap(({ drawing }, at) =>
      drawing ? [{ path: ['options', at, 'place'], key: 'unfinishedShape' }] : [],
    ),
    ...(input.until && Date.parse(input.until) <= now ? [{ path: ['until'], key: 'past' }] : []),
  ]
}
