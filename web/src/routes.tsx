import { adminPages } from './adminRoutes.ts'
import type { Pages } from './app/routing/pages.ts'
import { surveyPages } from './surveyRoutes.ts'

/** The pages by name of route; `paths.ts` has their addresses. */
export const pages: Pages = {
  ...adminPages,
  ...surveyPages,
  // It shows nothing itself: it sends everyone on.
  root: { frame: 'bare', load: async () => () => null },
  home: { section: 'overview', person: true, load: () => import('./app/home/HomePage.tsx').then((m) => m.HomePage) },
  home2: { section: 'overview', person: true, load: () => import('./app/home/HomePage.tsx').then((m) => m.HomePage) },
  welcome: {
    frame: 'bare',
    light: true,
    load: () => import('./people/account/welcome/WelcomePage.tsx').then((m) => m.WelcomePage),
  },
  welcomeInvited: {
    frame: 'bare',
    light: true,
    load: () => import('./people/account/welcome/WelcomePage.tsx').then((m) => m.WelcomePage),
  },
  resetPassword: {
    frame: 'bare',
    load: () => import('./people/account/auth/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage),
  },
  measureDetail: {
    section: 'discover',
    detail: true,
    load: () => import('./land/area/detail/AreaDetailPage.tsx').then((m) => m.AreaDetailPage),
  },
  community: {
    section: 'discover',
    detail: true,
    load: () => import('./land/explore/community/page/CommunityPage.tsx').then((m) => m.CommunityPage),
  },
  editCommunity: {
    section: 'overview',
    person: true,
    load: () => import('./land/community/edit/EditCommunityPage.tsx').then((m) => m.EditCommunityPage),
  },
  correctLand: {
    frame: 'wizard',
    section: 'overview',
    person: true,
    load: () => import('./land/community/correct/CorrectLandPage.tsx').then((m) => m.CorrectLandPage),
  },
  createCommunity: {
    frame: 'wizard',
    section: 'overview',
    person: true,
    load: () => import('./land/community/create/CreateCommunityPage.tsx').then((m) => m.CreateCommunityPage),
  },
  landFromFile: {
    frame: 'wizard',
    section: 'overview',
    person: true,
    load: () => import('./land/community/create/LandFromFilePage.tsx').then((m) => m.LandFromFilePage),
  },
  createThread: {
    section: 'discover',
    person: true,
    load: () => import('./participation/discussion/form/CreateThreadPage.tsx').then((m) => m.CreateThreadPage),
  },
  editThread: {
    section: 'discover',
    person: true,
    load: () => import('./participation/discussion/form/EditThreadPage.tsx').then((m) => m.EditThreadPage),
  },
  createMeeting: {
    section: 'discover',
    person: true,
    load: () => import('./participation/meeting/form/CreateMeetingPage.tsx').then((m) => m.CreateMeetingPage),
  },
  sendInvites: {
    section: 'discover',
    person: true,
    load: () => import('./participation/meeting/form/SendInvitesPage.tsx').then((m) => m.SendInvitesPage),
  },
  createPolis: {
    section: 'discover',
    person: true,
    load: () => import('./participation/polis/form/CreatePolisPage.tsx').then((m) => m.CreatePolisPage),
  },
  createPoll: {
    section: 'discover',
    person: true,
    load: () => import('./participation/poll/form/CreatePollPage.tsx').then((m) => m.CreatePollPage),
  },
  createPledge: {
    section: 'discover',
    person: true,
    load: () => import('./participation/pledge/form/CreatePledgePage.tsx').then((m) => m.CreatePledgePage),
  },
  addPledge: {
    section: 'discover',
    person: true,
    detail: true,
    load: () => import('./participation/pledge/page/AddPledgePage.tsx').then((m) => m.AddPledgePage),
  },
  editPledge: {
    section: 'discover',
    person: true,
    load: () => import('./participation/pledge/form/EditPledgePage.tsx').then((m) => m.EditPledgePage),
  },
  addTreasure: {
    section: 'discover',
    person: true,
    load: () => import('./participation/treasure/form/AddTreasurePage.tsx').then((m) => m.AddTreasurePage),
  },
  myAreas: {
    section: 'overview',
    person: true,
    load: () => import('./land/area/mine/MyAreasPage.tsx').then((m) => m.MyAreasPage),
  },
  createMessage: {
    frame: 'wizard',
    section: 'messages',
    person: true,
    load: () => import('./participation/message/create/CreateMessagePage.tsx').then((m) => m.CreateMessagePage),
  },
  myCommunities: {
    section: 'overview',
    person: true,
    load: () => import('./land/community/mine/MyCommunitiesPage.tsx').then((m) => m.MyCommunitiesPage),
  },
  myOwnedCommunities: {
    section: 'overview',
    person: true,
    load: () => import('./land/community/mine/MyOwnedCommunitiesPage.tsx').then((m) => m.MyOwnedCommunitiesPage),
  },
  voedsel: {
    frame: 'map',
    section: 'discover',
    load: () => import('./content/announcement/VoedselPage.tsx').then((m) => m.VoedselPage),
  },
  map: {
    frame: 'map',
    section: 'discover',
    texts: 'map',
    load: () => import('./land/explore/MapPage.tsx').then((m) => m.MapPage),
  },
  area: {
    frame: 'map',
    section: 'discover',
    texts: 'map',
    load: () => import('./land/explore/MapPage.tsx').then((m) => m.MapPage),
  },
  addArea: {
    frame: 'wizard',
    section: 'discover',
    load: () => import('./land/area/wizard/AddAreaPage.tsx').then((m) => m.AddAreaPage),
  },
  splitArea: {
    frame: 'wizard',
    section: 'overview',
    person: true,
    load: () => import('./land/area/split/SplitAreaPage.tsx').then((m) => m.SplitAreaPage),
  },
  areasFromFile: {
    frame: 'wizard',
    section: 'discover',
    load: () => import('./land/area/fromFile/AreasFromFilePage.tsx').then((m) => m.AreasFromFilePage),
  },
  moderatorRequests: {
    section: 'overview',
    person: true,
    load: () =>
      import('./participation/moderation/page/ModeratorRequestsPage.tsx').then((m) => m.ModeratorRequestsPage),
  },
  account: {
    section: 'other',
    person: true,
    load: () => import('./people/account/profile/AccountPage.tsx').then((m) => m.AccountPage),
  },
  login: {
    section: 'other',
    load: () => import('./people/account/auth/LoginPage.tsx').then((m) => m.LoginPage),
  },
  register: {
    section: 'other',
    load: () => import('./people/account/auth/RegisterPage.tsx').then((m) => m.RegisterPage),
  },
  verifyEmail: {
    section: 'other',
    load: () => import('./people/account/auth/VerifyEmailPage.tsx').then((m) => m.VerifyEmailPage),
  },
  terms: { section: 'other', load: () => import('./app/info/DocumentPage.tsx').then((m) => m.TermsPage) },
  privacy: { section: 'other', load: () => import('./app/info/DocumentPage.tsx').then((m) => m.PrivacyPage) },
  houseRules: { section: 'other', load: () => import('./app/info/DocumentPage.tsx').then((m) => m.HouseRulesPage) },
  info: { section: 'other', load: () => import('./app/info/InfoPage.tsx').then((m) => m.InfoPage) },
  landOwnerRegister: {
    frame: 'wizard',
    section: 'overview',
    load: () => import('./people/account/landOwner/LandOwnerPage.tsx').then((m) => m.LandOwnerPage),
  },
  firstLandFromFile: {
    frame: 'wizard',
    section: 'overview',
    load: () => import('./people/account/landOwner/FirstLandFromFilePage.tsx').then((m) => m.FirstLandFromFilePage),
  },
  post: {
    section: 'discover',
    detail: true,
    load: () => import('./participation/discussion/page/PostPage.tsx').then((m) => m.PostPage),
  },
  meeting: {
    section: 'discover',
    person: true,
    detail: true,
    load: () => import('./participation/meeting/page/MeetingPage.tsx').then((m) => m.MeetingPage),
  },
  polis: {
    section: 'discover',
    detail: true,
    load: () => import('./participation/polis/page/PolisPage.tsx').then((m) => m.PolisPage),
  },
  poll: {
    section: 'discover',
    detail: true,
    load: () => import('./participation/poll/page/PollPage.tsx').then((m) => m.PollPage),
  },
  pledge: {
    section: 'discover',
    detail: true,
    load: () => import('./participation/pledge/page/PledgePage.tsx').then((m) => m.PledgePage),
  },
  message: {
    section: 'messages',
    person: true,
    detail: true,
    load: () => import('./participation/message/MessagePage.tsx').then((m) => m.MessagePage),
  },
  outbox: {
    section: 'messages',
    person: true,
    load: () => import('./participation/message/OutboxPage.tsx').then((m) => m.OutboxPage),
  },
  inbox: {
    section: 'messages',
    person: true,
    load: () => import('./participation/message/InboxPage.tsx').then((m) => m.InboxPage),
  },
}
