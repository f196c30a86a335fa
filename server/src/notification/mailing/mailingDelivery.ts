import { DEFAULT_LOCALE, isLocale } from '@fieldfare/shared/locale.ts'
import { isTemplateKey } from '@fieldfare/shared/mailTemplate.ts'
import { sql } from 'kysely'
import type { Claimed, Delivery, DeliveryTools } from '../../content/delivery/delivery.ts'
import { readerOf } from '../../content/delivery/readers.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { mailingList, renderHtmlLetter, renderLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { cleanHtml } from '../../platform/mail/safeHtml.ts'

/** The delivery of an admin's mails, to many people or to one e-mail address. */
export const mailingDelivery: Delivery = {
  kind: 'mailing',
  subjects: 'mailing',
  job: 'mailMailing',
  atOnce: 4,
  // The retries outlast a day without the mail server.
  retries: 18,
  stopped: sql<boolean>`exists (select from mailing where mailing.id = delivery.subject_id and mailing.stopped_at is not null)`,
  counted: true,
  progress: 'mailings',
  async tell(tools, mail) {
    const { kysely } = tools.deps.db
    const row = await rowOf(kysely, mail)
    const reader = await readerOf(kysely, mail).executeTakeFirst()
    if (!row) return undefined
    return {
      reader: reader ?? null,
      wanted: row.kind !== 'people' || (reader?.verified === true && reader.messages === 'mail'),
      senderId: row.created_by,
      letter: async () => letterFor(tools, row, reader, await isStranger(kysely, mail)),
    }
  },
}

const rowOf = (db: Tx, { subjectId }: Claimed) =>
  db
    .selectFrom('mailing')
    .select(['kind', 'title', 'body', 'detail', 'texts', 'locale', 'created_by'])
    .where('id', '=', subjectId)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>
type Reader = { name: string; locale: string; secret: string } | undefined

/** Returns subject and body in the reader's language if the mailing has them, otherwise the default text; with the text's language. */
function wordsFor({ title, body, texts, locale: written }: Row, locale: string | undefined) {
  const own = isLocale(locale) ? texts[locale] : undefined
  if (own && isLocale(locale)) return { ...own, locale }
  return { title, body, locale: [written, locale].find(isLocale) ?? DEFAULT_LOCALE }
}

/** Tells whether a mail goes to an e-mail address without an account: its footer must then not mention one. */
async function isStranger(db: Tx, { personId, address }: Claimed): Promise<boolean> {
  if (personId !== null || address === null) return false
  const found = await db
    .selectFrom('auth.user')
    .select('id')
    .where('email', '=', address.toLowerCase())
    .where('emailVerified', '=', true)
    .executeTakeFirst()
  return !found
}

async function letterFor(
  { deps, template }: DeliveryTools,
  row: Row,
  reader: Reader,
  toStranger: boolean,
): Promise<Omit<Mail, 'to'>> {
  const { config } = deps
  const site = { ...config, toStranger }
  const { kind, detail } = row
  const { title, body, locale } = wordsFor(row, reader?.locale)
  if (kind === 'html') {
    const letter = await renderHtmlLetter(title, cleanHtml(body), locale, site)
    return {
      ...letter,
      ...(detail.replyTo && { replyTo: detail.replyTo }),
      ...(config.SUPPORT_ADDRESS && { bcc: config.SUPPORT_ADDRESS }),
    }
  }
  if (kind === 'template') {
    const { template: key, values = {} } = detail
    if (!isTemplateKey(key)) throw new Error(`no template ${key ?? ''}`)
    return renderLetter(await template(key, locale), locale, values, site)
  }
  const values = { name: reader?.name ?? '', siteUrl: config.PUBLIC_URL }
  return renderLetter({ title, body }, locale, values, config, mailingList(config, reader?.secret ?? ''))
}
