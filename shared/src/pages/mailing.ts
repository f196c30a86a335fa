import type { Pages } from './page.ts'

export const mailingPages = {
  mailer: { path: '/mailer', who: 'admin' },
  emailTemplates: { path: '/email-templates', who: 'admin' },
  editEmailTemplate: { path: '/edit-email-template/$id', who: 'admin' },
} as const satisfies Pages
