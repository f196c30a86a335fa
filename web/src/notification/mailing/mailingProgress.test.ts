import type { MailingView } from '@fieldfare/shared/mailing.ts'
import { expect, test } from 'vitest'
import { intendedMails } from './mailingProgress.ts'

const mailing = (redirectedTo: string | null) =>
  ({
    redirectedTo,
    progress: { total: 3, sent: 1, waiting: 0, late: 0, failed: 0, skipped: 2, stopped: 0 },
  }) as MailingView

test('intendedMails: skipped mails do not count in a mailing redirected to one e-mail address, but count in any other mailing', () => {
  expect(intendedMails(mailing('all@example.org'))).toBe(1)
  expect(intendedMails(mailing(null))).toBe(3)
})
