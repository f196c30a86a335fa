import { DEFAULT_LOCALE, isLocale } from '@fieldfare/shared/locale.ts'
import { isTemplateKey } from '@fieldfare/shared/mailTemplate.ts'
import { sql } from 'kysely'
import type { Deps } from '../../platform/call/context.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { JobData } from '../../platform/jobs/names.ts'
import { isHeldBack, type MailOutcome, mailRow, sendClaimed } from '../../platform/mail/claimedMail.ts'
import { mailingList, renderHtmlLetter, renderLetter } from '../../platform/mail/letter.ts'
import type { Mail, Mailer } from '../../platform/mail/mailer.ts'
import { cleanHtml } from '../../platform/mail/safeHtml.ts'
import { keptTemplate } from '../../platform/setting/templates.ts'

type Recipient = JobData['mailMailing']

/** What a mail server says in two sentences. */
const ERROR_MAX = 300

/**
 * Mails one recipient of a mailing, once.
 * @throws what the mail server said, so that the job is tried again
 */
export async function mailMailing({ config, db }: Deps, mailer: Mailer, mail: Recipient): Promise<void> {
  const { kysely } = db
  const row = await rowOf(kysely, mail)
  const key = { mailing_id: mail.mailingId, nth: mail.nth }
  const claimable = {
    ...mailRow(kysely, 'mailing_recipient', 'state', key, { at: new Date() }),
    settle: (outcome: MailOutcome, refusal: string) => settle(kysely, mail, outcome, reasonOf(refusal, row)),
  }
  await sendClaimed('mailMailing', claimable, async () => {
    const to = row && addressOf(row)
    if (!to || isHeldBack(config, row.redirected_to)) return 'none'
    await mailer.send({ to: row.redirected_to ?? to, ...(await letterFor(kysely, row, config)) })
    return 'sent'
  })
}

const rowOf = (db: Tx, { mailingId, nth }: Recipient) =>
  db
    .selectFrom('mailing_recipient as got')
    .innerJoin('mailing', 'mailing.id', 'got.mailing_id')
    .leftJoin('person', 'person.id', 'got.person_id')
    .leftJoin('auth.user as user', 'user.id', 'got.person_id')
    .select(['mailing.kind', 'mailing.title', 'mailing.body', 'mailing.detail', 'mailing.redirected_to', 'got.address'])
    .select([
      'mailing.texts',
      'mailing.locale as mail_locale',
      'person.locale',
      'person.messages',
      'person.disabled_at',
      'person.unsubscribe_secret',
    ])
    .select(['user.name', 'user.email', 'user.emailVerified as verified'])
    .where('got.mailing_id', '=', mailingId)
    .where('got.nth', '=', nth)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

/** Null for a person who is gone or disabled, or wants no such mails any more. */
function addressOf({ kind, address, email, verified, messages, disabled_at }: Row): string | null {
  if (kind !== 'people') return address
  return verified && messages === 'mail' && disabled_at === null ? email : null
}

/** The words in the reader's language where there are some, with the language that they are in. */
function wordsFor({ title, body, texts, mail_locale, locale }: Row) {
  const own = isLocale(locale) ? texts[locale] : undefined
  if (own && isLocale(locale)) return { ...own, locale }
  return { title, body, locale: [mail_locale, locale].find(isLocale) ?? DEFAULT_LOCALE }
}

async function letterFor(db: Tx, row: Row, config: Deps['config']): Promise<Omit<Mail, 'to'>> {
  const { kind, detail, name, unsubscribe_secret: secret } = row
  const { title, body, locale } = wordsFor(row)
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
  const list = mailingList(config, secret ?? '')
  return renderLetter({ title, body }, locale, values, config, list)
}

/** What a mail server said, without the address: those are read on the page of people, where that is recorded. */
const reasonOf = (refusal: string, row: Row | undefined): string =>
  (row?.email ? refusal.replaceAll(row.email, '…') : refusal).slice(0, ERROR_MAX)

/** Says what became of a claimed mail; what would be tried again is not where the mailing was stopped meanwhile. */
async function settle(db: Tx, { mailingId, nth }: Recipient, state: MailOutcome, reason: string): Promise<void> {
  await sql`
    update mailing_recipient set
      state = case when ${state} = 'waiting' and exists (
        select from mailing where id = ${mailingId} and stopped_at is not null) then 'stopped' else ${state} end,
      error = ${reason}, at = clock_timestamp()
    where mailing_id = ${mailingId} and nth = ${nth} and state = 'sending'`.execute(db)
}
