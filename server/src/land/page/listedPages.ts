import { type PathName, paths, patternOf } from '@fieldfare/shared/paths.ts'

/** Pages for everybody, which search engines may list. */
export const LISTED: readonly PathName[] = [
  'root',
  'welcome',
  'map',
  'area',
  'measureDetail',
  'community',
  'post',
  'pledge',
  'polis',
  'poll',
  'addArea',
  'voedsel',
  'info',
  'terms',
  'privacy',
  'houseRules',
  'login',
  'register',
  'landOwnerRegister',
]

/** Those of them that have one address for everybody: not the pages of things, which are listed one by one. */
export const STANDALONE: readonly PathName[] = LISTED.filter(
  (name) => !patternOf(name).includes('$') && name !== 'root' && name !== 'measureDetail',
)

/** Pages for one person, or that do something. */
export const PRIVATE: readonly PathName[] = (Object.keys(paths) as PathName[]).filter((name) => !LISTED.includes(name))
