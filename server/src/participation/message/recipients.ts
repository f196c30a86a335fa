import type { MessageAudience } from '@fieldfare/shared/message.ts'
import { type RawBuilder, sql } from 'kysely'
import { isInUse } from '../../content/alert/inUse.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { mineOf } from '../../platform/call/changeEvents.ts'
import { alertDevices } from '../../content/alert/alertNow.ts'
import { wishOf } from '../../content/alert/wish.ts'
import { wake } from '../../content/delivery/ledger.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { touchesLand } from '../../land/area/areaFilter.ts'
import { type About, hasNotAnswered } from './openContent.ts'
import { messageDelivery } from './messageDelivery.ts'

/** The facts that decide who gets a message. */
interface Addressed {
  communityId: string | null
  /** True if the community is for everybody. */
  system: boolean
  senderId: string
  audience: MessageAudience
  /** The content that recipients of the audience `unanswered` have not answered; if it is null, that audience is empty. */
  about: About | null
  /** The time by which recipients must have joined; if absent, all members are recipients. */
  at?: Date
  /** The id after which people are listed, in the order of ids. */
  after?: string | null
}

interface Candidate {
  id: string
  /** True for a land owner, who gets no messages of ordinary communities. */
  owner: boolean
  /** True for a person who wants no messages, in general or of this community. */
  silent: boolean
  /** True for a person who wants mails and has a verified e-mail address. */
  mailable: boolean
}

/** SQL that tells whether member `p` belongs to the audience. */
function isAddressed({ audience, communityId, about }: Addressed): RawBuilder<boolean> {
  if (audience === 'all') return sql`true`
  if (audience === 'unanswered') return about ? hasNotAnswered(about, sql`p.id`) : sql`false`
  return communityId
    ? sql`exists (select from area
        where area.created_by = p.id and area.deleted_at is null and ${touchesLand(communityId)})`
    : sql`false`
}

/** SQL of the members in the audience, or of all users if the community is for everybody; without the sender. */
function candidates(addressed: Addressed): RawBuilder<Candidate> {
  const { communityId, system, senderId, at, after = null } = addressed
  const community = communityId ? { community: sql`${communityId}::uuid` } : {}
  const mailed = sql`${wishOf('messages', { person: sql`p.id`, messages: sql`p.messages`, ...community })} = 'now'`
  const wishes = sql`p.messages = 'none' or exists (
    select from message_mute mute where mute.person_id = p.id and mute.community_id = ${communityId}) as silent`
  if (system)
    return sql`
      select p.id, false as owner, ${wishes}, ${mailed} and u."emailVerified" as mailable
      from person p join auth."user" u on u.id = p.id
      where ${isInUse('p')} and p.id <> ${senderId}
        and ${after === null ? sql`true` : sql`p.id > ${after}`}`
  return sql`
    select p.id, p.owner, ${wishes}, ${mailed} as mailable
    from subscription s join person p on p.id = s.person_id
    where s.community_id = ${communityId} and s.left_at is null and s.seen and ${isInUse('p')}
      and ${isAddressed(addressed)}
      and p.id <> ${senderId} and ${at ? sql`s.joined_at <= ${at}` : sql`true`}
      and ${after === null ? sql`true` : sql`s.person_id > ${after} and p.id > ${after}`}`
}

export interface Reach {
  recipients: number
  byMail: number
  owners: number
  silent: number
}

/** Counts the people whom a message would reach now, how many of them by mail, and the members whom it would not reach. */
export async function countReach(db: Tx, addressed: Addressed): Promise<Reach> {
  const { rows } = await sql<Reach>`
    select
      count(*) filter (where not owner and not silent)::integer as recipients,
      count(*) filter (where not owner and not silent and mailable)::integer as "byMail",
      count(*) filter (where owner)::integer as owners,
      count(*) filter (where not owner and silent)::integer as silent
    from (${candidates(addressed)}) candidate`.execute(db)
  return rows[0] ?? { recipients: 0, byMail: 0, owners: 0, silent: 0 }
}

/**
 * Adds the next recipients of a message, in the order of their ids, queues their mails, and updates their open screens. The row of the
 * message stores the last recipient added, so that a failed job resumes there and nobody is added twice.
 * @param atOnce the maximum of recipients to add
 * @returns whether recipients are left to add
 */
export async function addNext(tx: TransactionContext, messageId: string, atOnce: number): Promise<boolean> {
  const { db } = tx
  const message = await db
    .selectFrom('message')
    .select(['community_id', 'system', 'created_by', 'created_at', 'title', 'added_to', 'redirected_to', 'mails'])
    .select(['audience', 'about_kind', 'about_id'])
    .where('id', '=', messageId)
    .where('adding', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!message) return false
  const { community_id, system, created_by, created_at, title, added_to, redirected_to, mails } = message
  const { audience, about_kind, about_id } = message
  const about = about_kind && about_id ? { kind: about_kind, id: about_id } : null
  const addressed = {
    communityId: community_id,
    system,
    senderId: created_by,
    audience,
    about,
    at: created_at,
    after: added_to,
  }
  // A redirected message is mailed once, as the mail of its first recipient.
  const allowed = redirected_to === null ? null : mails === 0 ? 1 : 0
  const { rows: added } = await sql<{ id: string; mailed: boolean }>`
    with next as (
      select id, mailable from (${candidates(addressed)}) candidate where not owner and not silent order by id limit ${atOnce}
    ), added as (
      insert into message_recipient (message_id, person_id, created_at)
      select ${messageId}::uuid, id, ${created_at}::timestamptz from next
      on conflict do nothing returning person_id as id
    ), mailed as (
      insert into delivery (kind, subject_id, person_id, redirected_to)
      select 'message', ${messageId}::uuid, id, ${redirected_to}::text from next join added using (id)
      where mailable order by id limit ${allowed}::integer
      returning person_id as id
    )
    select id, mailed.id is not null as mailed from added left join mailed using (id)`.execute(db)
  const people = added.map(({ id }) => id)
  const mailed = added.filter((one) => one.mailed).length
  const more = added.length === atOnce
  await db
    .updateTable('message')
    .set((set) => ({
      added_to: people.toSorted().at(-1) ?? added_to,
      adding: more,
      recipients: set('recipients', '+', people.length),
      mails: set('mails', '+', mailed),
    }))
    .where('id', '=', messageId)
    .execute()
  await wake(tx, messageDelivery, mailed)
  await alertDevices(tx, people, {
    topic: 'messages',
    what: 'message',
    subject: messageId,
    communityId: community_id,
    title,
  })
  tx.publish(mineOf([...people, created_by], 'messages'))
  return more
}
