import { countOf, GEOMETRY, type Lifecycle } from '../call/lifecycle.ts'
import type { ChangeEvent } from '../call/changeEvents.ts'

const changed = (communities: { id: string }[]): ChangeEvent[] =>
  communities.map(({ id }) => ({ name: 'community.changed', id }))

export const communityLifecycle: Lifecycle = {
  async onVerified({ db, publish }, personId) {
    const own = await db
      .updateTable('community')
      .set((set) => ({ seen: true, version: set('version', '+', 1) }))
      .where('created_by', '=', personId)
      .where('seen', '=', false)
      .returning(['id', 'hidden_at'])
      .execute()
    // A subscription that was ended becomes visible when the person joins again.
    const joined = await db
      .updateTable('subscription')
      .set({ seen: true })
      .where('person_id', '=', personId)
      .where('left_at', 'is', null)
      .where('seen', '=', false)
      .returning('community_id as id')
      .execute()
    publish(changed([...own.filter(({ hidden_at }) => hidden_at === null), ...joined]))
  },

  // A community always names its creator.
  async onRenamed({ db, publish }, personId, { name }) {
    if (!name) return
    const own = await db
      .updateTable('community')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('created_by', '=', personId)
      .where('hidden_at', 'is', null)
      .where('seen', '=', true)
      .returning('id')
      .execute()
    publish(changed(own))
  },

  // The person's communities stay, created by a former member.
  async onErased({ db, publish }, personId) {
    const left = await db
      .deleteFrom('subscription')
      .where('person_id', '=', personId)
      .returning(['community_id as id', 'seen', 'left_at'])
      .execute()
    const own = await db
      .updateTable('community')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('created_by', '=', personId)
      .where('seen', '=', true)
      .returning('id')
      .execute()
    publish(changed([...left.filter(({ seen, left_at }) => seen && !left_at), ...own]))
  },

  exported: {
    subscriptions: { table: 'subscription', owner: 'person_id', columns: 'community_id, joined_at, left_at, area_id' },
    communities: {
      table: 'community',
      owner: 'created_by',
      columns: `id, title, description, organization, tags, analitics, created_at, updated_at, hidden_at, ${GEOMETRY}`,
    },
  },
  counted: {
    subscriptions: countOf('subscription', 'person_id', 'left_at is null'),
    communities: countOf('community', 'created_by', 'hidden_at is null'),
  },
}
