import { z } from 'zod'
import { type ContentView, Reason, ReportReason } from './content.ts'
import { type AreaShape, checkGeometry, countCorners, LAT_MAX, LNG_MAX } from './geo/geometry.ts'
import { DESCRIPTION_MAX, LIST_CORNERS, OPTION_MAX, OPTIONS_MAX, OPTIONS_MIN, THREAD_TITLE_MAX } from './limits.ts'
import { args, Id, line, PageInput, text } from './schemas.ts'

/** When the counts of a poll are shown: to everyone at any time, to each person who has voted, or to everyone at its end. */
export const POLL_RESULTS = ['always', 'afterVoting', 'atEnd'] as const
export type PollResults = (typeof POLL_RESULTS)[number]

export interface Point {
  type: 'Point'
  coordinates: [lng: number, lat: number]
}
/** Where an option lies, in EPSG:4326. */
export type OptionPlace = Point | AreaShape

const OptionPoint = z.strictObject({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-LNG_MAX).max(LNG_MAX), z.number().min(-LAT_MAX).max(LAT_MAX)], {
    error: 'geometry',
  }),
})
const isPoint = (place: object): boolean => 'type' in place && place.type === 'Point'

/** What is wrong with a place; null where nothing is. Counts before it looks closer. */
function faultIn(place: unknown): { key: string; params?: Record<string, number> } | null {
  if (typeof place === 'object' && place !== null && isPoint(place))
    return OptionPoint.safeParse(place).success ? null : { key: 'geometry' }
  const checked = checkGeometry(place)
  if (!checked.ok) return checked
  return countCorners(checked.geometry) > LIST_CORNERS ? { key: 'tooManyPoints', params: { max: LIST_CORNERS } } : null
}

const Place = z.unknown().transform((place, context): OptionPlace | null => {
  if (place === null || place === undefined) return null
  const fault = faultIn(place)
  if (!fault) return place as OptionPlace
  context.addIssue({ code: 'custom', message: fault.key, params: fault.params })
  return z.NEVER
})

const option = { value: line(OPTION_MAX, 1), place: Place.default(null) }
/** An option by its words alone, or with a place. */
const Option = z.preprocess((raw) => (typeof raw === 'string' ? { value: raw } : raw), z.strictObject(option))

/** Two options that differ in capitals only read as one. */
export const sameOption = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

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
  /** Taken for the sake of older clients, and used for nothing. */
  polisId: z.string().max(OPTION_MAX).nullish(),
  options: Options,
  /** Votes are taken until then; left out, without an end. */
  until: Instant.nullish(),
  results: z.enum(POLL_RESULTS, { error: 'choice' }).default('always'),
  id: Id.optional(),
}).superRefine(({ results, until }, context) => {
  // Without an end nobody would ever see them.
  if (results === 'atEnd' && !until) context.addIssue({ code: 'custom', message: 'needsEnd', path: ['until'] })
})
export const AddOption = args(['pollId', 'value', 'place'], { pollId: Id, ...option, id: Id.optional() })
/** `value` is the words of the option. */
export const AddVote = args(['pollId', 'value'], { pollId: Id, value: line(OPTION_MAX, 1) })
export const PollId = args(['pollId'], { pollId: Id })
export const DeletePoll = args(['id'], { id: Id, reason: Reason })
export const RestorePoll = args(['id'], { id: Id })
export const ReportPoll = args(['pollId', 'reason'], { pollId: Id, reason: ReportReason })
/** Who voted, for the owner of its community. */
export const AskWhoVoted = z.strictObject({ pollId: Id, ...PageInput })

export interface PollOption {
  id: string
  value: string
  place: OptionPlace | null
  /** Votes, as far as everyone may see them: null before that. */
  votes: number | null
}

/** What everyone sees of a poll, and `mine`. */
export interface PollView extends ContentView {
  communityId: string
  title: string
  description: string
  options: PollOption[]
  results: PollResults
  /** When it ends or ended, as an ISO instant; null without an end. */
  until: string | null
  ended: boolean
  /** Milliseconds from the reading to the end by the server's clock; null without an end or after it. */
  endsIn: number | null
  mine: MyPoll | null
}

/** What the reader alone sees of a poll. */
export interface MyPoll {
  reported: boolean
  /** The id of the option that the reader voted for. */
  vote: string | null
  /** Votes by the id of the option, where who has voted sees them and not everyone; null else. */
  counts: Record<string, number> | null
}

/** Votes by the id of the option as the reader may see them; null while they are hidden. */
export function countsIn({ options, mine }: Pick<PollView, 'options' | 'mine'>): Record<string, number> | null {
  const shown = options.flatMap(({ id, votes }) => (votes === null ? [] : [[id, votes] as const]))
  return shown.length === options.length ? Object.fromEntries(shown) : (mine?.counts ?? null)
}
