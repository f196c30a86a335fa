import { z } from 'zod'
import type { ContentView } from './content.ts'
import { LngLat } from './geo/lngLat.ts'
import { DESCRIPTION_MAX, THREAD_TITLE_MAX } from './limits.ts'
import { args, Id, line, PageInput, text } from './schemas.ts'
import { DEFAULT_TIME_ZONE, isTimeZone } from './zoneTime.ts'

export const LINK_MAX = 1000
export const SEATS_MAX = 10_000
/** The length in minutes that calendars show for a meeting whose length is not known. */
export const MEETING_MINUTES = 60
const MINUTES_MIN = 5
const MINUTES_MAX = 24 * 60
/** The longest description of a meeting's place, such as 'The car park by the sheepfold'. */
export const MEETING_PLACE_MAX = 200

/**
 * Returns the URL of a video call as it is stored: https:// is added if there is no scheme. Null for any other scheme, for spaces,
 * and for text that is no URL.
 */
export function linkOf(typed: string): string | null {
  const value = typed.trim()
  if (/[\s\\\p{Cc}]/u.test(value) || value.length > LINK_MAX) return null
  const secure = /^https:\/\//i.test(value)
  // A name and a port, such as meet.example.org:8443, has no scheme.
  if (!secure && /^(?:[a-z][a-z\d+.-]*:(?!\d)|\/)/i.test(value)) return null
  const link = secure ? value : `https://${value}`
  if (!URL.canParse(link)) return null
  const { hostname, username, password } = new URL(link)
  return hostname.includes('.') && !username && !password ? link : null
}

const Link = z.string({ error: 'type' }).transform((typed, context): string => {
  if (typed.trim() === '') context.addIssue({ code: 'custom', message: 'required' })
  else {
    const link = linkOf(typed)
    if (link) return link
    context.addIssue({ code: 'custom', message: 'link' })
  }
  return z.NEVER
})
const isEmpty = (raw: unknown): boolean => raw === null || (typeof raw === 'string' && raw.trim() === '')

/** An instant with its offset, such as 2026-12-01T18:00:00+01:00. */
const Instant = z.iso.datetime({ offset: true, error: 'type' })
const digitsAsNumber = (raw: unknown): unknown =>
  typeof raw === 'string' && /^\d{1,9}$/.test(raw.trim()) ? Number(raw) : raw
/** A number of seats; digits as text count, too. */
const Seats = z.preprocess(
  digitsAsNumber,
  z.number({ error: 'whole' }).int({ error: 'whole' }).min(1, { error: 'seats' }).max(SEATS_MAX, { error: 'seats' }),
)
const emptyAsNull = (raw: unknown): unknown => (isEmpty(raw) && raw !== undefined ? null : raw)
const Minutes = z.preprocess(
  (raw) => digitsAsNumber(emptyAsNull(raw)),
  z
    .number({ error: 'whole' })
    .int({ error: 'whole' })
    .min(MINUTES_MIN, { error: 'minutes' })
    .max(MINUTES_MAX, { error: 'minutes' })
    .nullish(),
)
/** The length, the place in words, and the point where people meet; each null if not known. */
const Setting = {
  minutes: Minutes,
  place: z.preprocess(emptyAsNull, line(MEETING_PLACE_MAX, 1).nullish()),
  point: LngLat.nullish(),
}
const Zone = z.string().max(64).refine(isTimeZone, { error: 'zone' })

export const AddMeeting = args(['communityId', 'title', 'description', 'url', 'startTime'], {
  communityId: Id,
  title: line(THREAD_TITLE_MAX, 1),
  description: text(DESCRIPTION_MAX).default(''),
  /** The link of the video call; it may also be given later, when the invites are sent. */
  url: z.preprocess((raw) => (isEmpty(raw) ? undefined : raw), Link.optional()),
  startTime: Instant,
  /** The organiser's zone, in which the time is also shown to people elsewhere. */
  timeZone: Zone.default(DEFAULT_TIME_ZONE),
  /** The number of seats, if it is known already. */
  number: Seats.nullish(),
  id: Id.optional(),
  ...Setting,
})
/** Sends the invites or changes of a meeting, which needs a link or a place. Fields of `Setting` that are left out stay as they are. */
export const SendInvites = args(['communityId', 'meetingId', 'link', 'startTime', 'number'], {
  communityId: Id,
  meetingId: Id,
  link: z.preprocess(emptyAsNull, Link.nullable()),
  startTime: Instant,
  number: Seats,
  timeZone: Zone.optional(),
  /** If true, people with a seat get the same link by mail again, even if nothing changed; if false, a call without changes sends nothing. */
  again: z.boolean().default(false),
  /** The id of the sending: a retry with the same id sends nothing. */
  id: Id.optional(),
  ...Setting,
})
export const MeetingId = args(['meetingId'], { meetingId: Id })
export const AskMeetings = z.strictObject({ communityId: Id, ...PageInput })
/** Asks for the entries of a draw, or for the people who accepted, in pages. */
export const AskOfMeeting = z.strictObject({ meetingId: Id, ...PageInput })

