import type { Pages } from './page.ts'

export const pledgePages = {
  createPledge: { path: '/create-pledge/$id', who: 'person' },
  addPledge: { path: '/add-pledge/$id', who: 'person' },
  editPledge: { path: '/edit-pledge/$id', who: 'person' },
  pledge: { path: '/pledge/$id', listed: true },
} as const satisfies Pages

/** The path of the link in a mail to one contribution, which the server answers. */
export const pledgeLink = '/my-pledge'
