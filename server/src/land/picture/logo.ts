import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The logo of the built web app without the `svg` element around it, 104 by 125; nothing in a build without one. */
export function logoIn(dist: string): string {
  try {
    return /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(join(dist, 'favicon.svg'), 'utf8'))?.[1] ?? ''
  } catch {
    return ''
  }
}
