import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import { MEETING_MINUTES } from '@fieldfare/shared/meeting.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalLocation } from 'ical-generator'
import { DateTime } from 'luxon'
import { tzlib_get_ical_block } from 'timezones-ical-library'

export interface CalendarEntry {
  id: string
  title: string
  description: string
  link: string | null
  startTime: Date
  timeZone: string
  /** The length in minutes; null for the default length. */
  minutes: number | null
  place: string | null
  point: LngLat | null
  /** A number that grows with each change of the meeting: calendars keep the version with the highest number. */
  sequence: number
  cancelled: boolean
  /** The title of the community that holds the meeting. */
  from: string
}

/** Makes an iCalendar file of one event, in the organiser's time zone, whose rules it includes. The event's UID stays the same after changes. */
export function calendarFile(entry: CalendarEntry, publicUrl: string, locale: Locale): string {
  const { id, title, description, link, startTime, timeZone, minutes, sequence, cancelled, from } = entry
  const start = DateTime.fromJSDate(startTime, { zone: timeZone })
  const calendar = ical({
    prodId: { company: 'Fieldfare', product: 'Meetings', language: locale.slice(0, 2).toUpperCase() },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: timeZone, generator: describeZone },
  })
  calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    sequence,
    start,
    end: start.plus({ minutes: minutes ?? MEETING_MINUTES }),
    timezone: timeZone,
    summary: title,
    description: [description, link].filter(Boolean).join('\n\n'),
    location: locationOf(entry),
    url: `${publicUrl}${paths.meeting(id)}`,
    categories: [{ name: from }],
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  // The library writes DTSTAMP in the zone of the calendar, but the format requires UTC.
  const stamp = DateTime.utc().toFormat("yyyyMMdd'T'HHmmss'Z'")
  return calendar.toString().replace(/^DTSTAMP:[^\r\n]*/m, `DTSTAMP:${stamp}`)
}

/** Returns the location of the event: the place with its coordinates, or the link if the meeting is only online. */
function locationOf({ place, point, link }: CalendarEntry): ICalLocation | string | null {
  if (!point) return place ?? link
  const { lng, lat } = point
  return { title: place ?? `${lat.toFixed(5)}, ${lng.toFixed(5)}`, geo: { lat, lon: lng } }
}

/** Returns the iCalendar rules of a time zone, under the name that the event uses (the library may use an alias); null for unknown zones. */
function describeZone(zone: string): string | null {
  const block: unknown = tzlib_get_ical_block(zone)
  if (!Array.isArray(block) || typeof block[0] !== 'string') return null
  return block[0].replaceAll(/^(TZID|X-LIC-LOCATION):[^\r\n]*/gm, `$1:${zone}`)
}
