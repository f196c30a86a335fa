import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The e-mail address that replies go to, in place of the sender's. */
  replyTo?: string
  /** The e-mail address of a copy that the other recipients do not see. */
  bcc?: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}
/** A file of a mail. With a `cid`, the HTML shows the file by that name; without one the file is an attachment for the reader. */
export interface Attachment {
  cid?: string
  filename: string
  contentType?: string
  content: Buffer | string
}

export interface Mailer {
  /** Sends a mail. @throws if the mail server refuses the mail: the job that sends it is tried again */
  send(mail: Mail): Promise<void>
  close(): void
}

export const mailFolder = (config: Config) => join(config.DATA_DIR, 'mail')

export function makeMailer(config: Config): Mailer {
  return config.SMTP_URL ? overSmtp(config.SMTP_URL, config) : asFiles(config)
}

/** Milliseconds without an answer after which a mail server counts as away. */
const AWAY_MS = 20_000

function overSmtp(url: string, config: Config): Mailer {
  const patience = { connectionTimeout: AWAY_MS, greetingTimeout: AWAY_MS, socketTimeout: 3 * AWAY_MS }
  const transport = createTransport({ url, ...patience }, { from: config.MAIL_FROM })
  return { send: async (mail) => void (await transport.sendMail(mail)), close: () => transport.close() }
}

// Writes each mail as a file, named by its time, with the bytes that a mail server would get.
function asFiles(config: Config): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: config.MAIL_FROM })
  const folder = mailFolder(config)
  let count = 0
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${count++}.eml`
      // The file gets its final name once it is complete.
      await writeFile(join(folder, `.${name}`), message as Buffer)
      await rename(join(folder, `.${name}`), join(folder, name))
    },
    close: () => transport.close(),
  }
}
