import { PAGES } from '@fieldfare/shared/pages.ts'
import type { Page } from '@fieldfare/shared/pages/page.ts'
import { type PathName, pathNames } from '@fieldfare/shared/paths.ts'

export const pageOf = (name: PathName): Page & { sameAs?: PathName } => PAGES[name]

/** Listed pages that have one address for everybody: not the pages of things, which are listed one by one. */
export const STANDALONE: readonly PathName[] = pathNames.filter((name) => {
  const { path, listed, sameAs } = pageOf(name)
  return listed && !sameAs && !path.includes('$')
})

/** The pages for one person, or that perform an action. */
export const PRIVATE: readonly PathName[] = pathNames.filter((name) => !pageOf(name).listed)
