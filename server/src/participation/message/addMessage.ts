import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { AddMessage, type MessageView } from '@fieldfare/shared/message.ts'
import { sql } from 'kysely'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import { attachPhotos, describePhotos } from '../../content/photo/attach.ts'
import { loadsCommunity } from '../../content/load.ts'
import { PEOPLE_AT_ONCE } from '../../content/delivery/walk.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { assertAllowed } from './allowance.ts'
import { assertAudience, contentAsked } from './openContent.ts'
import { addNext } from './recipients.ts'
import { messageView } from './rows.ts'

/**
 * Sends a message to the members of a community, or to all users if the community is for everybody. The call itself adds the first
 * recipients, a job the others. A repeated call with the same id returns the same message.
 * @throws too-many-messages; bad-input for content that takes no answers, and for a photo that is in use or not the caller's own
 */
export const addMessage = writeOn('message.add', AddMessage, lockingCaller(loadsCommunity)).mutation(
  async ({ input, ctx }): Promise<MessageView> => {
    const { db, who, thing: communityId, deps } = ctx
    const { id = randomUUID(), data, audience } = input
    const { title, body, photoId, photoAlt } = data
    const community = await db
      .selectFrom('community')
      .select(['title', 'system'])
      .where('id', '=', communityId)
      .executeTakeFirstOrThrow(() => new AppError('not-found'))
    const about = contentAsked(input)
    const added = await db
      .insertInto('message')
      .values({
        id,
        community_id: communityId,
        community_title: community.title,
        system: community.system,
        created_by: who.id,
        title,
        body,
        audience,
        about_kind: about?.kind ?? null,
        about_id: about?.id ?? null,
        created_at: sql`clock_timestamp()`,
        redirected_to: deps.config.MAIL_REDIRECT_TO,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) {
      await assertAudience(db, { ...input, about, system: community.system })
      await assertAllowed(db, who, { id, communityId, system: community.system })
      if (photoId) {
        await attachPhotos(ctx, { kind: 'message', id }, [photoId], ['data', 'photoId'])
        await describePhotos(db, [photoId], [photoAlt])
      }
      if (await addNext(ctx, id, PEOPLE_AT_ONCE[deps.db.engine])) await ctx.enqueue('addRecipients', { messageId: id })
      await ctx.audit('message.add', id, { communityId, title })
    } else await assertSame(db, id, who.id, communityId)
    return orNotFound(await messageView(db, id, who.id))
  },
)

async function assertSame(db: Tx, id: string, personId: string, communityId: string): Promise<void> {
  const first = await db
    .selectFrom('message')
    .select('id')
    .where('id', '=', id)
    .where('created_by', '=', personId)
    .where('community_id', '=', communityId)
    .executeTakeFirst()
  if (!first) throw new AppError('conflict')
}
