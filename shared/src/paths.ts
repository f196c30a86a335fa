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

const PAGES = Object.values(paths).map((path) => {
  const pattern = typeof path === 'string' ? path : path.pattern
  return new RegExp(`^${pattern.replace(/\$\w+/, '[^/]+').replace(/\/$/, '')}/?$`)
})

/** Whether a path is the address of a page, whatever its parameter: `/area/7`, without its query. */
export const isPagePath = (path: string): boolean => PAGES.some((page) => page.test(path))
