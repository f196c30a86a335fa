/** Keys under which files have the name of a feature, best first. */
const NAMES = ['name', 'naam', 'titel', 'title', 'nom', 'bezeichnung', 'label', 'omschrijving', 'description']

/** Returns the name of a feature from its properties: by an exact key, else by one that contains it. Empty without any. */
export function nameOf(properties: Record<string, unknown>): string {
  const entries = Object.entries(properties)
  const exact = NAMES.flatMap((wanted) => entries.filter(([key]) => key.toLowerCase() === wanted))
  const near = NAMES.slice(0, 7).flatMap((wanted) => entries.filter(([key]) => key.toLowerCase().includes(wanted)))
  for (const [, value] of [...exact, ...near]) {
    if (typeof value !== 'string') continue
    const name = tidy(value)
    if (name && !/^https?:/.test(name)) return name
  }
  return ''
}

/** Words in one line, as a title has them; longer than any title is cut later. */
export const tidy = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .slice(0, 200)
