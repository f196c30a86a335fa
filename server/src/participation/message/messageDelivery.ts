import { localeOf } from '@fieldfare/shared/locale.ts'
import { sql } from 'kysely'
import { wishOf } from '../../content/alert/wish.ts'
import type { Claimed, Delivery } from '../../content/delivery/delivery.ts'
import { readerOf } from '../../content/delivery/readers.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { JobData } from '../../platform/jobs/jobPlans.ts'
import { type Letters, renderLetter } from '../../platform/mail/letter.ts'
import { messageLetter, messageTemplate } from './messageLetter.ts'

/** The mail of a message to each of its recipients. */
export const messageDelivery: Delivery = {
  kind: 'message',
  subjects: 'message',
  job: 'mailMessage',
  atOnce: 4,
  retries: 12,
  quiet: true,
  counted: true,
  progress: 'messages',
  async tell({ deps: { db, config }, template }, mail) {
    const row = await rowOf(db.kysely, mail)
    if (!row) return undefined
    return {
      reader: row,
      // A recipient who read the message in the app gets no mail of it.
      wanted: row.wish === 'now' && !row.read,
      senderId: row.created_by,
      async letter() {
        const { title, body, name, secret } = row
        const locale = localeOf(row.locale)
        const from = row.from ?? row.community_title
        const letter = messageLetter(config, { title, body, from, name, messageId: mail.subjectId, secret })
        return renderLetter(await template('COMMUNITY_MESSAGE', locale), locale, letter.values, config, letter.list)
      },
    }
  },
}

const rowOf = (db: Tx, mail: Claimed) =>
  readerOf(db, mail)
    .innerJoin('message', (join) => join.on('message.id', '=', mail.subjectId))
    .leftJoin('community', 'community.id', 'message.community_id')
    .select([
      'message.title',
      'message.body',
      'message.community_title',
      'message.created_by',
      'community.title as from',
    ])
    .select(
      wishOf('messages', {
        person: sql`person.id`,
        messages: sql`person.messages`,
        community: sql`message.community_id`,
      }).as('wish'),
    )
    .select(
      sql<boolean>`exists (select from message_recipient got
        where got.message_id = message.id and got.person_id = person.id and got.read_at is not null)`.as('read'),
    )
    .executeTakeFirst()

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
