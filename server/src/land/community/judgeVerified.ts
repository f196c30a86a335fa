import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { inTransaction, lookingFirst } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { asGeoJson } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { announceClaims } from './claims.ts'
import { judgeLand, keptReasons, type LandLook, lockClaims, lookAtLand } from './heldLand.ts'

interface Unjudged {
  id: string
  title: string
  system: boolean
  version: number
  shape: AreaShape
  areaM2: number
}

/** Selects the communities that a person started before their e-mail address was verified and that nobody judged yet, the oldest first. */
const unjudgedLand = (db: Tx, personId: string) =>
  db
    .selectFrom('community')
    .innerJoin('auth.user as user', 'user.id', 'community.created_by')
    .select(['community.id', 'community.title', 'community.system', 'community.land_version as version'])
    .select(['community.area_m2 as areaM2', asGeoJson('community.geom').as('shape')])
    .where('community.created_by', '=', personId)
    .where('user.emailVerified', '=', true)
    .where('community.seen', '=', false)
    .where('community.claim', 'is', null)
    .orderBy('community.created_at')
    .orderBy('community.id')

/**
 * Publishes the communities that a person started before their e-mail address was verified, except those whose land has to wait for an
 * admin. It takes one community after the other, so that the land of each is compared without a lock. This is a job.
 */
export async function judgeVerified(deps: Deps, personId: string): Promise<void> {
  const { kysely } = deps.db
  for (;;) {
    const more = await lookingFirst(
      async () => {
        const one = await unjudgedLand(kysely, personId).limit(1).executeTakeFirst()
        return one && { one, look: await lookAtLand(kysely, { ownerId: personId, ...one }) }
      },
      async (looked) => looked !== undefined && judgeOne(deps, personId, looked.one, looked.look),
    )
    if (!more) return
  }
}

function judgeOne(
  deps: Deps,
  personId: string,
  { id, title, system, version }: Unjudged,
  look: LandLook,
): Promise<boolean> {
  return inTransaction({ deps, who: null }, async (ctx) => {
    await lockClaims(ctx.db)
    const { waits } = await judgeLand(ctx.db, look)
    const seen = system || !waits
    const judged = await ctx.db
      .updateTable('community')
      .set((set) => ({
        seen,
        ...(seen ? {} : { claim: 'waiting' as const, claimed_at: new Date(), ...keptReasons(look) }),
        version: set('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('created_by', '=', personId)
      .where('land_version', '=', version)
      .where('seen', '=', false)
      .where('claim', 'is', null)
      .returning('deleted_at')
      .executeTakeFirst()
    // No row is updated if the community was corrected or got another owner in the meantime: the next round compares its present state.
    if (judged && judged.deleted_at === null) {
      if (seen) ctx.publish({ name: 'community.changed', id })
      else await announceClaims(ctx, personId, [{ id, title }])
      ctx.publishMine(personId, 'communities')
    }
    return true
  })
}
