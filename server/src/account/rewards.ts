import { FOUR_AREAS, type Medal, TEN_COMMENTS } from '@fieldfare/shared/account.ts'
import { SCORE_DEFAULTS, type ScoreKey, ScoreValue } from '@fieldfare/shared/setting.ts'
import { type RawBuilder, sql } from 'kysely'
import type { TransactionContext } from '../call/call.ts'
import type { Tx } from '../db/tables.ts'
import { areaCount, medals } from './me.ts'

/** What a score setting grants now; its default while it is missing or unusable. */
export async function pointsOf(db: Tx, key: ScoreKey): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return pointsIn(row?.value, key)
}

function pointsIn(value: unknown, key: ScoreKey): number {
  const parsed = ScoreValue.safeParse(value)
  return parsed.success ? parsed.data : SCORE_DEFAULTS[key]
}

/** What a person has before an area is added. */
export interface HeldBefore {
  areas: number
  medals: Medal[]
  finishedRegister: boolean
  /** The setting. */
  points: unknown
}

/**
 * SQL of it. The statement that adds an area can return it, since it does not see its own row. The caller holds the
 * person's lock, from an earlier statement.
 */
export const heldBefore = (personId: string): RawBuilder<HeldBefore> => sql`(
  select jsonb_build_object('areas', ${areaCount}, 'medals', ${medals}, 'finishedRegister', finished_register,
    'points', (select value from setting where key = 'DRAW_AREA'))
  from person where id = ${personId})`

/**
 * What a new area earns: points once for each number of areas ever held, the medals for the first and the fourth, and
 * from the fourth on the registration is finished and stays so. The caller holds the person's lock.
 */
export async function rewardArea(ctx: TransactionContext, personId: string, before: HeldBefore): Promise<void> {
  const { db } = ctx
  const areas = before.areas + 1
  ctx.grant(personId, 'DRAW_AREA', String(areas), pointsIn(before.points, 'DRAW_AREA'))
  if (!before.medals.includes('FIRST_AREA')) await grantMedal(ctx, personId, 'FIRST_AREA')
  if (areas >= FOUR_AREAS) {
    if (!before.medals.includes('FOUR_AREAS')) await grantMedal(ctx, personId, 'FOUR_AREAS')
    if (!before.finishedRegister) {
      await db.updateTable('person').set({ finished_register: true }).where('id', '=', personId).execute()
    }
  }
  ctx.publishMine(personId, 'account')
}

/**
 * What a comment earns that is about to be added: points once, also where it is removed and comes back, and the medal for the
 * tenth that stands. The caller holds the person's lock.
 */
export async function rewardComment(ctx: TransactionContext, personId: string, commentId: string): Promise<void> {
  const { db } = ctx
  const standing = db
    .selectFrom('comment')
    .select('id')
    .where('created_by', '=', personId)
    .where('hidden_at', 'is', null)
    .limit(TEN_COMMENTS - 1)
  const held = await db
    .selectFrom('person')
    .select(medals.as('medals'))
    .select((select) => select.selectFrom(standing.as('c')).select(select.fn.countAll<number>().as('n')).as('comments'))
    .select((select) =>
      select.selectFrom('setting').select('value').where('key', '=', 'ADD_DISCUSSION_COMMENT').as('points'),
    )
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  ctx.grant(personId, 'ADD_DISCUSSION_COMMENT', commentId, pointsIn(held.points, 'ADD_DISCUSSION_COMMENT'))
  if ((held.comments ?? 0) + 1 >= TEN_COMMENTS && !held.medals.includes('TEN_COMMENTS'))
    await grantMedal(ctx, personId, 'TEN_COMMENTS')
  ctx.publishMine(personId, 'account')
}

async function grantMedal(ctx: TransactionContext, personId: string, medal: Medal): Promise<void> {
  await ctx.db
    .insertInto('medal')
    .values({ person_id: personId, medal })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  ctx.notify(personId, 'medal.granted', medal, { medal })
}
