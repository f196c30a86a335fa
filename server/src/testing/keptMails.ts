import type { Mail, Mailer } from '../platform/mail/mailer.ts'

/** A mailer that keeps what it sends. As long as `refusal` gives words, it throws them. */
export function keptMails(refusal: () => string | undefined = () => undefined): { mails: Mail[]; mailer: Mailer } {
  const mails: Mail[] = []
  const mailer: Mailer = {
    async send(mail) {
      const message = refusal()
      if (message !== undefined) throw new Error(message)
      mails.push(mail)
    },
    close: () => undefined,
  }
  return { mails, mailer }
}
