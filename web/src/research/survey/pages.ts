import { LEVELS } from '@fieldfare/shared/limits.ts'
import type { surveyPages } from '@fieldfare/shared/pages/survey.ts'
import { areaWizardSearch } from '../../platform/searchParams.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const surveyScreens = {
  surveyContinueRegister: {
    layout: 'survey',
    load: (): LoadedPage => import('./InvitationPage.tsx').then((m) => m.RegisterInvitationPage),
  },
  surveyContinueFunding: {
    layout: 'survey',
    load: (): LoadedPage => import('./InvitationPage.tsx').then((m) => m.FundingInvitationPage),
  },
  surveyIntroduction: {
    layout: 'survey',
    load: (): LoadedPage => import('./IntroductionPage.tsx').then((m) => m.IntroductionPage),
  },
  surveySetHome: { layout: 'survey', load: (): LoadedPage => import('./SetHomePage.tsx').then((m) => m.SetHomePage) },
  surveyCreateArea: {
    layout: 'survey',
    exists: ({ mode }) => LEVELS.some((level) => level === mode),
    frame: 'wizard',
    search: areaWizardSearch,
    load: (): LoadedPage => import('./CreateAreaPage.tsx').then((m) => m.LevelAreaPage),
  },
  pblRegister: {
    layout: 'pbl',
    load: (): LoadedPage => import('./InvitationPage.tsx').then((m) => m.PblInvitationPage),
  },
  pblIntroduction: {
    layout: 'pbl',
    load: (): LoadedPage => import('./IntroductionPage.tsx').then((m) => m.IntroductionPage),
  },
  pblSetHome: { layout: 'pbl', load: (): LoadedPage => import('./SetHomePage.tsx').then((m) => m.SetHomePage) },
  pblCreateArea: {
    layout: 'pbl',
    frame: 'wizard',
    search: areaWizardSearch,
    load: (): LoadedPage => import('./CreateAreaPage.tsx').then((m) => m.AnyAreaPage),
  },
} satisfies Screens<typeof surveyPages>
