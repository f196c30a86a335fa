import { PAGES } from '@fieldfare/shared/pages.ts'
import type { Page } from '@fieldfare/shared/pages/page.ts'
import { type PathName, pathNames } from '@fieldfare/shared/paths.ts'

export const pageOf = (name: PathName): Page & { sameAs?: PathName } => PAGES[name]

/** Listed pages with one URL for everybody, without parameters: pages of areas and content are listed one by one instead. */
export const STANDALONE: readonly PathName[] = pathNames.filter((name) => {
  const { path, listed, sameAs } = pageOf(name)
  return listed && !sameAs && !path.includes('$')
})

/** Pages that search engines must not list: pages for one person, and pages that perform an action. */
export const PRIVATE: readonly PathName[] = pathNames.filter((name) => !pageOf(name).listed)
