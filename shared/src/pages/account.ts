import type { Pages } from './page.ts'

export const accountPages = {
  root: { path: '/', listed: true, sameAs: 'welcome' },
  welcome: {
    path: '/welcome',
    listed: true,
    heading: ({ welcome }) => welcome.title,
    text: ({ link }) => link.welcome,
  },
  welcomeInvited: { path: '/welcome/$id' },
  resetPassword: { path: '/reset-password/$id' },
  account: { path: '/account', who: 'person' },
  login: { path: '/login', listed: true },
  register: { path: '/register', listed: true },
  verifyEmail: { path: '/verify-email/$token' },
  landOwnerRegister: { path: '/land-owner-register', listed: true },
  firstLandFromFile: { path: '/land-owner-register/from-file' },
} as const satisfies Pages
