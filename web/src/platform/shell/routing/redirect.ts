import { paths } from '../../paths.ts'

/** The part of a visitor that redirects depend on; null is a guest. An admin without land is an ordinary person here. */
export type Visitor = { owner: boolean } | null

/** The path of a visitor's start page: shown in place of the root, and after signing in. */
export function homeOf(visitor: Visitor): string {
  if (!visitor) return paths.welcome
  return visitor.owner ? paths.myOwnedCommunities : paths.home2
}

/** Returns the path that a visitor is redirected to; undefined when they may stay. */
export type Redirect = (visitor: Visitor) => string | undefined

export const signedInToHome: Redirect = (visitor) => (visitor ? homeOf(visitor) : undefined)
export const ownersToTheirs: Redirect = (visitor) => (!visitor || visitor.owner ? homeOf(visitor) : undefined)
export const guestsToWelcome: Redirect = (visitor) => (visitor ? undefined : paths.welcome)
