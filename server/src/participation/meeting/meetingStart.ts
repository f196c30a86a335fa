import { dateFormat } from '@fieldfare/shared/intl.ts'
import { languageTag, type Locale } from '@fieldfare/shared/locale.ts'

const MINUTE_MS = 60_000

/** Returns the name of a time zone for display, with spaces instead of underscores. */
const zoneName = (zone: string): string => zone.replaceAll('_', ' ')

/**
 * Formats the time of a meeting: in the meeting's time zone, and on a second line in the reader's zone if the clock times differ.
 * @param minutes the length; null if unknown
 * @returns such as 'Thursday, November 26, 2026 at 8:00 PM (Europe/Amsterdam)', or '… 8:00 – 9:30 PM …'
 */
export function startText(
  start: Date,
  minutes: number | null,
  zone: string,
  readerZone: string,
  locale: Locale,
): string {
  const inZone = (timeZone: string) => {
    const format = dateFormat(languageTag(locale), { dateStyle: 'full', timeStyle: 'short', timeZone })
    return minutes === null
      ? format.format(start)
      : format.formatRange(start, new Date(start.getTime() + minutes * MINUTE_MS))
  }
  const [own, reader] = [inZone(zone), inZone(readerZone)]
  const first = `${own} (${zoneName(zone)})`
  return own === reader ? first : `${first}\n${reader} (${zoneName(readerZone)})`
}
