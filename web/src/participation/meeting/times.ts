import { languageTag, localeOf } from '@fieldfare/shared/locale.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** A zone's name as people read it. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ')

export interface Times {
  /** Formats a date: Thursday 26 November 2026. */
  day: (instant: string, zone: string) => string
  /** Formats a day that is near: Thursday 26 November. */
  weekday: (instant: string, zone: string) => string
  /** Formats a time: 20:00. */
  time: (instant: string, zone: string) => string
  /** Nov, and 26, for a leaf of a calendar. */
  month: (instant: string, zone: string) => string
  dayOfMonth: (instant: string, zone: string) => string
  /** Formats a moment: 26 November 2026 at 20:00. */
  dateTime: (instant: string, zone: string) => string
  /** Formats a moment with the name of the zone's time, such as CET, for the hour that comes twice. */
  withZone: (instant: string, zone: string) => string
}

/** Moments in any time zone, in the language of the screen. */
export function useTimes(): Times {
  const { i18n } = useTranslation()
  const tag = languageTag(localeOf(i18n.language))
  return useMemo(() => {
    const as = (options: Intl.DateTimeFormatOptions) => (instant: string, timeZone: string) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(new Date(instant))
    return {
      day: as({ dateStyle: 'full' }),
      weekday: as({ weekday: 'long', day: 'numeric', month: 'long' }),
      time: as({ timeStyle: 'short' }),
      month: as({ month: 'short' }),
      dayOfMonth: as({ day: 'numeric' }),
      dateTime: as({ dateStyle: 'long', timeStyle: 'short' }),
      withZone: as({ hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' }),
    }
  }, [tag])
}
