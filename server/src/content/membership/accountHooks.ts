import type { AccountHooks } from '../../platform/call/accountHooks.ts'

export const membershipAccountHooks: AccountHooks = {
  async onErased({ db }, personId) {
    await db.deleteFrom('moderator').where('person_id', '=', personId).execute()
    await db.deleteFrom('moderator_request').where('person_id', '=', personId).execute()
  },
  exported: {
    moderates: { table: 'moderator', owner: 'person_id', columns: 'community_id, since' },
    moderatorRequests: {
      table: 'moderator_request',
      owner: 'person_id',
      columns: 'community_id, requested_at, refused_at',
    },
  },
}
