import type { Locale } from '@fieldfare/shared/locale.ts'
import { MEETING_MINUTES } from '@fieldfare/shared/meeting.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { DateTime } from 'luxon'
import { tzlib_get_ical_block } from 'timezones-ical-library'

export interface CalendarEntry {
  id: string
  title: string
  description: string
  link: string
  startTime: Date
  timeZone: string
  /** Grows with each change: calendars keep the highest. */
  sequence: number
  cancelled: boolean
  /** The community's title. */
  from: string
}

/** A file for calendars: one event in the zone of its organiser, which the file describes, with the same name after each change. */
export function calendarFile(entry: CalendarEntry, publicUrl: string, locale: Locale): string {
  const { id, title, description, link, startTime, timeZone, sequence, cancelled, from } = entry
  const start = DateTime.fromJSDate(startTime, { zone: timeZone })
  const calendar = ical({
    prodId: { company: 'Fieldfare', product: 'Meetings', language: locale.slice(0, 2).toUpperCase() },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: timeZone, generator: describeZone },
  })
  calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    sequence,
    stamp: DateTime.utc(),
    start,
    end: start.plus({ minutes: MEETING_MINUTES }),
    timezone: timeZone,
    summary: title,
    description: [description, link].filter(Boolean).join('\n\n'),
    location: link,
    url: `${publicUrl}${paths.meeting(id)}`,
    categories: [{ name: from }],
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}

/** Of a zone that the library does not know nothing is described: calendars know it by its name. */
function describeZone(zone: string): string | null {
  const block: unknown = tzlib_get_ical_block(zone)
  return Array.isArray(block) && typeof block[0] === 'string' ? block[0] : null
}
