import { localeOf } from '@fieldfare/shared/locale.ts'
import { sql } from 'kysely'
import type { Deps } from '../../platform/call/context.ts'
import { waitsForMorning } from '../../content/alert/quiet.ts'
import { wishOf } from '../../content/alert/wish.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { JobData } from '../../platform/jobs/names.ts'
import { isHeldBack, type MailOutcome, mailRow, sendClaimed } from '../../platform/mail/claimedMail.ts'
import type { Letters } from '../../platform/mail/letter.ts'
import { messageLetter, messageTemplate } from './messageLetter.ts'

type Mail = JobData['mailMessage']

/**
 * Mails a message to one of its recipients, once.
 * @returns the sender; null where there was nothing to do
 * @throws what the mail server said, so that the job is tried again
 */
export async function mailMessage(deps: Deps, letters: Letters, mail: Mail): Promise<string | null> {
  const { config, db } = deps
  const { kysely } = db
  if (await waitsForMorning(deps, mail.personId, 'mailMessage', mail)) return null
  const claimable = {
    ...mailRow(kysely, 'message_recipient', 'mail', { message_id: mail.messageId, person_id: mail.personId }),
    settle: (outcome: MailOutcome) => settle(kysely, mail, outcome),
  }
  return sendClaimed('mailMessage', claimable, async () => {
    const reader = await readerOf(kysely, mail)
    if (!reader) return 'failed'
    if (reader.disabled_at || reader.wish !== 'now' || reader.read || isHeldBack(config, reader.redirected_to))
      return 'none'
    const locale = localeOf(reader.locale)
    const { title, body, name, redirected_to, email } = reader
    const secret = reader.unsubscribe_secret
    const from = reader.from ?? reader.community_title
    const letter = messageLetter(config, { title, body, from, name, messageId: mail.messageId, secret })
    const template = await messageTemplate(kysely, locale)
    await letters.send(redirected_to ?? email, template, locale, letter.values, letter.list)
    return 'sent'
  })
}

/** Mails a message to its writer, before it is sent. */
export async function mailTest(
  { config, db }: Deps,
  letters: Letters,
  test: JobData['mailMessageTest'],
): Promise<void> {
  const { kysely } = db
  const { personId, communityId, title, body } = test
  const row = await kysely
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .innerJoin('community', (join) => join.on('community.id', '=', communityId))
    .select(['user.name', 'user.email', 'person.locale', 'person.unsubscribe_secret', 'community.title as from'])
    .where('person.id', '=', personId)
    .executeTakeFirst()
  if (!row) return
  const { from, name, unsubscribe_secret: secret } = row
  const locale = localeOf(row.locale)
  const letter = messageLetter(config, { title, body, from, name, messageId: '', secret })
  const template = await messageTemplate(kysely, locale)
  await letters.send(config.MAIL_REDIRECT_TO ?? row.email, template, locale, letter.values, letter.list)
}

const readerOf = (db: Tx, { messageId, personId }: Mail) =>
  db
    .selectFrom('message')
    .innerJoin('person', (join) => join.on('person.id', '=', personId))
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .leftJoin('community', 'community.id', 'message.community_id')
    .select(['message.title', 'message.body', 'message.community_title', 'message.redirected_to'])
    .select(['community.title as from', 'user.name', 'user.email'])
    .select(['person.locale', 'person.unsubscribe_secret', 'person.disabled_at'])
    .select(
      wishOf('messages', {
        person: sql`person.id`,
        messages: sql`person.messages`,
        community: sql`message.community_id`,
      }).as('wish'),
    )
    // Who read it in the app needs no mail of it.
    .select(
      sql<boolean>`exists (select from message_recipient got
        where got.message_id = message.id and got.person_id = person.id and got.read_at is not null)`.as('read'),
    )
    .where('message.id', '=', messageId)
    .executeTakeFirst()

/** Says what became of a claimed mail, and counts it. @returns the sender, or null where it was not claimed */
async function settle(db: Tx, { messageId, personId }: Mail, outcome: MailOutcome): Promise<string | null> {
  const is = (one: MailOutcome) => sql.lit(outcome === one ? 1 : 0)
  const { rows } = await sql<{ sender: string }>`
    with settled as (
      update message_recipient set mail = ${outcome}
      where message_id = ${messageId} and person_id = ${personId} and mail = 'sending'
      returning tries
    )
    update message set
      mails = mails - ${is('none')},
      mails_sent = mails_sent + ${is('sent')},
      mails_failed = mails_failed + ${is('failed')},
      mails_late = mails_late + ${is('waiting')} - (tries > 1)::integer
    from settled where id = ${messageId} returning created_by as sender`.execute(db)
  return rows[0]?.sender ?? null
}
