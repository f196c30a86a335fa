import { createHmac } from 'node:crypto'
import { can } from '@fieldfare/shared/access.ts'
import type { PolisFrame, PolisView } from '@fieldfare/shared/polis.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { orNotFound, read } from '../../platform/call/call.ts'
import type { CallContext } from '../../platform/call/context.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { polisView } from './rows.ts'

/** Returns where the reader opens it on the polis site; null without one. */
export const frame = read('polis.see', z.strictObject({ id: Id })).query(
  async ({ input, ctx }): Promise<PolisFrame | null> =>
    frameOf(ctx.db, ctx, orNotFound(await polisView(ctx.db, input.id, ctx.who))),
)

/**
 * Returns where a reader opens a conversation; null where the operator has no polis site. A member votes there under a pseudonym, keyed
 * by this server's secret: the same on all devices, another in each conversation. Everyone else reads.
 */
async function frameOf(
  db: Tx,
  { deps, who }: CallContext,
  { id, communityId, polisId }: PolisView,
): Promise<PolisFrame | null> {
  const { config } = deps
  if (config.POLIS_URL === 'off') return null
  const votes = who !== null && can('polis.vote', { who, community: await membershipOf(db, communityId, who) })
  const address = new URL(`${config.POLIS_URL.replace(/\/+$/, '')}/${polisId}`)
  const { searchParams } = address
  // The documented parameters of a polis embed: may vote, may write.
  searchParams.set('ucv', String(votes))
  searchParams.set('ucw', String(votes))
  searchParams.set('parent_url', config.PUBLIC_URL + paths.polis(id))
  if (votes && who) searchParams.set('xid', pseudonym(config.SECRET, polisId, who.id))
  return { address: address.href, votes }
}

/** Returns a pseudonym: without the secret it says nothing of the person, and links no two conversations. */
export const pseudonym = (secret: string, polisId: string, personId: string): string =>
  createHmac('sha256', secret).update(`polis ${polisId} ${personId}`).digest('base64url').slice(0, 32)
