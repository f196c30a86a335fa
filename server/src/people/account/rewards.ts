import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import type { Medal } from '@fieldfare/shared/limits.ts'
import { SCORE_DEFAULTS, type ScoreKey, ScoreValue } from '@fieldfare/shared/setting.ts'
import { type RawBuilder, sql } from 'kysely'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { finishSurveys, isInSurvey } from '../campaign/finish.ts'
import { areaCount, medals } from './rows.ts'

/** Returns the points that a score setting grants now. */
export async function pointsOf(db: Tx, key: ScoreKey): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return pointsIn(row?.value, key)
}

/** Returns the points in the stored value of a setting; the default of the key if the value is missing or invalid. */
export function pointsIn(value: unknown, key: ScoreKey): number {
  const parsed = ScoreValue.safeParse(value)
  return parsed.success ? parsed.data : SCORE_DEFAULTS[key]
}

/** The score of a person before an area is added. */
export interface ScoreBefore {
  areas: number
  medals: Medal[]
  finishedRegister: boolean
  /** True if the person takes part in a survey and has not finished it. */
  inSurvey: boolean
  /** The stored value of the score setting for drawing an area. */
  points: unknown
}

/**
 * SQL of a person's `ScoreBefore`. The statement that inserts an area can return it, since a statement does not see the
 * row it inserts. The caller has locked the person in an earlier statement.
 */
export const scoreBefore = (personId: string): RawBuilder<ScoreBefore> => sql`(
  select jsonb_build_object('areas', ${areaCount}, 'medals', ${medals}, 'finishedRegister', finished_register,
    'inSurvey', ${isInSurvey(personId)}, 'points', (select value from setting where key = 'DRAW_AREA'))
  from person where id = ${personId})`

/**
 * Grants the rewards of a new area: points once for each number of areas ever reached, and medals for the first and the fourth
 * area; the fourth also finishes the registration for good. The caller holds the person's lock.
 */
export async function rewardArea(ctx: TransactionContext, personId: string, before: ScoreBefore): Promise<void> {
  const { db } = ctx
  const areas = before.areas + 1
  ctx.grant(personId, 'DRAW_AREA', String(areas), pointsIn(before.points, 'DRAW_AREA'))
  if (!before.medals.includes('FIRST_AREA')) await grantMedal(ctx, personId, 'FIRST_AREA')
  if (areas >= FOUR_AREAS) {
    if (!before.medals.includes('FOUR_AREAS')) await grantMedal(ctx, personId, 'FOUR_AREAS')
    if (!before.finishedRegister) {
      await db.updateTable('person').set({ finished_register: true }).where('id', '=', personId).execute()
      ctx.progressed(personId)
    }
    if (before.inSurvey) await finishSurveys(db, personId)
  }
  ctx.publishMine(personId, 'account')
  // Points published together with a nameless area would reveal its maker.
  ctx.publishPerson(personId, 'show_name')
}

export async function grantMedal(ctx: TransactionContext, personId: string, medal: Medal): Promise<void> {
  await ctx.db
    .insertInto('medal')
    .values({ person_id: personId, medal })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  ctx.notify(personId, 'medal.granted', medal, { medal })
}
