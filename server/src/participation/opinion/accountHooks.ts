import type { AccountHooks } from '../../platform/call/accountHooks.ts'

/** Votes are deleted with the account, since together they reveal much about a person; the opinion maps are then computed anew. */
export const opinionAccountHooks: AccountHooks = {
  async onErased({ db, enqueue }, personId) {
    const left = await db
      .deleteFrom('opinion_voter')
      .where('person_id', '=', personId)
      .returning('opinion_id')
      .execute()
    for (const { opinion_id: opinionId } of left) await enqueue('makeOpinionMap', { opinionId })
  },
  exported: {
    opinionVotes: {
      table: 'opinion_voter',
      owner: 'person_id',
      columns: `opinion_id, (select json_agg(json_build_object('viewpoint_id', v.viewpoint_id, 'value', v.value, 'voted_at', v.voted_at)
        order by v.voted_at, v.viewpoint_id) from viewpoint_vote v where v.opinion_voter_id = opinion_voter.id) as votes`,
    },
  },
}
