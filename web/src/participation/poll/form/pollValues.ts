import type { Issue } from '@fieldfare/shared/errors.ts'
import { OPTIONS_MIN } from '@fieldfare/shared/limits.ts'
import { AddPoll, POLL_RESULTS, type PollResults } from '@fieldfare/shared/poll.ts'
import { z } from 'zod'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { type Placing, SavedDrawing, SavedPlace } from '../../place/placing.ts'

/** An option as its form holds it. */
export interface OptionValue extends Placing {
  /** The key that tells the fields apart while some are removed. */
  key: string
  value: string
}

/** A poll as its form holds it. */
export type PollValues = {
  title: string
  description: string
  options: OptionValue[]
  /** The end as the reader's clock on the wall shows it, such as 2026-12-01T18:00; empty for none. */
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

/** Schemas by which the form reads what was typed before a reload. */
export const pollReaders = { options: z.array(SavedOption).min(1), results: z.enum(POLL_RESULTS) }

/** The instant that the reader's clock shows so, as the call takes it; null for none, and for what is no moment. */
export function instantOf(local: string): string | null {
  const instant = new Date(local)
  return local === '' || Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

const isFilled = ({ value, place, drawing }: OptionValue): boolean =>
  value.trim() !== '' || place !== null || Boolean(drawing)

/** The input of the call: options that were left empty are none. */
export const pollInput = ({ title, description, options, until, results }: PollValues) => ({
  title,
  description,
  options: options.filter(isFilled).map(({ value, place }) => ({ value, place })),
  until: instantOf(until),
  results,
})

/** Issues of the call by the paths of the form: an option is named by its place among all fields. */
export function inForm(issues: readonly Issue[], { options }: Pick<PollValues, 'options'>): Issue[] {
  const filled = options.flatMap((option, at) => (isFilled(option) ? [at] : []))
  return issues.map(({ path, ...issue }) => {
    const [field, at, ...rest] = path
    return { ...issue, path: field === 'options' && typeof at === 'number' ? [field, filled[at] ?? at, ...rest] : path }
  })
}

/** Lists the issues of a poll, by the paths of the form. */
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
