import { dateFormat } from '@fieldfare/shared/intl.ts'
import { languageTag, type Locale } from '@fieldfare/shared/locale.ts'

const MINUTE_MS = 60_000

/** A zone's name as people read it. */
const zoneName = (zone: string): string => zone.replaceAll('_', ' ')

/**
 * The time of a meeting in words: in its own zone, and on a second line in the reader's where clocks differ.
 * @param minutes the length; null where it is not known
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
