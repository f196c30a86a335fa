import { z } from 'zod'
import type { ContentView } from './content.ts'
import { type ContentPlace, PlaceOrNone } from './geo/contentPlace.ts'
import { DESCRIPTION_MAX, OPTION_MAX, OPTIONS_MAX, OPTIONS_MIN, THREAD_TITLE_MAX } from './limits.ts'
import { skeletonOf } from './lookAlike.ts'
import { args, Id, line, PageInput, text } from './schemas.ts'

/** Moments at which the counts of a poll are shown: to everyone at any time, to each person who has voted, or to everyone at its end. */
export const POLL_RESULTS = ['always', 'afterVoting', 'atEnd'] as const
export type PollResults = (typeof POLL_RESULTS)[number]

export type OptionPlace = ContentPlace

const option = { value: line(OPTION_MAX, 1), place: PlaceOrNone.default(null) }
/** An option of a poll, given as its text alone, or as an object with a place. */
const Option = z.preprocess((raw) => (typeof raw === 'string' ? { value: raw } : raw), z.strictObject(option))

/** Tells whether two options look alike, which counts as the same option. */
export const sameOption = (a: string, b: string): boolean => skeletonOf(a) === skeletonOf(b)

const Options = z
  .array(Option)
  .min(OPTIONS_MIN, { error: 'tooFew' })
  .max(OPTIONS_MAX, { error: 'tooMany' })
  .superRefine((options, context) => {
    options.forEach(({ value }, at) => {
      const twice = options.slice(0, at).some((other) => sameOption(other.value, value))
      if (twice) context.addIssue({ code: 'custom', message: 'twice', path: [at, 'value'] })
    })
  })

/** An instant with its offset, such as 2026-12-01T18:00:00+01:00. */
const Instant = z.iso.datetime({ offset: true, error: 'type' })

export const AddPoll = args(['communityId', 'title', 'description', 'polisId', 'options'], {
  communityId: Id,
  title: line(THREAD_TITLE_MAX, 1),
  description: text(DESCRIPTION_MAX).default(''),
  /** Sent by older clients, and ignored. */
  polisId: z.string().max(OPTION_MAX).nullish(),
  options: Options,
  /** The instant at which voting ends; left out, the poll has no end. */
  until: Instant.nullish(),
  results: z.enum(POLL_RESULTS, { error: 'choice' }).default('always'),
  id: Id.optional(),
}).superRefine(({ results, until }, context) => {
  // Without an end, results that are shown at the end would never be shown.
  if (results === 'atEnd' && !until) context.addIssue({ code: 'custom', message: 'needsEnd', path: ['until'] })
})
export const AddOption = args(['pollId', 'value', 'place'], { pollId: Id, ...option, id: Id.optional() })
/** Votes for an option; `value` is the option's text. */
export const AddVote = args(['pollId', 'value'], { pollId: Id, value: line(OPTION_MAX, 1) })
export const PollId = args(['pollId'], { pollId: Id })
/** Asks for the people who voted; only the owner of the poll's community may. */
export const AskWhoVoted = z.strictObject({ pollId: Id, ...PageInput })

export interface PollOption {
  id: string
  value: string
  place: OptionPlace | null
  /** The number of votes; null until everyone may see it. */
  votes: number | null
}

/** A poll as everyone sees it; `mine` is the part that concerns the reader alone. */
export interface PollView extends ContentView {
  communityId: string
  title: string
  description: string
  options: PollOption[]
  results: PollResults
  /** The end, past or to come, as an ISO instant; null for a poll without an end. */
  until: string | null
  ended: boolean
  /** Milliseconds from the server's reading of the poll to the poll's end; null after the end, or if there is none. */
  endsIn: number | null
  mine: MyPoll | null
}

/** The part of a poll that the reader alone sees. */
export interface MyPoll {
  reported: boolean
  /** The id of the option that the reader voted for. */
  vote: string | null
  /** Votes by option id, if the reader may see them after voting, but not everyone may; otherwise null. */
  counts: Record<string, number> | null
}

/** Returns the votes by option id that the reader may see; null while the votes are hidden. */
export function countsIn({ options, mine }: Pick<PollView, 'options' | 'mine'>): Record<string, number> | null {
  const shown = options.flatMap(({ id, votes }) => (votes === null ? [] : [[id, votes] as const]))
  return shown.length === options.length ? Object.fromEntries(shown) : (mine?.counts ?? null)
}

declare module './contentViews.ts' {
  interface KindViews {
    poll: PollView
  }
  interface AnswerableKinds {
    poll: object
  }
}
