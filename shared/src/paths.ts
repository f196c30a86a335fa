/** A path with one parameter. Call it to get an address; `pattern` is what the router matches and what links take as `to`. */
export interface PathTo<Pattern extends string> {
  (id: string): string
  pattern: Pattern
}

function to<const Pattern extends string>(pattern: Pattern): PathTo<Pattern> {
  const make = (id: string) => pattern.replace(/\$\w+/, encodeURIComponent(id))
  return Object.assign(make, { pattern })
}

/**
 * Every address of the app, in the specification's order; `correctLand`, `landFromFile`, `areasFromFile`, `splitArea`, `firstLandFromFile`, `campaigns`, `campaign`, `researchExport`, `register`, `verifyEmail`,
 * `terms`, `privacy`, `houseRules`, `people`, `person`, `auditLog`, `announcements`, `editAdvert` and `editNotice` are ours.
 */
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
  correctLand: to('/edit-community/$id/outline'),
  createCommunity: '/create-community',
  landFromFile: '/create-community/from-file',
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
  splitArea: to('/split-area/$id'),
  addArea: '/add-area',
  areasFromFile: '/add-area/from-file',
  moderatorRequests: '/moderator-requests',
  account: '/account',
  login: '/login',
  register: '/register',
  verifyEmail: to('/verify-email/$token'),
  info: '/info',
  terms: '/terms',
  privacy: '/privacy',
  houseRules: '/house-rules',
  landOwnerRegister: '/land-owner-register',
  firstLandFromFile: '/land-owner-register/from-file',
  post: to('/post/$id'),
  meeting: to('/meeting/$id'),
  polis: to('/polis/$id'),
  poll: to('/poll/$id'),
  pledge: to('/pledge/$id'),
  message: to('/message/$id'),
  outbox: '/outbox',
  inbox: '/inbox',
  people: '/people',
  person: to('/people/$id'),
  auditLog: '/audit',
  announcements: '/announcements',
  editAdvert: to('/edit-advert/$id'),
  editNotice: to('/edit-notice/$id'),
  mailer: '/mailer',
  scoreSettings: '/score-settings',
  emailTemplates: '/email-templates',
  editEmailTemplate: to('/edit-email-template/$id'),
  chart: '/chart',
  debug: '/debug',
  campaigns: '/campaigns',
  campaign: to('/campaigns/$id'),
  researchExport: '/research-export',
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

/** An address as the router reads it: the name of its page, and its parameter where it has one. */
export interface PageAddress {
  name: PathName
  parameter: string | undefined
}

type PatternIn<Path> = Path extends PathTo<infer Pattern> ? Pattern : never
export type PatternOf<Name extends PathName> = Extract<(typeof paths)[Name] | PatternIn<(typeof paths)[Name]>, string>

/** The pattern that the router matches: `/area/$id`. */
export function patternOf<Name extends PathName>(name: Name): PatternOf<Name>
export function patternOf(name: PathName): string {
  const path = paths[name]
  return typeof path === 'string' ? path : path.pattern
}

/** The address of a page by its name; one without a parameter has no use for the id. */
export function pathOf(name: PathName, id: string): string {
  const path = paths[name]
  return typeof path === 'string' ? path : path(id)
}

const PAGES = (Object.keys(paths) as PathName[]).map((name) => ({
  name,
  matches: new RegExp(`^${patternOf(name).replace(/\$\w+/, '([^/]+)').replace(/\/$/, '')}/?$`),
}))

/** The page of a path without its query, such as `/area/7`; null where there is none. */
export function pageAt(path: string): PageAddress | null {
  for (const { name, matches } of PAGES) {
    const [found, parameter] = matches.exec(path) ?? []
    if (found !== undefined) return { name, parameter: parameter && decoded(parameter) }
  }
  return null
}

/** A parameter as it was before it became a part of an address; itself where it was never written by `encodeURIComponent`. */
function decoded(parameter: string): string {
  try {
    return decodeURIComponent(parameter)
  } catch {
    return parameter
  }
}

/** Whether a path is the address of a page, whatever its parameter: `/area/7`, without its query. */
export const isPagePath = (path: string): boolean => pageAt(path) !== null
