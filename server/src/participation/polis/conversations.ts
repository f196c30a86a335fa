import { AddPolis, type PolisView } from '@fieldfare/shared/polis.ts'
import { addContent, insertContent } from '../../content/add.ts'
import { loadsCommunity } from '../../content/load.ts'
import { writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import { polis } from './kind.ts'

/** Shows a conversation of the polis site in a community. The same id again is answered as the first time. */
export const addPolis = writeOn('polis.add', AddPolis, lockingCaller(loadsCommunity)).mutation(
  ({ input: { id, title, polisId, options }, ctx }): Promise<PolisView> =>
    addContent(ctx, polis, id, (row) => insertContent(ctx.db, 'polis', { ...row, title, polis_id: polisId, options })),
)
