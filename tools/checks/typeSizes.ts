import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const ROOMS = ['web/src', 'web/gallery']
/** Sizes of type, and the queries that choose a layout for them. */
const IN_STYLES = /(?:^|[\s;{])(?:font|font-size|line-height): [^;]*\dpx|@(?:media|container)[^{]*\dpx/
const IN_CODE =
  /\b(?:fontSizes?|lineHeights?): (?:\d*[1-9]\b|'[^']*\dpx|\{[^}]*\dpx)|\((?:min-|max-)?(?:width|height)[^()]*\dpx\)/

/**
 * The lines of a file that size type in pixels, or choose a layout by them. Both must follow the size of type that the reader chose:
 * `rem` for type, `em` in queries.
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
