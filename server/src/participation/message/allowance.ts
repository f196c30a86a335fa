import { AppError } from '@fieldfare/shared/errors.ts'
import { AskAllowance, MESSAGES_A_DAY, type MessageAllowance } from '@fieldfare/shared/message.ts'
import { sql } from 'kysely'
import { assertCan, readMine } from '../../platform/call/call.ts'
import type { Session } from '../../platform/session/session.ts'
import { loadsCommunity } from '../../content/load.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** Counts a community's messages of the last 24 hours, except message `besides`, and the seconds until the next may be sent. */
async function countLately(db: Tx, communityId: string, besides: string | null) {
  const { rows } = await sql<{ sent: number; wait: number | null }>`
    select count(*)::integer as sent,
      -- The next is possible once this one is older than a day.
      extract(epoch from (array_agg(created_at order by created_at desc))[${sql.lit(MESSAGES_A_DAY)}]
        + interval '24 hours' - clock_timestamp())::float8 as wait
    from message
    where community_id = ${communityId} and id is distinct from ${besides}::uuid
      and created_at > clock_timestamp() - interval '24 hours'`.execute(db)
  return rows[0] ?? { sent: 0, wait: null }
}

/** Tells whether a sender has a limit: admins have none, nor do messages for everybody (`system`), which admins answer for. */
const isLimited = ({ admin }: Session, system: boolean) => !admin && !system

/**
 * Asserts that a sender may send message `id`. Called in the sending transaction, after the message's row is inserted and with
 * the sender locked.
 * @throws too-many-messages, with the seconds until the next message may be sent
 */
export async function assertAllowed(
  db: Tx,
  who: Session,
  { id, communityId, system }: { id: string; communityId: string; system: boolean },
): Promise<void> {
  if (!isLimited(who, system)) return
  const { wait } = await countLately(db, communityId, id)
  if (wait !== null) throw new AppError('too-many-messages', [], { retryAfter: Math.max(1, Math.ceil(wait)) })
}

/** Returns how many messages the caller may send to a community now, and when the next is allowed. */
export const allowance = readMine('message.see', AskAllowance).query(
  async ({ input, ctx: { db, who } }): Promise<MessageAllowance> => {
    const { facts, thing: communityId } = await loadsCommunity(db, input, who)
    assertCan('message.add', { ...facts, who })
    const { system } = await db
      .selectFrom('community')
      .select('system')
      .where('id', '=', communityId)
      .executeTakeFirstOrThrow(() => new AppError('not-found'))
    if (!isLimited(who, system)) return { left: null, nextAt: null }
    const { sent, wait } = await countLately(db, communityId, null)
    return {
      left: Math.max(0, MESSAGES_A_DAY - sent),
      nextAt: wait === null ? null : new Date(Date.now() + wait * 1000).toISOString(),
    }
  },
)
