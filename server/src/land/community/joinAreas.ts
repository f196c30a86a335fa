import { sql } from 'kysely'
import { inTransaction, lookingFirst, Stale } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { lockAreaCreator } from '../../platform/call/lockPerson.ts'
import type { JobData } from '../../platform/jobs/jobPlans.ts'
import { joinTouched } from './joinTouched.ts'
import { type After, lookAtCommunities } from './touchedLand.ts'

/**
 * Subscribes the makers of areas to the communities that the areas touch, as `joinTouched` does for a new area. This is a job, for areas
 * that got another maker, and for an area with more land around it than one request compares; it enqueues itself for the next part of that
 * land.
 */
export async function joinAreas(deps: Deps, { areaIds, after }: JobData['joinAreas']): Promise<void> {
  for (const [nth, id] of areaIds.entries()) await joinArea(deps, id, nth === 0 ? after : null)
}

async function joinArea(deps: Deps, id: string, after: After | null): Promise<void> {
  const area = () =>
    deps.db.kysely
      .selectFrom('area')
      .select(['created_by', 'updated_at'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  await lookingFirst(
    async () => {
      const looked = await area()
      return (
        looked && {
          ...looked,
          look: await lookAtCommunities(deps.db.kysely, sql`(select geom from area where id = ${id})`, after),
        }
      )
    },
    async (looked) => {
      if (!looked) return
      await inTransaction({ deps, who: null }, async (ctx) => {
        const maker = await lockAreaCreator(ctx.db, looked.created_by)
        const same = await ctx.db
          .selectFrom('area')
          .select('id')
          .where('id', '=', id)
          .where('created_by', '=', looked.created_by)
          .where('updated_at', '=', looked.updated_at)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (!same) throw new Stale()
        await joinTouched(ctx, maker, id, looked.look)
        ctx.publishMine(maker.id, 'account')
      })
    },
  )
}
