import { languageTag, type Locale } from '@fieldfare/shared/locale.ts'

/** A zone's name as people read it. */
const zoneName = (zone: string): string => zone.replaceAll('_', ' ')

/**
 * The start of a meeting in words: in its own zone, and on a second line in the reader's where clocks differ.
 * @returns such as 'Thursday, November 26, 2026 at 8:00 PM (Europe/Amsterdam)'
 */
export function startText(start: Date, zone: string, readerZone: string, locale: Locale): string {
  const inZone = (timeZone: string) =>
    new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(start)
  const [own, reader] = [inZone(zone), inZone(readerZone)]
  const first = `${own} (${zoneName(zone)})`
  return own === reader ? first : `${first}\n${reader} (${zoneName(readerZone)})`
}
