import { paths, type PathName } from '../../paths.ts'

/** The part of a visitor that redirects depend on; null is a guest. An admin without land is an ordinary person here. */
export type Visitor = { owner: boolean } | null

/** The start page: of the root, and after signing in. */
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
  // The drawer's link to the personal overview: owners are redirected to their land from `home`, but not from here.
  [paths.home2]: guestsToWelcome,
  [paths.welcome]: signedInToHome,
  [paths.login]: signedInToHome,
  [paths.register]: signedInToHome,
  [paths.myCommunities]: ownersToTheirs,
  [paths.inbox]: guestsToWelcome,
  [paths.funding]: ownersToTheirs,
  [paths.landOwnerRegister]: (visitor) => (visitor ? paths.home2 : undefined),
}

/** The pages that people choose from a menu: where a redirect leads away from one, the next page says so. */
const CHOSEN = ['home2', 'myCommunities', 'inbox', 'funding', 'landOwnerRegister'] as const satisfies PathName[]
export type ChosenPage = (typeof CHOSEN)[number]

/** The chosen page at this path, if it is one. */
export const chosenPage = (path: string): ChosenPage | undefined =>
  CHOSEN.find((name) => paths[name] === withoutTrailingSlash(path))

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** The path a visitor is redirected to from this path; undefined when they may stay. */
export const redirectFor = (path: string, visitor: Visitor): string | undefined =>
  RULES[withoutTrailingSlash(path)]?.(visitor)

/** Whether the visitor must be known before this path is shown. */
export const dependsOnVisitor = (path: string): boolean => withoutTrailingSlash(path) in RULES
