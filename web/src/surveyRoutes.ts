import type { Pages } from './app/routing/pages.ts'

/** The pages of both surveys, and the nature budget. */
export const surveyPages = {
  surveyContinueRegister: {
    load: () => import('./research/survey/InvitationPage.tsx').then((m) => m.RegisterInvitationPage),
  },
  surveyContinueFunding: {
    load: () => import('./research/survey/InvitationPage.tsx').then((m) => m.FundingInvitationPage),
  },
  surveyIntroduction: {
    person: true,
    load: () => import('./research/survey/IntroductionPage.tsx').then((m) => m.IntroductionPage),
  },
  surveySetHome: { person: true, load: () => import('./research/survey/SetHomePage.tsx').then((m) => m.SetHomePage) },
  surveyCreateArea: {
    frame: 'wizard',
    person: true,
    load: () => import('./research/survey/CreateAreaPage.tsx').then((m) => m.LevelAreaPage),
  },
  funding: {
    frame: 'wizard',
    section: 'budget',
    person: true,
    load: () => import('./research/funding/FundingPage.tsx').then((m) => m.FundingPage),
  },
  pblRegister: { load: () => import('./research/survey/InvitationPage.tsx').then((m) => m.PblInvitationPage) },
  pblIntroduction: {
    person: true,
    load: () => import('./research/survey/IntroductionPage.tsx').then((m) => m.IntroductionPage),
  },
  pblSetHome: { person: true, load: () => import('./research/survey/SetHomePage.tsx').then((m) => m.SetHomePage) },
  pblCreateArea: {
    frame: 'wizard',
    person: true,
    load: () => import('./research/survey/CreateAreaPage.tsx').then((m) => m.AnyAreaPage),
  },
} satisfies Partial<Pages>
