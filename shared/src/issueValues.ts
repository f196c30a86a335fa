import { euroFormat, numberFormat } from './intl.ts'
import type { Issue } from './errors.ts'

/** Issues whose numbers are euros. */
const OF_EUROS: ReadonlySet<string> = new Set(['amount', 'amountRange', 'leftToGive', 'tooMuchGiven'])

/** Returns an issue's values as a reader of the language `tag` sees them: numbers grouped, and euros with their sign. */
export function issueValues({ key, params = {} }: Pick<Issue, 'key' | 'params'>, tag: string): Record<string, string> {
  const format = OF_EUROS.has(key) ? euroFormat(tag) : numberFormat(tag)
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? format.format(value) : value]),
  )
}
