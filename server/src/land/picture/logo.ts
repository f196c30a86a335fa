import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the logo of the built web app without its `svg` element, 104 by 125; empty in a build without it. */
export function logoIn(dist: string): string {
  try {
    return /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(join(dist, 'favicon.svg'), 'utf8'))?.[1] ?? ''
  } catch {
    return ''
  }
}
