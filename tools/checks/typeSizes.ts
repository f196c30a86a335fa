import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const ROOMS = ['web/src', 'web/gallery']
/** Matches text sizes in pixels, and media or container queries in pixels, in styles; IN_CODE does so in code. */
const IN_STYLES = /(?:^|[\s;{])(?:font|font-size|line-height): [^;]*\dpx|@(?:media|container)[^{]*\dpx/
const IN_CODE =
  /\b(?:fontSizes?|lineHeights?): (?:\d*[1-9]\b|'[^']*\dpx|\{[^}]*\dpx)|\((?:min-|max-)?(?:width|height)[^()]*\dpx\)/

/**
 * Returns the lines of a file that set text sizes in pixels, or choose a layout by pixels. Both must follow the text size that the
 * reader chose: `rem` for text, `em` in queries.
 * @returns numbers of lines, from 1
 */
export function typeInPixels(path: string, text: string): number[] {
  const pattern = path.endsWith('.css') ? IN_STYLES : IN_CODE
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}

if (import.meta.main) {
  for (const room of ROOMS)
    for (const file of readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:css|tsx?)$/.test(file)) continue
      for (const line of typeInPixels(file, readFileSync(join(ROOT, room, file), 'utf8'))) {
        process.stdout.write(`${room}/${file}:${line} sizes type in px: use rem, in queries em\n`)
        process.exitCode = 1
      }
    }
}
