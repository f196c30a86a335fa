import type { mailingPages } from '@fieldfare/shared/pages/mailing.ts'
import { texts } from '../../platform/searchParams.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const mailingScreens = {
  mailer: {
    section: 'other',
    /** `mailing` is the id of a sent mailing to show. */
    search: texts('mailing'),
    load: (): LoadedPage => import('./MailerPage.tsx').then((m) => m.MailerPage),
  },
  emailTemplates: {
    section: 'other',
    load: (): LoadedPage => import('./EmailTemplatesPage.tsx').then((m) => m.EmailTemplatesPage),
  },
  editEmailTemplate: {
    section: 'other',
    detail: true,
    load: (): LoadedPage => import('./EditTemplatePage.tsx').then((m) => m.EditTemplatePage),
  },
} satisfies Screens<typeof mailingPages>
