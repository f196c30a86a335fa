import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { AddPolis, type PolisView } from '@fieldfare/shared/polis.ts'
import { sql } from 'kysely'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import { loadsCommunity, isRetry } from '../../content/load.ts'
import { publishContent } from '../../content/publish.ts'
import { polis } from './kind.ts'
import { polisView } from './rows.ts'

/** Shows a conversation of the polis site in a community. The same id again is answered as the first time. */
export const addPolis = writeOn('polis.add', AddPolis, lockingCaller(loadsCommunity)).mutation(
  async ({ input, ctx }): Promise<PolisView> => {
    const { db, who, thing: communityId } = ctx
    const { id = randomUUID(), title, polisId, options } = input
    if (await isRetry(db, polis, id, who, communityId)) return orNotFound(await polisView(db, id, who))
    const added = await db
      .insertInto('polis')
      .values({
        id,
        community_id: communityId,
        created_by: who.id,
        title,
        polis_id: polisId,
        options,
        created_at: sql`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Another person's request inserted this id concurrently.
    if (!added) throw new AppError('conflict')
    publishContent(ctx, { kind: 'polis', id, parent_id: null, community_id: communityId }, { counted: true })
    return orNotFound(await polisView(db, id, who))
  },
)
