import { sql } from 'kysely'
import { countOf, GEOMETRY, type AccountHooks } from '../../platform/call/accountHooks.ts'
import type { ChangeEvent } from '../../platform/call/changeEvents.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'

const changeEvents = (communities: { id: string }[]): ChangeEvent[] =>
  communities.map(({ id }) => ({ name: 'community.changed', id }))

/**
 * Enqueues the job that judges the land of a verified person's communities, as far as it was not judged yet: others see the communities
 * soon after, or an admin decides first.
 */
async function judgeLater({ db, enqueue }: TransactionContext, personId: string): Promise<void> {
  const unjudged = await db
    .selectFrom('community')
    .select('id')
    .where('created_by', '=', personId)
    .where('seen', '=', false)
    .where('claim', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (unjudged) await enqueue('judgeVerified', { personId })
}

export const communityAccountHooks: AccountHooks = {
  async onVerified(ctx, personId) {
    const { db, publish } = ctx
    await judgeLater(ctx, personId)
    // Ended subscriptions are left out: they become visible when the person joins again.
    const joined = await db
      .updateTable('subscription')
      .set({ seen: true })
      .where('person_id', '=', personId)
      .where('left_at', 'is', null)
      .where('seen', '=', false)
      .returning('community_id as id')
      .execute()
    publish(changeEvents(joined))
  },

  // A community always shows its creator's name, so others see a new name there.
  async onRenamed({ db, publish }, personId, { name }) {
    if (!name) return
    const own = await db
      .updateTable('community')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('created_by', '=', personId)
      .where('deleted_at', 'is', null)
      .where('seen', '=', true)
      .returning('id')
      .execute()
    publish(changeEvents(own))
  },

  // Subscriptions do not move: the job for the moved areas adds them again.
  async onMerged(ctx, fromId, intoId) {
    const { db, publishMine } = ctx
    const moved = await db
      .updateTable('community')
      .set({ created_by: intoId })
      .where('created_by', '=', fromId)
      .returning('id')
      .execute()
    for (const { id } of moved)
      await db
        .updateTable('moderator')
        .set({ person_id: intoId })
        .where('community_id', '=', id)
        .where('person_id', '=', fromId)
        .execute()
    await db.updateTable('correction').set({ created_by: intoId }).where('created_by', '=', fromId).execute()
    await judgeLater(ctx, intoId)
    publishMine(intoId, 'communities')
  },

  // The communities of an erased person stay, as created by a former member.
  async onErased({ db, publish }, personId) {
    const ended = await db
      .deleteFrom('subscription')
      .where('person_id', '=', personId)
      .returning(['community_id as id', 'seen', 'left_at'])
      .execute()
    // The creator is gone, so no admin needs to decide about their corrections.
    await db
      .updateTable('correction')
      .set({ state: 'withdrawn', decided_at: new Date() })
      .where('created_by', '=', personId)
      .where('state', '=', 'waiting')
      .execute()
    // The person's id must not stay; the counts change with the next release only, together with other changes.
    await sql`update kept_figures set people = array_remove(people, ${personId}::uuid)
      where people @> array[${personId}::uuid]`.execute(db)
    const own = await db
      .updateTable('community')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('created_by', '=', personId)
      .where('seen', '=', true)
      .returning('id')
      .execute()
    publish(changeEvents([...ended.filter(({ seen, left_at }) => seen && !left_at), ...own]))
  },

  exported: {
    subscriptions: { table: 'subscription', owner: 'person_id', columns: 'community_id, joined_at, left_at, area_id' },
    communities: {
      table: 'community',
      owner: 'created_by',
      columns: `id, title, description, organization, tags, analitics, created_at, updated_at, deleted_at as hidden_at, ${GEOMETRY}`,
    },
    corrections: {
      table: 'correction',
      owner: 'created_by',
      columns: `id, community_id, analitics, state, reason, created_at, decided_at, ${GEOMETRY}`,
    },
  },
  counted: {
    subscriptions: countOf('subscription', 'person_id', 'left_at is null'),
    communities: countOf('community', 'created_by', 'deleted_at is null'),
  },
}
