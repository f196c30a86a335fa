import type { RegisteredRouter, RouterState } from '@tanstack/react-router'

/** A path with one parameter. Call it to get an address; `pattern` is what the router matches and what links take as `to`. */
export interface PathTo<Pattern extends string> {
  (id: string): string
  pattern: Pattern
}

function to<const Pattern extends string>(pattern: Pattern): PathTo<Pattern> {
  const make = (id: string) => pattern.replace(/\$\w+/, encodeURIComponent(id))
  return Object.assign(make, { pattern })
}

/** Every address of the app, in the specification's order; `register` and `verifyEmail` are ours. */
export const paths = {
  root: '/',
  home: '/home',
  home2: '/home2',
  admin: '/admin',
  welcome: '/welcome',
  welcomeInvited: to('/welcome/$id'),
  resetPassword: to('/reset-password/$id'),
  measureDetail: '/measureDetail',
  community: to('/community/$id'),
  editCommunity: to('/edit-community/$id/edit'),
  createCommunity: '/create-community',
  createThread: to('/create-thread/$id'),
  editThread: to('/edit-thread/$id'),
  createMeeting: to('/create-meeting/$id'),
  sendInvites: to('/send-invites/$id'),
  createPolis: to('/create-polis/$id'),
  createPoll: to('/create-poll/$id'),
  createPledge: to('/create-pledge/$id'),
  addPledge: to('/add-pledge/$id'),
  editPledge: to('/edit-pledge/$id'),
  addTreasure: to('/add-treasure/$id'),
  myAreas: '/my-areas',
  createMessage: '/create-message',
  myCommunities: '/my-communities',
  myOwnedCommunities: '/my-owned-communities',
  voedsel: '/voedsel',
  map: '/map',
  area: to('/area/$id'),
  addArea: '/add-area',
  moderatorRequests: '/moderator-requests',
  account: '/account',
  login: '/login',
  register: '/register',
  verifyEmail: to('/verify-email/$token'),
  info: '/info',
  landOwnerRegister: '/land-owner-register',
  post: to('/post/$id'),
  meeting: to('/meeting/$id'),
  polis: to('/polis/$id'),
  poll: to('/poll/$id'),
  pledge: to('/pledge/$id'),
  message: to('/message/$id'),
  outbox: '/outbox',
  inbox: '/inbox',
  mailer: '/mailer',
  scoreSettings: '/score-settings',
  emailTemplates: '/email-templates',
  editEmailTemplate: to('/edit-email-template/$id'),
  chart: '/chart',
  debug: '/debug',
  surveyContinueRegister: to('/survey/texel-continue-register/$id'),
  surveyContinueFunding: to('/survey/texel-continue-virtual-funding/$id'),
  surveyIntroduction: '/survey/introduction',
  surveySetHome: '/survey/set-home',
  surveyCreateArea: to('/survey/create-area/$mode'),
  funding: '/survey/funding',
  pblRegister: to('/pbl/register/$id'),
  pblIntroduction: '/pbl/introduction',
  pblSetHome: '/pbl/set-home',
  pblCreateArea: '/pbl/create-area',
} as const

export type PathName = keyof typeof paths
export type PatternOf<Name extends PathName> = Extract<(typeof paths)[Name] | PatternIn<(typeof paths)[Name]>, string>
type PatternIn<Path> = Path extends PathTo<infer Pattern> ? Pattern : never

/** The pattern that the router matches: `/area/$id`. */
export function patternOf<Name extends PathName>(name: Name): PatternOf<Name>
export function patternOf(name: PathName): string {
  const path = paths[name]
  return typeof path === 'string' ? path : path.pattern
}

/** The target of a computed link: a path, with search parameters that some route has. */
export interface Destination {
  to: string
  search?: RouterState<RegisteredRouter['routeTree']>['location']['search']
}

/** The address of an area's full page, which takes its id as a search parameter. */
export const areaDetail = (id: string): string => `${paths.measureDetail}?id=${encodeURIComponent(id)}`

/** The address with `?then=`, the path to return to: `/login?then=%2Fmy-areas`. */
export const withThen = (path: string, then: string): string => `${path}?then=${encodeURIComponent(then)}`

/** The path of `?then=` if it stays within our origin, else undefined. */
export function ownPath(then: unknown): string | undefined {
  if (typeof then !== 'string' || !then.startsWith('/')) return undefined
  const url = URL.parse(then, window.location.origin)
  // '/..//elsewhere' parses as ours, but its path alone would lead away.
  if (url?.origin !== window.location.origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
