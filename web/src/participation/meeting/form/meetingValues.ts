import type { Issue } from '@fieldfare/shared/errors.ts'
import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import { AddMeeting, isOnTheSpot, type MeetingView, SendInvites } from '@fieldfare/shared/meeting.ts'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { emptyMoment, instantIn, momentIssues, momentOf, type MomentValues } from './moment.ts'

/** The setting of a meeting as its forms hold it. */
export type SettingValues = MomentValues & {
  /** The length in minutes as digits; empty while it is not known. */
  minutes: string
  place: string
  point: LngLat | null
}

/** A meeting as its form holds it. */
export type MeetingValues = SettingValues & {
  title: string
  description: string
  /** The number of seats as digits; empty while it is not known. */
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

/** The setting as the calls take it: null takes away what was there. */
const settingInput = ({ minutes, place, point }: SettingValues) => ({
  minutes: minutes === '' ? null : Number(minutes),
  place: place.trim() === '' ? null : place,
  point,
})

/** Fields that the calls name otherwise than the forms. */
export const MEETING_ALIASES = { startTime: 'start', timeZone: 'zone', url: 'link' } as const

/** The input of the call. */
export const meetingInput = (values: MeetingValues) => ({
  title: values.title,
  description: values.description,
  startTime: instantIn(values) ?? '',
  timeZone: values.zone,
  ...settingInput(values),
  ...(values.link.trim() !== '' && { url: values.link }),
  ...(values.number.trim() !== '' && { number: values.number.trim() }),
})

/** Returns the issues without those of the moment, which the form finds itself. */
const otherIssues = (issues: Issue[]): Issue[] => issues.filter(({ path }) => path[0] !== 'startTime')

export const meetingIssues = (values: MeetingValues, communityId: string): Issue[] => [
  ...emptyOf({ ...values, title: values.title.trim() }, ['title']),
  ...momentIssues(values),
  ...otherIssues(issuesFrom(AddMeeting, { communityId, ...meetingInput(values) })),
]

/** The input that is sent with the link, as its form holds it. */
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

/** The key of what is said once the link was sent: to nobody where nobody has a seat. */
export function sentKey(sent: Pick<MeetingView, 'draw' | 'place' | 'point' | 'mine'>, again: boolean) {
  if (sent.draw?.taken === 0) return 'meeting.send.doneNobody'
  if (isOnTheSpot(sent)) return again ? 'meeting.send.doneAgainHere' : 'meeting.send.doneHere'
  return again ? 'meeting.send.doneAgain' : 'meeting.send.done'
}
