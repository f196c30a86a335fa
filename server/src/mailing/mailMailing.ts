import { DEFAULT_LOCALE, isLocale } from '@fieldfare/shared/locale.ts'
import { isTemplateKey } from '@fieldfare/shared/mailTemplate.ts'
import { sql } from 'kysely'
import type { Deps } from '../call/context.ts'
import type { Tx } from '../db/tables.ts'
import type { MailState } from '../db/mailingTables.ts'
import { type JobData, JOB_PLANS } from '../jobs/names.ts'
import { renderHtmlLetter, renderLetter } from '../mail/letter.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { cleanHtml } from '../mail/safeHtml.ts'
import { keptTemplate } from '../setting/templates.ts'

type Recipient = JobData['mailMailing']

const TRIES_MAX = JOB_PLANS.mailMailing.retryLimit + 1
/** What a mail server says in two sentences. */
const ERROR_MAX = 300
/** The name under which the product writes. */
export const SENDER = 'Fieldfare'

/**
 * Mails one recipient of a mailing. The mail is claimed before it is sent and never sent again after that, unless the mail server
 * refused it: a crash in between may lose a mail, and sends none twice.
 * @throws what the mail server said, so that the job is tried again
 */
export async function mailMailing({ config, db }: Deps, mailer: Mailer, mail: Recipient): Promise<void> {
  const { kysely } = db
  const claimed = await kysely
    .updateTable('mailing_recipient')
    .set((set) => ({ state: 'sending', tries: set('tries', '+', 1), at: new Date() }))
    .where('mailing_id', '=', mail.mailingId)
    .where('nth', '=', mail.nth)
    .where('state', '=', 'waiting')
    .returning('tries')
    .executeTakeFirst()
  // An earlier try ended without saying how: the mail may have been sent.
  if (!claimed) return settle(kysely, mail, 'failed')
  const row = await rowOf(kysely, mail)
  // What was to be redirected is, also where the setting has changed since; and the other way round nobody else is mailed.
  if (!row || (config.MAIL_REDIRECT_TO !== null && row.redirected_to === null)) return settle(kysely, mail, 'none')
  const to = addressOf(row)
  if (!to) return settle(kysely, mail, 'none')
  try {
    await mailer.send({ to: row.redirected_to ?? to, ...(await letterFor(kysely, row, config)) })
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    // Addresses are read on the page of people, where that is recorded.
    const reason = (row.email ? said.replaceAll(row.email, '…') : said).slice(0, ERROR_MAX)
    if (claimed.tries >= TRIES_MAX) return settle(kysely, mail, 'failed', reason)
    await settle(kysely, mail, 'waiting', reason)
    throw error
  }
  return settle(kysely, mail, 'sent')
}

const rowOf = (db: Tx, { mailingId, nth }: Recipient) =>
  db
    .selectFrom('mailing_recipient as got')
    .innerJoin('mailing', 'mailing.id', 'got.mailing_id')
    .leftJoin('person', 'person.id', 'got.person_id')
    .leftJoin('auth.user as user', 'user.id', 'got.person_id')
    .select(['mailing.kind', 'mailing.title', 'mailing.body', 'mailing.detail', 'mailing.redirected_to', 'got.address'])
    .select(['mailing.locale as mail_locale', 'person.locale', 'person.messages', 'person.unsubscribe_secret'])
    .select(['user.name', 'user.email', 'user.emailVerified as verified'])
    .where('got.mailing_id', '=', mailingId)
    .where('got.nth', '=', nth)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

/** Null for a person who is gone, or wants no such mails any more. */
function addressOf({ kind, address, email, verified, messages }: Row): string | null {
  if (kind !== 'people') return address
  return verified && messages === 'mail' ? email : null
}

async function letterFor(db: Tx, row: Row, config: Deps['config']): Promise<Omit<Mail, 'to'>> {
  const { kind, title, body, detail, name, unsubscribe_secret: secret } = row
  const locale = [row.mail_locale, row.locale].find(isLocale) ?? DEFAULT_LOCALE
  const { PUBLIC_URL, SUPPORT_ADDRESS } = config
  if (kind === 'html') {
    const letter = await renderHtmlLetter(title, cleanHtml(body), locale, config)
    return {
      ...letter,
      ...(detail.replyTo && { replyTo: detail.replyTo }),
      ...(SUPPORT_ADDRESS && { bcc: SUPPORT_ADDRESS }),
    }
  }
  if (kind === 'template') {
    const { template, values = {} } = detail
    if (!isTemplateKey(template)) throw new Error(`no template ${template ?? ''}`)
    return renderLetter(await keptTemplate(db, template, locale), locale, values, config)
  }
  const values = { name: name ?? '', siteUrl: PUBLIC_URL }
  const list = { from: SENDER, unsubscribeUrl: `${PUBLIC_URL}/unsubscribe/${secret ?? ''}` }
  return renderLetter({ title, body }, locale, values, config, list)
}

/** Says what became of a claimed mail; what would be tried again is not where the mailing was stopped meanwhile. */
async function settle(db: Tx, { mailingId, nth }: Recipient, state: MailState, error = ''): Promise<void> {
  await sql`
    update mailing_recipient set
      state = case when ${state} = 'waiting' and exists (
        select from mailing where id = ${mailingId} and stopped_at is not null) then 'stopped' else ${state} end,
      error = ${error}, at = clock_timestamp()
    where mailing_id = ${mailingId} and nth = ${nth} and state = 'sending'`.execute(db)
}
