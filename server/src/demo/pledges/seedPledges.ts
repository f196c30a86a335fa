import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { toPlace } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { MEMBER } from '../accounts.ts'
import { seeded } from '../random.ts'
import { PROJECTS } from './projects.ts'

/** Changing it changes every id. */
const SEED = 20_261_123

/** Adds the support projects with what people gave. The member of the demo has not given yet. */
export async function seedPledges(tx: Tx, now: Date): Promise<void> {
  const random = seeded(SEED)
  for (const { community, title, description, goal, type, place, daysAgo, gifts } of PROJECTS) {
    const land = await tx
      .selectFrom('community')
      .select(['id', 'created_by'])
      .where('title', '=', community)
      .executeTakeFirstOrThrow()
    const created_at = new Date(now.getTime() - daysAgo * DAY_MS)
    const id = random.uuid()
    await tx
      .insertInto('pledge')
      .values({
        id,
        community_id: land.id,
        created_by: land.created_by,
        title,
        description,
        goal_cents: goal * 100,
        type,
        geom: toPlace(place),
        created_at,
      })
      .execute()
    const givers = await tx
      .selectFrom('subscription')
      .select('person_id')
      .where('community_id', '=', land.id)
      .where('left_at', 'is', null)
      .where('person_id', '<>', MEMBER.id)
      .orderBy('joined_at')
      .orderBy('person_id')
      .limit(gifts.length)
      .execute()
    const step = (now.getTime() - created_at.getTime()) / (gifts.length + 1)
    const rows = givers.flatMap(({ person_id }, at) => {
      const gift = gifts[at]
      if (!gift) return []
      const given = new Date(created_at.getTime() + step * (at + 1))
      return {
        id: random.uuid(),
        pledge_id: id,
        person_id,
        amount_cents: Math.round(gift.amount * 100),
        reason: gift.reason ?? '',
        created_at: given,
        paused_at: gift.state === 'paused' ? given : null,
        ended_at: gift.state === 'ended' ? given : null,
      }
    })
    if (rows.length > 0) await tx.insertInto('contribution').values(rows).execute()
  }
}
