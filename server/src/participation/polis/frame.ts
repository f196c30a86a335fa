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

/** Returns the URL of a conversation on the Polis site, for the reader; null if no Polis site is configured. */
export const frame = read('polis.see', z.strictObject({ id: Id })).query(
  async ({ input, ctx }): Promise<PolisFrame | null> =>
    frameOf(ctx.db, ctx, orNotFound(await polisView(ctx.db, input.id, ctx.who))),
)

/**
 * Returns the URL of a conversation for a reader; null if no Polis site is configured. Members vote there under a pseudonym derived with
 * the server's secret: the same on all devices, but different in each conversation. Everyone else can only read.
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
  // The documented parameters of a Polis embed: user can vote (ucv), user can write (ucw).
  searchParams.set('ucv', String(votes))
  searchParams.set('ucw', String(votes))
  searchParams.set('parent_url', config.PUBLIC_URL + paths.polis(id))
  if (votes && who) searchParams.set('xid', pseudonym(config.SECRET, polisId, who.id))
  return { address: address.href, votes }
}

/** Returns a person's pseudonym in a conversation. Without the secret it cannot be linked to the person or to other conversations. */
export const pseudonym = (secret: string, polisId: string, personId: string): string =>
  createHmac('sha256', secret).update(`polis ${polisId} ${personId}`).digest('base64url').slice(0, 32)
