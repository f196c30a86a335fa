import type { MessageView } from '@fieldfare/shared/message.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import { progressOf } from '../../content/delivery/ledger.ts'
import { contentAt } from '../../content/kind.ts'
import { photosOf } from '../../content/photo/rows.ts'
import type { Tx } from '../../platform/db/tables.ts'

const MESSAGE = [
  'message.id',
  'message.title',
  'message.body',
  'message.created_by',
  'message.created_at',
  'message.community_title',
  'message.system',
  'community.id as from_id',
  'community.title as from',
  'user.name',
] as const

const photo = photosOf('message').as('photos')

const receivedQuery = (db: Tx, personId: string) =>
  db
    .selectFrom('message_recipient as got')
    .innerJoin('message', 'message.id', 'got.message_id')
    .leftJoin('community', (join) =>
      join.onRef('community.id', '=', 'message.community_id').on('community.deleted_at', 'is', null),
    )
    .leftJoin('auth.user as user', 'user.id', 'message.created_by')
    .select(MESSAGE)
    .select(photo)
    .select(['got.message_id', 'got.unread'])
    .select(
      sql<boolean>`exists (select from message_mute mute
        where mute.person_id = got.person_id and mute.community_id = message.community_id)`.as('muted'),
    )
    .where('got.person_id', '=', personId)

const sentQuery = (db: Tx, personId: string) =>
  db
    .selectFrom('message')
    .leftJoin('community', (join) =>
      join.onRef('community.id', '=', 'message.community_id').on('community.deleted_at', 'is', null),
    )
    .leftJoin('auth.user as user', 'user.id', 'message.created_by')
    .select(MESSAGE)
    .select(photo)
    .select(
      sql<string | null>`(select content.title from ${contentAt('message.about_kind', 'message.about_id')} content)`.as(
        'about',
      ),
    )
    .select(['message.audience', 'message.recipients', 'message.readers', 'message.adding', 'message.redirected_to'])
    .select(progressOf('message', sql`message.id`, sql`message.mails`, sql`message.mails_sent`).as('progress'))
    .where('message.created_by', '=', personId)

type ReceivedRow = Awaited<ReturnType<ReturnType<typeof receivedQuery>['executeTakeFirstOrThrow']>>
type SentRow = Awaited<ReturnType<ReturnType<typeof sentQuery>['executeTakeFirstOrThrow']>>

const common = (row: ReceivedRow | SentRow) => ({
  id: row.id,
  title: row.title,
  body: row.body,
  photo: row.photos[0] ?? null,
  createdBy: row.created_by,
  // An empty name is shown as 'Former member' in the reader's language.
  createdByName: row.name ?? '',
  createdAt: row.created_at.toISOString(),
  from: row.from ?? row.community_title,
  fromId: row.from_id,
  system: row.system,
})

const toReceived = (row: ReceivedRow): MessageView => ({
  ...common(row),
  cc: null,
  rcc: null,
  audience: null,
  about: null,
  adding: false,
  mails: null,
  read: !row.unread,
  muted: row.muted,
})

const toSent = (row: SentRow): MessageView => ({
  ...common(row),
  cc: row.recipients,
  rcc: row.readers,
  audience: row.audience,
  about: row.about,
  adding: row.adding,
  mails: {
    // Recipients who no longer wanted mail when it was to be sent do not count.
    total: row.progress.total - row.progress.skipped,
    sent: row.progress.sent,
    late: row.progress.late,
    failed: row.progress.failed,
    redirectedTo: row.redirected_to,
  },
  read: null,
  muted: null,
})

/** Reads a page of the messages that a person received, newest first. */
export const inboxPage = (db: Tx, personId: string, request: PageRequest): Promise<Page<MessageView>> =>
  paged(receivedQuery(db, personId), byTime('got.created_at', 'got.message_id'), request, toReceived)

/** Reads a page of the messages that a person sent, newest first. */
export const outboxPage = (db: Tx, personId: string, request: PageRequest): Promise<Page<MessageView>> =>
  paged(sentQuery(db, personId), byTime('message.created_at', 'message.id'), request, toSent)

/** Returns a message as its sender or a recipient sees it; null for everybody else. */
export async function messageView(db: Tx, id: string, personId: string): Promise<MessageView | null> {
  const own = await sentQuery(db, personId).where('message.id', '=', id).executeTakeFirst()
  if (own) return toSent(own)
  const message = await receivedQuery(db, personId).where('got.message_id', '=', id).executeTakeFirst()
  return message ? toReceived(message) : null
}
