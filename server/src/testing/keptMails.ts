import type { Mail, Mailer } from '../platform/mail/mailer.ts'

/** Makes a mailer that collects the mails in `mails`. While `refusal` returns a text, the mailer throws it as an error. */
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
