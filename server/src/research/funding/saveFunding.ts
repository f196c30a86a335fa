import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { AddFunding, type FundingView, INSTRUMENT, SaveFunding } from '@fieldfare/shared/funding.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { grantMedal, pointsOf } from '../../people/account/rewards.ts'
import { orNotFound, write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import { finishSurveys } from '../../people/campaign/finish.ts'
import { fundingView, placesOf } from './rows.ts'

type Ctx = TransactionContext & { who: Session }
type Data = z.output<typeof SaveFunding>['data']

/**
 * Saves a yearly budget with its division; the earlier budget stays in the database. The first budget earns points, by whichever call
 * it was saved; the first divided one earns a medal. A repeated call with the same id returns the same budget.
 */
export const saveFunding = write('funding.save', SaveFunding).mutation(async ({ input, ctx }): Promise<FundingView> => {
  const { data, id = randomUUID() } = input
  await lockPerson(ctx.db, ctx.who.id)
  if (!(await isRetry(ctx, id))) {
    await assertPlaces(ctx, data)
    await insertFunding(ctx, id, { ...data, divided: true })
    await insertShares(ctx, id, data)
    await reward(ctx)
    await grantFunder(ctx)
    await finishSurveys(ctx.db, ctx.who.id)
  }
  return orNotFound(await fundingView(ctx.db, ctx.who.id, id))
})

/** Saves a yearly budget without a division. If the last budget has the same amount, its division is kept. */
export const addFunding = write('funding.save', AddFunding).mutation(async ({ input, ctx }): Promise<FundingView> => {
  const { obj, id = randomUUID() } = input
  await lockPerson(ctx.db, ctx.who.id)
  if (!(await isRetry(ctx, id))) {
    const last = await lastDivided(ctx, obj.amount)
    await insertFunding(ctx, id, { ...last, ...obj, divided: last !== undefined })
    if (last) await copyShares(ctx, last.id, id)
    await reward(ctx)
  }
  return orNotFound(await fundingView(ctx.db, ctx.who.id, id))
})

/** Tells whether the caller already saved the budget with this id. @throws conflict if another person did */
async function isRetry({ db, who }: Ctx, id: string): Promise<boolean> {
  const first = await db.selectFrom('funding').select('person_id').where('id', '=', id).executeTakeFirst()
  if (first && first.person_id !== who.id) throw new AppError('conflict')
  return first !== undefined
}

/** @throws bad-input (`placeGone`) for areas of others, and for deleted or hidden places: the error does not distinguish them */
async function assertPlaces({ db, who }: Ctx, { locations }: Data): Promise<void> {
  const found = await placesOf(db, who.id, locations)
  const gone = locations.flatMap(({ kind, id }, at) =>
    found.some((place) => place.kind === kind && place.id === id) ? [] : [at],
  )
  if (gone.length > 0)
    throw new AppError(
      'bad-input',
      gone.map((at) => ({ path: ['data', 'locations', at], key: 'placeGone' })),
    )
}

interface SavedBudget {
  amount: number
  reason: string
  locationsReason?: string
  objectivesReason?: string
  otherName?: string
  divided: boolean
}

async function insertFunding({ db, who }: Ctx, id: string, kept: SavedBudget): Promise<void> {
  const added = await db
    .insertInto('funding')
    .values({
      id,
      person_id: who.id,
      budget_cents: kept.amount,
      reason: kept.reason,
      locations_reason: kept.locationsReason ?? '',
      objectives_reason: kept.objectivesReason ?? '',
      other_name: kept.otherName ?? '',
      divided: kept.divided,
      instrument: INSTRUMENT,
      locale: who.locale,
      // clock_timestamp() is the time of the insert; the transaction may have started earlier and waited for another of this person.
      created_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Another person's request inserted this id concurrently.
  if (!added) throw new AppError('conflict')
}

async function insertShares({ db }: Ctx, id: string, { locations, objectives }: Data): Promise<void> {
  await db
    .insertInto('funding_location')
    .values(
      locations.map((share, position) => ({
        funding_id: id,
        position,
        area_id: share.kind === 'area' ? share.id : null,
        community_id: share.kind === 'community' ? share.id : null,
        amount_cents: share.amount,
      })),
    )
    .execute()
  await db
    .insertInto('funding_objective')
    .values(objectives.map(({ objective, amount }) => ({ funding_id: id, objective, amount_cents: amount })))
    .execute()
}

/** Reads the caller's last budget, if it is divided and has this amount. */
async function lastDivided({ db, who }: Ctx, cents: number) {
  const last = await db
    .selectFrom('funding')
    .select(['id', 'divided', 'budget_cents'])
    .select(['locations_reason as locationsReason', 'objectives_reason as objectivesReason'])
    .select('other_name as otherName')
    .where('person_id', '=', who.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.divided && last.budget_cents === cents ? last : undefined
}

async function copyShares({ db }: Ctx, from: string, to: string): Promise<void> {
  await sql`insert into funding_location (funding_id, position, area_id, community_id, amount_cents)
    select ${to}, position, area_id, community_id, amount_cents from funding_location where funding_id = ${from}`.execute(
    db,
  )
  await sql`insert into funding_objective (funding_id, objective, amount_cents)
    select ${to}, objective, amount_cents from funding_objective where funding_id = ${from}`.execute(db)
}

/** Grants points, once for all budgets of a person. */
async function reward(ctx: Ctx): Promise<void> {
  const { db, who } = ctx
  ctx.grant(who.id, 'ADD_VIRTUAL_FUNDING', 'budget', await pointsOf(db, 'ADD_VIRTUAL_FUNDING'))
  ctx.progressed(who.id)
  ctx.publishMine(who.id, 'funding')
  ctx.publishMine(who.id, 'account')
}

async function grantFunder(ctx: Ctx): Promise<void> {
  const medal = await ctx.db
    .selectFrom('medal')
    .select('medal')
    .where('person_id', '=', ctx.who.id)
    .where('medal', '=', 'FUNDER')
    .executeTakeFirst()
  if (medal) return
  await grantMedal(ctx, ctx.who.id, 'FUNDER')
  ctx.publishPerson(ctx.who.id)
}
