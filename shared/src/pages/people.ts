import type { Pages } from './page.ts'

export const peoplePages = {
  people: { path: '/people', who: 'admin' },
  person: { path: '/people/$id', who: 'admin' },
} as const satisfies Pages
