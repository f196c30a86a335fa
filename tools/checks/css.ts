import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SOURCE = 'web/src'
/** The most lines of styles. More mean that pages use styles of their own for their layout, instead of parts of `ui/layout/Layout.tsx`. */
const MOST_LINES = 8500
/** The most different paddings: the steps of the space scale, and those of bars, buttons, tags and fields. */
const MOST_PADDINGS = 12
const COMMENTS = /\/\*[\s\S]*?\*\//g
/** Matches a padding, but not `scroll-padding` or a variable. */
const PADDING = /(?<![\w-])padding(?:-[a-z-]+)?\s*:[^;}]+/g

/** Returns the paddings of styles as they are written, in one line each, with how often each is used; the rarest first. */
export function paddingsIn(styles: readonly string[]): [padding: string, uses: number][] {
  const found = new Map<string, number>()
  for (const style of styles)
    for (const [written] of style.replaceAll(COMMENTS, '').matchAll(PADDING)) {
      const padding = written.replaceAll(/\s+/g, ' ').replace(/ ?: ?/, ': ').trim()
      found.set(padding, (found.get(padding) ?? 0) + 1)
    }
  return [...found].toSorted(([, a], [, b]) => a - b)
}

/** Reports too many lines, or too many different paddings, in styles. */
export function cssFaults(styles: readonly string[], most = { lines: MOST_LINES, paddings: MOST_PADDINGS }): string[] {
  const lines = styles.reduce((sum, style) => sum + (style.match(/\n/g)?.length ?? 0), 0)
  const paddings = paddingsIn(styles)
  const once = paddings.filter(([, uses]) => uses === 1).map(([padding]) => padding)
  const tooMany = paddings.length > most.paddings
  return [
    ...(lines > most.lines ? [`${lines} lines of styles, more than ${most.lines}: use the parts of ui/layout`] : []),
    ...(tooMany ? [`${paddings.length} different paddings, more than ${most.paddings}: take one that is there`] : []),
    ...(tooMany ? once.map((padding) => `used once: ${padding}`) : []),
  ]
}

if (import.meta.main) {
  const names = globSync('**/*.css', { cwd: join(ROOT, SOURCE) })
  const found = cssFaults(names.map((name) => readFileSync(join(ROOT, SOURCE, name), 'utf8')))
  for (const fault of found) process.stdout.write(`${SOURCE}: ${fault}\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