/** The state of an entry after the draw: it has a seat, waits as a reserve, or its seat was given back. */
export type Seat = 'seat' | 'reserve' | 'givenBack'

/** A meeting as everyone invited sees it; `mine` is the part that concerns the reader alone. People who are not invited see nothing of it. */
export interface MeetingView extends ContentView {
  communityId: string
  title: string
  description: string
  /** The start as an ISO instant, and the time zone that the organiser chose. */
  startTime: string
  timeZone: string
  /** The length in minutes; null while it is not known. */
  minutes: number | null
  /** The place in words, and the point where people meet; both null for a meeting that is only online. */
  place: string | null
  point: LngLat | null
  started: boolean
  linkSent: boolean
  /** The number of seats; null while it is not known. */
  number: number | null
  /** The number of people invited, who are all subscribers, and of those who accepted or declined. */
  invited: number
  accepted: number
  rejected: number
  /** The SHA-256 of the draw's seed, shown from the start. */
  commitment: string
  draw: DrawView | null
  mine: MyMeeting | null
}

/** A draw that was made. */
export interface DrawView {
  /** The seed, in hexadecimal digits. */
  seed: string
  at: string
  /** The number of entries. */
  entries: number
  /** Seats that are taken now. */
  taken: number
}

/** The part of a meeting that the reader alone sees. */
export interface MyMeeting {
  reported: boolean
  answer: 'accepted' | 'rejected' | null
  /** The pseudonym under which the reader is in the draw. */
  entry: string | null
  /** The reader's place in the order of the draw, from 1. */
  place: number | null
  seat: Seat | null
  /** The link, for people with a seat and for the owner; null for others. */
  link: string | null
}

/** Returns the URL of directions to a point, in a service that opens in a browser of any device. */
export const directionsTo = ({ lng, lat }: LngLat): string =>
  `https://www.openstreetmap.org/directions?to=${lat.toFixed(6)}%2C${lng.toFixed(6)}`

/** Tells whether a meeting, as its owner sees it, takes place on the spot only: it has a place and no link. */
export const isOnTheSpot = ({ place, point, mine }: Pick<MeetingView, 'place' | 'point' | 'mine'>): boolean =>
  (place !== null || point !== null) && !mine?.link

/** The state of a meeting for its reader. */
export type MeetingState = 'invited' | 'accepted' | 'declined' | 'drawn' | 'reserve' | 'gaveBack' | 'missed'

export function stateOf({ linkSent, mine }: Pick<MeetingView, 'linkSent' | 'mine'>): MeetingState {
  if (mine?.seat === 'seat') return 'drawn'
  if (mine?.seat === 'reserve') return 'reserve'
  if (mine?.seat === 'givenBack') return 'gaveBack'
  if (mine?.answer === 'rejected') return 'declined'
  if (linkSent) return 'missed'
  return mine?.answer === 'accepted' ? 'accepted' : 'invited'
}

/** An entry of a draw, in its order. */
export interface DrawEntry {
  entry: string
  place: number
  seat: Seat
}

/** A person who accepted, for the owner. */
export interface Attendee {
  id: string
  /** The name; empty for a former member. */
  name: string
  seat: Seat | null
}

interface MeetingNotice {
  communityId: string
  meetingId: string
  title: string
}

/** Notices of meetings alone. */
export interface MeetingNotices {
  'meeting.invited': MeetingNotice
  /** Tells a person who accepted that they were drawn. `meeting.missed` tells that they were not. */
  'meeting.drawn': MeetingNotice
  'meeting.missed': MeetingNotice
  /** Tells a person on the reserve list that a seat became free and is now theirs. */
  'meeting.seat': MeetingNotice
  /** Tells those who come that time, place or link changed. The next two notices: the meeting is cancelled, or takes place after all. */
  'meeting.changed': MeetingNotice
  'meeting.cancelled': MeetingNotice
  'meeting.resumed': MeetingNotice
}

declare module './contentViews.ts' {
  interface KindViews {
    meeting: MeetingView
  }
  interface KindNotices extends MeetingNotices {}
  interface AnswerableKinds {
    meeting: object
  }
}
