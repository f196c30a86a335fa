import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { toPlace } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { MEMBER } from '../accounts.ts'
import { seeded } from '../random.ts'
import { CONVERSATIONS, POLLS } from './demoPolls.ts'

/** Changing it changes every id. */
const SEED = 20_261_122

/** Adds the polls with their votes, and the conversations. The member of the demo has not voted yet. */
export async function seedPolls(tx: Tx, now: Date): Promise<void> {
  const random = seeded(SEED)
  for (const { community, title, description, daysAgo, endsIn, results, options } of POLLS) {
    const { id: communityId, created_by } = await landOf(tx, community)
    const created_at = new Date(now.getTime() - daysAgo * DAY_MS)
    const id = random.uuid()
    const until = endsIn === null ? null : new Date(now.getTime() + endsIn * DAY_MS)
    await tx
      .insertInto('poll')
      .values({ id, community_id: communityId, created_by, title, description, until, results, created_at })
      .execute()
    const rows = options.map(({ value, place, votes }, position) => ({
      id: random.uuid(),
      position,
      value,
      place,
      votes,
    }))
    await tx
      .insertInto('poll_option')
      .values(
        rows.map(({ id: optionId, position, value, place }) => ({
          id: optionId,
          poll_id: id,
          position,
          value,
          geom: toPlace(place ?? null),
        })),
      )
      .execute()
    // In turns, so that the people of a small community all have a vote.
    const turns = rows.flatMap((row) => Array.from({ length: row.votes }, () => row.id))
    const voters = await votersOf(tx, communityId, turns.length)
    const last = until && until < now ? until : now
    const step = (last.getTime() - created_at.getTime()) / (turns.length + 1)
    const votes = voters.map(({ person_id }, at) => ({
      id: random.uuid(),
      poll_id: id,
      option_id: turns[(at * 7) % turns.length] ?? '',
      person_id,
      created_at: new Date(created_at.getTime() + step * (at + 1)),
    }))
    if (votes.length > 0) await tx.insertInto('poll_vote').values(votes).execute()
  }
  for (const { community, title, polisId, daysAgo, options } of CONVERSATIONS) {
    const { id: community_id, created_by } = await landOf(tx, community)
    const created_at = new Date(now.getTime() - daysAgo * DAY_MS)
    await tx
      .insertInto('polis')
      .values({ id: random.uuid(), community_id, created_by, title, polis_id: polisId, options, created_at })
      .execute()
  }
}

const landOf = (tx: Tx, title: string) =>
  tx.selectFrom('community').select(['id', 'created_by']).where('title', '=', title).executeTakeFirstOrThrow()

const votersOf = (tx: Tx, communityId: string, limit: number) =>
  tx
    .selectFrom('subscription')
    .select('person_id')
    .where('community_id', '=', communityId)
    .where('left_at', 'is', null)
    .where('person_id', '<>', MEMBER.id)
    .orderBy('joined_at')
    .orderBy('person_id')
    .limit(limit)
    .execute()
