import { localeOf } from '@fieldfare/shared/locale.ts'
import { PHOTO_SIZES } from '@fieldfare/shared/photoUrl.ts'
import { sql } from 'kysely'
import { fileOf } from '../../content/photo/rows.ts'
import { wishOf } from '../../content/alert/wish.ts'
import type { Claimed, Delivery } from '../../content/delivery/delivery.ts'
import { readerOf } from '../../content/delivery/readers.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { JobData } from '../../platform/jobs/jobPlans.ts'
import { type LetterPhoto, renderLetter } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { messageLetter, messageTemplate } from './messageLetter.ts'

/** The delivery of mails: each message is mailed to its recipients. */
export const messageDelivery: Delivery = {
  kind: 'message',
  subjects: 'message',
  job: 'mailMessage',
  atOnce: 4,
  retries: 12,
  quiet: true,
  counted: true,
  progress: 'messages',
  async tell({ deps, template }, mail) {
    const { db, config } = deps
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
        const photo = await readPhoto(deps, row)
        const inForce = await template('COMMUNITY_MESSAGE', locale)
        return renderLetter(inForce, locale, letter.values, config, letter.list, photo)
      },
    }
  },
}

const rowOf = (db: Tx, mail: Claimed) =>
  readerOf(db, mail)
    .innerJoin('message', (join) => join.on('message.id', '=', mail.subjectId))
    .leftJoin('community', 'community.id', 'message.community_id')
    .leftJoin('photo', (join) =>
      join.onRef('photo.subject_id', '=', 'message.id').on('photo.subject_kind', '=', 'message'),
    )
    .select(PHOTO)
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

/** The columns that `readPhoto` needs; null in a message without a photo. */
const PHOTO = [
  fileOf.as('photo_file'),
  'photo.owner_id as photo_owner',
  'photo.alt as photo_alt',
  'photo.width as photo_width',
  'photo.height as photo_height',
] as const

interface PhotoRow {
  photo_file: string | null
  photo_owner: string | null
  photo_alt: string | null
  photo_width: number | null
  photo_height: number | null
}

/** Reads a message's photo in the size used in lists; undefined if there is no photo or its file is missing. */
async function readPhoto({ photos }: Pick<Deps, 'photos'>, row: PhotoRow): Promise<LetterPhoto | undefined> {
  const { photo_file: id, photo_owner: ownerId, photo_alt: alt, photo_width: width, photo_height: height } = row
  if (!id || !ownerId || !width || !height) return undefined
  const jpeg = await photos.get({ id, ownerId }, 'list')
  const scale = Math.min(1, PHOTO_SIZES.list / Math.max(width, height))
  return jpeg ? { jpeg, alt: alt ?? '', width: Math.round(width * scale) } : undefined
}

/** Mails the draft of a message to its writer alone, as a test before sending. */
export async function mailTest(deps: Deps, mailer: Mailer, test: JobData['mailMessageTest']): Promise<void> {
  const { config, db } = deps
  const { kysely } = db
  const { personId, communityId, title, body, photoId, photoAlt } = test
  const row = await kysely
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .innerJoin('community', (join) => join.on('community.id', '=', communityId))
    .leftJoin('photo', (join) => join.on('photo.id', '=', photoId).onRef('photo.owner_id', '=', 'person.id'))
    .select(['user.name', 'user.email', 'person.locale', 'person.unsubscribe_secret', 'community.title as from'])
    .select(PHOTO)
    .where('person.id', '=', personId)
    .executeTakeFirst()
  if (!row) return
  const { from, name, unsubscribe_secret: secret } = row
  const locale = localeOf(row.locale)
  const letter = messageLetter(config, { title, body, from, name, messageId: '', secret })
  const photo = await readPhoto(deps, { ...row, photo_alt: photoAlt })
  const template = await messageTemplate(kysely, locale)
  const mail = await renderLetter(template, locale, letter.values, config, letter.list, photo)
  await mailer.send({ to: config.MAIL_REDIRECT_TO ?? row.email, ...mail })
}
