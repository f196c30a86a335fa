import type { Pages } from './page.ts'

export const pledgePages = {
  createPledge: { path: '/create-pledge/$id', who: 'person' },
  addPledge: { path: '/add-pledge/$id', who: 'person' },
  editPledge: { path: '/edit-pledge/$id', who: 'person' },
  pledge: { path: '/pledge/$id', listed: true },
} as const satisfies Pages
