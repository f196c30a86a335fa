import { randomInt } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { AnswerRequest, INSTRUMENT, type RequestsView } from '@fieldfare/shared/funding.ts'
import { RHYTHMS } from '@fieldfare/shared/limits.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { orNotFound, write } from '../../platform/call/call.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { highestRated } from './rows.ts'

/**
 * Starts the six pledge requests about the caller's highest-rated area, in a random order drawn for this person. A repeated call
 * changes nothing. @throws not-found without an area, conflict before the budget is divided
 */
export const startRequests = write('request.answer', NoArgs).mutation(async ({ ctx }): Promise<RequestsView> => {
  const { db, who } = ctx
  await lockPerson(db, who.id)
  const existing = await requestsOf(db, who.id)
  if (existing) return existing
  const area = orNotFound(await highestRated(db, who.id, null))
  const budget = await db
    .selectFrom('funding')
    .select('id')
    .where('person_id', '=', who.id)
    .where('divided', '=', true)
    .limit(1)
    .executeTakeFirst()
  if (!budget) throw new AppError('conflict')
  await db
    .insertInto('pledge_request')
    .values({ person_id: who.id, area_id: area.id, types: shuffle(RHYTHMS), instrument: INSTRUMENT })
    .execute()
  ctx.publishMine(who.id, 'funding')
  return orNotFound(await requestsOf(db, who.id))
})

/**
 * Answers the next of the caller's six pledge requests, or changes an earlier answer as long as any request is unanswered. Repeating
 * the same answer changes nothing. @throws not-found before the start, conflict for a request out of turn, bad-input once all are answered
 */
export const answerRequest = write('request.answer', AnswerRequest).mutation(
  async ({ input, ctx }): Promise<RequestsView> => {
    const { db, who } = ctx
    const { type, amount = null, reason } = input
    await lockPerson(db, who.id)
    const { types, area, answers } = orNotFound(await requestsOf(db, who.id))
    const before = answers.find((one) => one.type === type)
    if (before && centsOf(before.amount) === amount && before.reason === reason) return { types, area, answers }
    if (answers.length === types.length) throw new AppError('bad-input', [{ path: ['type'], key: 'allAnswered' }])
    if (!before && type !== types[answers.length]) throw new AppError('conflict')
    const { id: areaId } = orNotFound(area)
    const values = { area_id: areaId, amount_cents: amount, reason, locale: who.locale }
    await db.updateTable('pledge_request').set({ area_id: areaId }).where('person_id', '=', who.id).execute()
    await db
      .insertInto('pledge_answer')
      .values({ person_id: who.id, type, ...values, answered_at: sql<Date>`clock_timestamp()` })
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'type']).doUpdateSet({ ...values, changed_at: sql<Date>`clock_timestamp()` }),
      )
      .execute()
    ctx.progressed(who.id)
    ctx.publishMine(who.id, 'funding')
    return orNotFound(await requestsOf(db, who.id))
  },
)

/** Reads the pledge requests of a person; null before they are started. If their area was deleted, they are about the next one. */
export async function requestsOf(db: Tx, personId: string): Promise<RequestsView | null> {
  const row = await db
    .selectFrom('pledge_request')
    .select(['types', 'area_id'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (!row) return null
  const answers = await db
    .selectFrom('pledge_answer')
    .select(['type', 'amount_cents', 'reason'])
    .where('person_id', '=', personId)
    .execute()
  return {
    types: row.types,
    area: await highestRated(db, personId, row.area_id),
    answers: answers
      .map(({ type, amount_cents, reason }) => ({
        type,
        amount: amount_cents === null ? null : amount_cents / 100,
        reason,
      }))
      .toSorted((a, b) => row.types.indexOf(a.type) - row.types.indexOf(b.type)),
  }
}

const centsOf = (euros: number | null): number | null => (euros === null ? null : Math.round(euros * 100))

/** Returns the items in a random order; all orders are equally likely. Source: Durstenfeld, Algorithm 235, 1964. */
function shuffle<T>(all: readonly T[]): T[] {
  const order = [...all]
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const [a, b] = [order[last], order[other]]
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a]
  }
  return order
}
