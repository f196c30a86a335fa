import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Matches the file of a part (a component), whose name begins with a capital. */
const PART = /(?:^|\/)[A-Z]\w*\.tsx$/

/**
 * Returns the parts (components) of web/src/platform/ui that the gallery does not show.
 * @param files of web/src/platform/ui, as paths from there
 * @param gallery the sources of web/gallery
 */
export function partsNotShown(files: string[], gallery: string): string[] {
  return files.filter((file) => PART.test(file) && !gallery.includes(`'../src/platform/ui/${file}'`))
}

if (import.meta.main) {
  const files = readdirSync(join(ROOT, 'web/src/platform/ui'), { recursive: true, encoding: 'utf8' })
  const gallery = readdirSync(join(ROOT, 'web/gallery')).map((file) =>
    readFileSync(join(ROOT, 'web/gallery', file), 'utf8'),
  )
  const found = partsNotShown(files, gallery.join('\n'))
  for (const part of found) process.stdout.write(`web/src/platform/ui/${part} has no entry in web/gallery\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
