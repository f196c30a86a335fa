import { AppError } from '@fieldfare/shared/errors.ts'
import { AddPolis, conversationIn, type PolisView } from '@fieldfare/shared/polis.ts'
import { addContent, insertContent } from '../../content/add.ts'
import { loadsCommunity } from '../../content/load.ts'
import { writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import { polis } from './kind.ts'

/** Adds a conversation of the Polis site to a community. A repeated call with the same id returns the same conversation. */
export const addPolis = writeOn('polis.add', AddPolis, lockingCaller(loadsCommunity)).mutation(
  ({ input: { id, title, polisId, options }, ctx }): Promise<PolisView> => {
    const polis_id = conversationOf(polisId, ctx.deps.config.POLIS_URL)
    return addContent(ctx, polis, id, (row) => insertContent(ctx.db, 'polis', { ...row, title, polis_id, options }))
  },
)

/**
 * Returns the Polis id of a conversation from a typed id or URL.
 * @throws AppError for a URL of a site other than the configured Polis site
 */
function conversationOf(typed: string, site: string): string {
  const { id, host } = conversationIn(typed)
  const refused = (key: string, params = {}) => new AppError('bad-input', [{ path: ['polisId'], key, params }])
  if (host === null) return id
  if (site === 'off') throw refused('conversation')
  const own = new URL(site).host
  if (host !== own) throw refused('polisSite', { site: own })
  return id
}
