import type { Noun } from '../../platform/noun.ts'
import { mailingAccountHooks } from './accountHooks.ts'
import { mailingDelivery } from './mailingDelivery.ts'
import { mailRoutes } from './routes.ts'
import { allMailings, countMailing, mailer, mailingFailures, oneMailing, stopMailing } from './sendMailing.ts'
import { sendHtmlEmail, sendTemplatedEmail } from './sendOne.ts'
import { sendTestEmail, sendTestEmail2, sendTestEmails, sendTestTemplateMail } from './testMails.ts'

export const mailingNoun = {
  calls: {
    mailer,
    mailing: { count: countMailing, stop: stopMailing },
    sendHtmlEmail,
    sendTemplatedEmail,
    sendTestEmail,
    sendTestEmail2,
    sendTestEmails,
    sendTestTemplateMail,
    feed: { mailings: { all: allMailings, one: oneMailing, failures: mailingFailures } },
  },
  serve: ({ http, deps }) => mailRoutes(http, deps),
  accountHooks: mailingAccountHooks,
  deliveries: [mailingDelivery],
} satisfies Noun
