import type { appPages } from '@fieldfare/shared/pages/app.ts'
import { guestsToWelcome, ownersToTheirs } from '../platform/shell/routing/redirect.ts'
import type { LoadedPage, Screens } from '../platform/shell/routing/screen.ts'

export const appScreens = {
  home: {
    section: 'overview',
    redirect: ownersToTheirs,
    load: (): LoadedPage => import('./home/HomePage.tsx').then((m) => m.HomePage),
  },
  home2: {
    section: 'overview',
    // The drawer's link to the personal overview: owners are redirected to their land from `home`, but not from here.
    redirect: guestsToWelcome,
    chosen: true,
    load: (): LoadedPage => import('./home/HomePage.tsx').then((m) => m.HomePage),
  },
  unsent: {
    section: 'other',
    load: (): LoadedPage => import('./unsent/UnsentPage.tsx').then((m) => m.UnsentPage),
  },
  info: { section: 'other', load: (): LoadedPage => import('./info/InfoPage.tsx').then((m) => m.InfoPage) },
  terms: { section: 'other', load: (): LoadedPage => import('./info/DocumentPage.tsx').then((m) => m.TermsPage) },
  privacy: { section: 'other', load: (): LoadedPage => import('./info/DocumentPage.tsx').then((m) => m.PrivacyPage) },
  houseRules: {
    section: 'other',
    load: (): LoadedPage => import('./info/DocumentPage.tsx').then((m) => m.HouseRulesPage),
  },
} satisfies Screens<typeof appPages>
