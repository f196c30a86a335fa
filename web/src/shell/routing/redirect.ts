import { paths } from '../../paths.ts'

/** What redirects depend on; null stands for a guest. An admin who owns no land counts as any other person. */
export type Visitor = { owner: boolean } | null

/** Where the root leads, and a person after signing in. */
export function homeOf(visitor: Visitor): string {
  if (!visitor) return paths.welcome
  return visitor.owner ? paths.myOwnedCommunities : paths.home2
}

type Rule = (visitor: Visitor) => string | undefined

const toHome: Rule = homeOf
const signedInToHome: Rule = (visitor) => (visitor ? homeOf(visitor) : undefined)
const ownersToTheirs: Rule = (visitor) => (!visitor || visitor.owner ? homeOf(visitor) : undefined)
const guestsToWelcome: Rule = (visitor) => (visitor ? undefined : paths.welcome)

const RULES: Record<string, Rule> = {
  [paths.root]: toHome,
  [paths.home]: ownersToTheirs,
  // The drawer's way to one's own areas: owners are sent to their land from `home`, but may look here.
  [paths.home2]: guestsToWelcome,
  [paths.welcome]: signedInToHome,
  [paths.login]: signedInToHome,
  [paths.register]: signedInToHome,
  [paths.myCommunities]: ownersToTheirs,
  [paths.inbox]: guestsToWelcome,
  [paths.funding]: ownersToTheirs,
  [paths.landOwnerRegister]: (visitor) => (visitor ? paths.home2 : undefined),
}

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** Where a visitor is sent instead of this path; undefined when they may stay. */
export const redirectFor = (path: string, visitor: Visitor): string | undefined =>
  RULES[withoutTrailingSlash(path)]?.(visitor)

/** Whether one must know who is there before showing this path. */
export const dependsOnVisitor = (path: string): boolean => withoutTrailingSlash(path) in RULES
