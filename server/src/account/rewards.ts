import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import type { Medal } from '@fieldfare/shared/limits.ts'
import { SCORE_DEFAULTS, type ScoreKey, ScoreValue } from '@fieldfare/shared/setting.ts'
import type { TransactionContext } from '../call/call.ts'
import type { Tx } from '../db/tables.ts'
import { areaCount, medals } from './rows.ts'

/** The points that a score setting grants now. */
export async function pointsOf(db: Tx, key: ScoreKey): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return pointsIn(row?.value, key)
}

/** The points of a setting's value as stored; the key's default if it is missing or unusable. */
export function pointsIn(value: unknown, key: ScoreKey): number {
  const parsed = ScoreValue.safeParse(value)
  return parsed.success ? parsed.data : SCORE_DEFAULTS[key]
}

/**
 * Grants what a new area earns: points once for each number of areas ever held, medals for the first and the fourth; with the
 * fourth the registration is finished for good. The caller holds the person's lock.
 */
export async function rewardArea(ctx: TransactionContext, personId: string): Promise<void> {
  const { db } = ctx
  const held = await db
    .selectFrom('person')
    .select([areaCount.as('areas'), medals.as('medals'), 'finished_register'])
    .select((select) => select.selectFrom('setting').select('value').where('key', '=', 'DRAW_AREA').as('points'))
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  ctx.grant(personId, 'DRAW_AREA', String(held.areas), pointsIn(held.points, 'DRAW_AREA'))
  if (!held.medals.includes('FIRST_AREA')) await grantMedal(ctx, personId, 'FIRST_AREA')
  if (held.areas >= FOUR_AREAS) {
    if (!held.medals.includes('FOUR_AREAS')) await grantMedal(ctx, personId, 'FOUR_AREAS')
    if (!held.finished_register) {
      await db.updateTable('person').set({ finished_register: true }).where('id', '=', personId).execute()
    }
  }
  ctx.publishMine(personId, 'account')
}

export async function grantMedal(ctx: TransactionContext, personId: string, medal: Medal): Promise<void> {
  await ctx.db
    .insertInto('medal')
    .values({ person_id: personId, medal })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  ctx.notify(personId, 'medal.granted', medal, { medal })
}
