import type { Pages } from './page.ts'

export const debugPages = {
  debug: { path: '/debug' },
} as const satisfies Pages
