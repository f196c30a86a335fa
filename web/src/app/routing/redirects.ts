import { pageOf } from '../../pages.ts'
import { pageAt, type PathName } from '../../platform/paths.ts'
import type { Visitor } from '../../platform/shell/routing/redirect.ts'
import type { PageWithScreen } from '../../platform/shell/routing/screen.ts'

function pageOn(path: string): PageWithScreen | undefined {
  const address = pageAt(path.replace(/\/+$/, '/'))
  return address ? pageOf(address.name) : undefined
}

/** Returns the page at this path if people choose it from a menu. */
export function chosenPage(path: string): PathName | undefined {
  const page = pageOn(path)
  return page?.chosen && page.name
}

/** Returns the path that a visitor is redirected to from this path; undefined when they may stay. */
export const redirectFor = (path: string, visitor: Visitor): string | undefined => pageOn(path)?.redirect?.(visitor)

/** Returns true where the visitor must be known before this path is shown. */
export const dependsOnVisitor = (path: string): boolean => pageOn(path)?.redirect !== undefined
