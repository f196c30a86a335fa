import { CONSENT_VERSIONS, type ConsentView, GiveConsent, WithdrawConsent } from '@fieldfare/shared/consent.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { readMine, write } from '../../platform/call/call.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import { addConsent, consentsOf, isRetry } from './rows.ts'

/** Lists, for each purpose, whether the caller last gave or withdrew consent. */
const mine = readMine('consent.change', NoArgs).query(({ ctx }): Promise<ConsentView[]> =>
  consentsOf(ctx.db, ctx.who.id),
)

/**
 * Stores the caller's consent to the text of a purpose. Adds no row if the caller consents to the purpose already.
 * @throws conflict if the text has changed since the caller read it
 */
const give = write('consent.change', GiveConsent).mutation(async ({ input, ctx }): Promise<ConsentView[]> => {
  const { db, who, deps } = ctx
  const { id, purpose, version, locale } = input
  await lockPerson(db, who.id)
  if (!(await isRetry(db, { id, personId: who.id, purpose, given: true }))) {
    if (version !== CONSENT_VERSIONS[purpose]) throw new AppError('conflict', [{ path: ['version'], key: 'changed' }])
    const last = (await consentsOf(db, who.id)).find((one) => one.purpose === purpose)
    if (!last?.given || last.version !== version) {
      await addConsent(db, deps.documents, { id, personId: who.id, purpose, locale })
      ctx.progressed(who.id)
      ctx.publishMine(who.id, 'account')
    }
  }
  return consentsOf(db, who.id)
})

/** Stores that the caller withdraws the consent to a purpose. Without a consent nothing changes. */
const withdraw = write('consent.change', WithdrawConsent).mutation(async ({ input, ctx }): Promise<ConsentView[]> => {
  const { db, who } = ctx
  const { id, purpose } = input
  await lockPerson(db, who.id)
  if (!(await isRetry(db, { id, personId: who.id, purpose, given: false }))) {
    const deleted = await db
      .insertInto('consent')
      .columns(['id', 'person_id', 'kind', 'given', 'version', 'text_hash', 'locale', 'campaign', 'given_at'])
      .expression((of) =>
        of
          .selectFrom('consent_now as last')
          .select(sql<string>`${id}::uuid`.as('id'))
          .select(['last.person_id', 'last.kind'])
          .select(sql<boolean>`false`.as('given'))
          .select(['last.version', 'last.text_hash', 'last.locale', 'last.campaign'])
          .select(sql<Date>`clock_timestamp()`.as('given_at'))
          .where('last.person_id', '=', who.id)
          .where('last.kind', '=', purpose)
          .where('last.given', '=', true),
      )
      .returning('id')
      .executeTakeFirst()
    if (deleted) ctx.publishMine(who.id, 'account')
  }
  return consentsOf(db, who.id)
})

export const consentCalls = { mine, give, withdraw }
