import type { accountPages } from '@fieldfare/shared/pages/account.ts'
import { paths } from '../../platform/paths.ts'
import { texts, wizardSearch } from '../../platform/searchParams.ts'
import { homeOf, signedInToHome } from '../../platform/shell/routing/redirect.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'
import { loginSearch } from './auth/loginSearch.ts'

export const accountScreens = {
  // The root page shows nothing: it redirects every visitor.
  root: { layout: 'bare', redirect: homeOf, load: async (): LoadedPage => () => null },
  welcome: {
    layout: 'bare',
    light: true,
    redirect: signedInToHome,
    load: (): LoadedPage => import('./welcome/WelcomePage.tsx').then((m) => m.WelcomePage),
  },
  welcomeInvited: {
    layout: 'bare',
    light: true,
    load: (): LoadedPage => import('./welcome/InvitedPage.tsx').then((m) => m.InvitedPage),
  },
  resetPassword: {
    layout: 'bare',
    load: (): LoadedPage => import('./auth/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage),
  },
  account: { section: 'other', load: (): LoadedPage => import('./profile/AccountPage.tsx').then((m) => m.AccountPage) },
  login: {
    section: 'other',
    search: loginSearch,
    redirect: signedInToHome,
    load: (): LoadedPage => import('./auth/LoginPage.tsx').then((m) => m.LoginPage),
  },
  register: {
    section: 'other',
    search: texts('then'),
    redirect: signedInToHome,
    load: (): LoadedPage => import('./auth/RegisterPage.tsx').then((m) => m.RegisterPage),
  },
  verifyEmail: {
    section: 'other',
    load: (): LoadedPage => import('./auth/VerifyEmailPage.tsx').then((m) => m.VerifyEmailPage),
  },
  landOwnerRegister: {
    frame: 'wizard',
    ownHead: true,
    section: 'overview',
    search: wizardSearch,
    redirect: (visitor) => (visitor ? paths.home2 : undefined),
    chosen: true,
    load: (): LoadedPage => import('./landOwner/LandOwnerPage.tsx').then((m) => m.LandOwnerPage),
  },
  firstLandFromFile: {
    frame: 'wizard',
    section: 'overview',
    load: (): LoadedPage => import('./landOwner/FirstLandFromFilePage.tsx').then((m) => m.FirstLandFromFilePage),
  },
} satisfies Screens<typeof accountPages>
