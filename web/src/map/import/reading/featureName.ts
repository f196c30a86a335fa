/** Property keys under which files store the name of a feature, the best first. */
const NAMES = ['name', 'naam', 'titel', 'title', 'nom', 'bezeichnung', 'label', 'omschrijving', 'description']

/** Returns the name of a feature from its properties: under a key of `NAMES`, else under a key that contains one; empty if there is none. */
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

/** Returns text in one line, with single spaces, for use as a title. Too long text is cut later. */
export const tidy = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .slice(0, 200)
