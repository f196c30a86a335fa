import type { Issue } from '@fieldfare/shared/errors.ts'
import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import { AddMeeting, isOnTheSpot, type MeetingView, SendInvites } from '@fieldfare/shared/meeting.ts'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { emptyMoment, instantIn, momentIssues, momentOf, type MomentValues } from './moment.ts'

/** The values of the form fields for the time, the length and the place of a meeting. */
export type SettingValues = MomentValues & {
  /** The length in minutes as digits; empty while no length is chosen. */
  minutes: string
  place: string
  point: LngLat | null
}

/** The values of the form of a meeting. */
export type MeetingValues = SettingValues & {
  title: string
  description: string
  /** The number of seats as digits; empty while it is not decided. */
  number: string
  link: string
}

export const emptyMeeting: MeetingValues = {
  ...emptyMoment,
  minutes: '',
  place: '',
  point: null,
  title: '',
  description: '',
  number: '',
  link: '',
}

/** Returns length and place as input of the calls: null removes the earlier value. */
const settingInput = ({ minutes, place, point }: SettingValues) => ({
  minutes: minutes === '' ? null : Number(minutes),
  place: place.trim() === '' ? null : place,
  point,
})

/** The form's names for fields that the calls name differently. */
export const MEETING_ALIASES = { startTime: 'start', timeZone: 'zone', url: 'link' } as const

/** Returns the input of the call that adds a meeting, without the community. */
export const meetingInput = (values: MeetingValues) => ({
  title: values.title,
  description: values.description,
  startTime: instantIn(values) ?? '',
  timeZone: values.zone,
  ...settingInput(values),
  ...(values.link.trim() !== '' && { url: values.link }),
  ...(values.number.trim() !== '' && { number: values.number.trim() }),
})

/** Removes the issues about the start, which `momentIssues` reports. */
const otherIssues = (issues: Issue[]): Issue[] => issues.filter(({ path }) => path[0] !== 'startTime')

export const meetingIssues = (values: MeetingValues, communityId: string): Issue[] => [
  ...emptyOf({ ...values, title: values.title.trim() }, ['title']),
  ...momentIssues(values),
  ...otherIssues(issuesFrom(AddMeeting, { communityId, ...meetingInput(values) })),
]

/** The values of the form that sends the link. */
export type SendValues = SettingValues & { link: string; number: string }

/** Returns the current values of a meeting for the form. */
export const sendValues = ({ startTime, timeZone, minutes, place, point, number, mine }: MeetingView): SendValues => ({
  ...momentOf(startTime, timeZone),
  minutes: minutes === null ? '' : String(minutes),
  place: place ?? '',
  point,
  link: mine?.link ?? '',
  number: number === null ? '' : String(number),
})

export const sendInput = (values: SendValues, { id, communityId, linkSent }: MeetingView) => ({
  communityId,
  meetingId: id,
  link: values.link,
  startTime: instantIn(values) ?? '',
  timeZone: values.zone,
  ...settingInput(values),
  number: values.number.trim(),
  again: linkSent,
})

export const sendIssues = (values: SendValues, meeting: MeetingView): Issue[] => [
  ...emptyOf({ ...values, link: values.link.trim(), number: values.number.trim() }, [
    ...(values.place.trim() === '' && !values.point ? (['link'] as const) : []),
    'number',
  ]),
  ...momentIssues(values),
  ...otherIssues(issuesFrom(SendInvites, sendInput(values, meeting))),
]

/** Returns the key of the text shown after the draw, or after the link was sent again; a different key if nobody has a seat. */
export function sentKey(sent: Pick<MeetingView, 'draw' | 'place' | 'point' | 'mine'>, again: boolean) {
  if (sent.draw?.taken === 0) return 'meeting.send.doneNobody'
  if (isOnTheSpot(sent)) return again ? 'meeting.send.doneAgainHere' : 'meeting.send.doneHere'
  return again ? 'meeting.send.doneAgain' : 'meeting.send.done'
}
