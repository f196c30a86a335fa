import { EARNS, type EarnedPart, type StudyView } from '@fieldfare/shared/funding.ts'
import { RHYTHMS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { givenConsents } from '../../people/consent/rows.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** Reads a person's progress in the study: the requirements for earning money, and what the person has earned. */
export async function studyOf(db: Tx, personId: string): Promise<StudyView> {
  const consents = await givenConsents(db, personId)
  const row = await db
    .selectFrom('person')
    .select(['person.finished_register as fourAreas', sql<boolean>`person.home is not null`.as('home')])
    .select(
      sql<number>`(select count(*)::integer from area a where a.created_by = person.id and a.deleted_at is null)`.as(
        'areas',
      ),
    )
    .select(
      sql<boolean>`coalesce((select f.divided from funding f where f.person_id = person.id
        order by f.created_at desc, f.id desc limit 1), false)`.as('funding'),
    )
    .select(sql<number>`(select count(*)::integer from pledge_answer p where p.person_id = person.id)`.as('answers'))
    .where('person.id', '=', personId)
    .executeTakeFirst()
  const earned = await db
    .selectFrom('earning')
    .select(['part', 'cents', 'earned_at'])
    .where('person_id', '=', personId)
    .orderBy('part')
    .execute()
  return {
    consent: consents.has('research') && consents.has('experiment'),
    home: row?.home ?? false,
    areas: row?.areas ?? 0,
    fourAreas: row?.fourAreas ?? false,
    funding: row?.funding ?? false,
    answers: row?.answers ?? 0,
    earned: earned.map(({ part, cents, earned_at }) => ({ part, amount: cents / 100, at: earned_at.toISOString() })),
  }
}

/**
 * Returns the parts of the study for which a person's progress earns money. The six answers earn nothing without the
 * part `budget`.
 */
export function earnedBy(study: StudyView): EarnedPart[] {
  const has = (part: EarnedPart) => study.earned.some((one) => one.part === part)
  const budget = has('budget') || (study.consent && study.home && study.fourAreas && study.funding)
  const requests = has('requests') || (budget && study.answers >= RHYTHMS.length)
  return [...(budget ? (['budget'] as const) : []), ...(requests ? (['requests'] as const) : [])]
}

/** Stores what a person has newly earned, with the time, and notifies the person. The caller holds the person's lock. */
export async function settleEarned(ctx: TransactionContext, personId: string): Promise<void> {
  const study = await studyOf(ctx.db, personId)
  const parts = earnedBy(study).filter((part) => study.earned.every((one) => one.part !== part))
  if (parts.length === 0) return
  await ctx.db
    .insertInto('earning')
    .values(
      parts.map((part) => ({ person_id: personId, part, cents: EARNS[part], earned_at: sql<Date>`clock_timestamp()` })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const part of parts) ctx.notify(personId, 'study.earned', part, { amount: EARNS[part] / 100 })
  ctx.publishMine(personId, 'funding')
}
