import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'

export interface KeptMail {
  to: string
  subject: string
  text: string
  html: string
}

const WAIT_LIMIT = 15_000

/** Reads all mails that a server wrote to files in place of sending them, oldest first. */
export async function mailsOf(server: { dataDir: string }): Promise<KeptMail[]> {
  const folder = join(server.dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).toSorted()
  return Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name)))))
}

async function readMail(file: Buffer): Promise<KeptMail> {
  const { to, subject, text, html } = await PostalMime.parse(file)
  return {
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
  }
}

/** Waits for a mail to an email address with a link to a path such as `/verify-email/`. @returns the link of the newest such mail */
export async function linkInMail(server: { dataDir: string }, to: string, path: string): Promise<string> {
  for (const began = Date.now(); Date.now() - began < WAIT_LIMIT; await sleep(100)) {
    const mails = (await mailsOf(server)).filter((mail) => mail.to === to).toReversed()
    const link = mails
      .flatMap(({ text }) => text.match(/https?:\/\/[^\s<>"')]+/g) ?? [])
      .find((one) => one.includes(path))
    if (link) return link
  }
  throw new Error(`No mail to ${to} with a link to ${path} within ${WAIT_LIMIT / 1000} s.`)
}
