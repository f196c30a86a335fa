import { dateFormat } from '@fieldfare/shared/intl.ts'
import { languageTag } from '@fieldfare/shared/locale.ts'
import { useMemo } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'

/** Returns the name of a time zone in readable form, such as America/New York. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ')

const endOf = (instant: string, minutes: number): Date => new Date(Date.parse(instant) + minutes * 60_000)

export interface Times {
  /** Formats a date: Thursday 26 November 2026. */
  day: (instant: string, zone: string) => string
  /** Formats a date in the near future, without the year: Thursday 26 November. */
  weekday: (instant: string, zone: string) => string
  /** Formats a time: 20:00. */
  time: (instant: string, zone: string) => string
  /** Formats a time with its end: 20:00–21:30. */
  span: (instant: string, minutes: number | null, zone: string) => string
  /** Formats the end of a meeting that begins at `instant`: 21:30, with the day if it ends on another day. */
  ending: (instant: string, minutes: number, zone: string) => string
  /** Formats the month for a calendar page: Nov; `dayOfMonth` formats the day: 26. */
  month: (instant: string, zone: string) => string
  dayOfMonth: (instant: string, zone: string) => string
  /** Formats a moment: 26 November 2026 at 20:00. */
  dateTime: (instant: string, zone: string) => string
  /** Formats a moment with CET, CEST or the like, which distinguishes the two occurrences of an hour that a clock change repeats. */
  withZone: (instant: string, zone: string) => string
}

/** Returns functions that format moments in any time zone, in the language of the interface. */
export function useTimes(): Times {
  const { locale } = useTranslation()
  const tag = languageTag(locale)
  return useMemo(() => {
    const as = (options: Intl.DateTimeFormatOptions) => (instant: string, timeZone: string) =>
      dateFormat(tag, { ...options, timeZone }).format(new Date(instant))
    const day = as({ dateStyle: 'full' })
    const time = as({ timeStyle: 'short' })
    const dateTime = as({ dateStyle: 'long', timeStyle: 'short' })
    return {
      span: (instant, minutes, zone) =>
        minutes === null
          ? time(instant, zone)
          : dateFormat(tag, { timeStyle: 'short', timeZone: zone }).formatRange(
              new Date(instant),
              endOf(instant, minutes),
            ),
      ending: (instant, minutes, zone) => {
        const end = endOf(instant, minutes).toISOString()
        return (day(instant, zone) === day(end, zone) ? time : dateTime)(end, zone)
      },
      day,
      weekday: as({ weekday: 'long', day: 'numeric', month: 'long' }),
      time,
      month: as({ month: 'short' }),
      dayOfMonth: as({ day: 'numeric' }),
      dateTime,
      withZone: as({ hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' }),
    }
  }, [tag])
}

/** Returns a function that formats a length: 45 minutes, 1.5 hours. */
export function useLength(): (minutes: number) => string {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (minutes) => {
    const hours = minutes / 60
    return minutes < 60 || !Number.isInteger(hours * 2)
      ? t('meeting.form.minutesOf', { count: minutes, number: number(minutes) })
      : t('meeting.form.hoursOf', { count: hours, number: number(hours) })
  }
}
