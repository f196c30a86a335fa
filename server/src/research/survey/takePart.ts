import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import { CONSENT_VERSIONS } from '@fieldfare/shared/consent.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { Introduced, ReadInvitation, type SurveyView, TakePart } from '@fieldfare/shared/survey.ts'
import { NEEDED } from '@fieldfare/shared/surveyFlow.ts'
import { sql } from 'kysely'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { openCall, orNotFound, inTransaction, write } from '../../platform/call/call.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import { invitationOf } from '../../people/campaign/rows.ts'
import { addConsent, givenConsents, isRetry } from '../../people/consent/rows.ts'
import { finishSurveys } from '../../people/campaign/finish.ts'
import { openInvitation, surveyView } from './rows.ts'

type Ctx = TransactionContext & { who: Session }

/** Stores that the link of an invitation was opened: the first time counts for the sample. Signs nobody in. */
export const opened = openCall('survey.see', ReadInvitation).mutation(({ input, ctx }): Promise<{ opened: true }> =>
  inTransaction(ctx, async ({ db }) => {
    const found = orNotFound(await invitationOf(db, input.id))
    await db
      .updateTable('invitation')
      .set((set) => ({ opened_at: sql<Date>`coalesce(opened_at, clock_timestamp())`, opens: set('opens', '+', 1) }))
      .where('id', '=', found.id)
      .execute()
    return { opened: true }
  }),
)

/**
 * Adds the caller to the campaign of an invitation, with the given consents; a participant returns to the survey.
 * @throws ended, conflict (`usedUp`) or not-found if the invitation does not work
 * @throws bad-input if a consent is missing that the flow needs
 */
export const takePart = write('survey.take', TakePart).mutation(async ({ input, ctx }): Promise<SurveyView> => {
  const { db, who, deps } = ctx
  const { locale, consents } = input
  await lockPerson(db, who.id)
  // The invitation is locked, so that only one person gets the last use of a link.
  const known = orNotFound(await invitationOf(db, input.id))
  await db.selectFrom('invitation').select('id').where('id', '=', known.id).forUpdate().execute()
  const found = orNotFound(await invitationOf(db, input.id))
  const { state, flow, campaignId } = await openInvitation(db, found, who.id)
  if (state === 'ended' || state === 'notBegun') throw new AppError('ended')
  if (state === 'usedUp') throw new AppError('conflict', [{ path: ['id'], key: 'usedUp' }])

  const consented = await givenConsents(db, who.id)
  for (const { purpose, version, id } of consents) {
    if (version !== CONSENT_VERSIONS[purpose]) throw new AppError('conflict', [{ path: ['version'], key: 'changed' }])
    if (consented.has(purpose) || (await isRetry(db, { id, personId: who.id, purpose, given: true }))) continue
    await addConsent(db, deps.documents, { id, personId: who.id, purpose, locale, campaign: campaignId })
    consented.add(purpose)
  }
  const missing = NEEDED[flow].filter((purpose) => !consented.has(purpose))
  if (missing.length > 0)
    throw new AppError(
      'bad-input',
      missing.map((purpose) => ({ path: [purpose], key: 'needed' })),
    )
  await db
    .insertInto('participant')
    .values({ campaign_id: campaignId, person_id: who.id, invitation_id: found.id })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'person_id'])
        .where('person_id', 'is not', null)
        .doUpdateSet({ seen_at: sql<Date>`clock_timestamp()` }),
    )
    .execute()
  ctx.publishMine(who.id, 'account')
  const survey = orNotFound(await surveyView(db, who.id))
  if (survey.next !== 'introduction' || !isRestDone(survey)) return survey
  // The person did all parts in another survey, so the introduction, which explains them, is not needed.
  await markIntroduced(ctx, campaignId)
  return orNotFound(await surveyView(db, who.id))
})

const isRestDone = ({ flow, home, areas, funded }: SurveyView): boolean =>
  home && areas >= FOUR_AREAS && (flow === 'pbl' || funded)

async function markIntroduced({ db, who }: Ctx, campaignId: string): Promise<void> {
  const read = await db
    .updateTable('participant')
    .set({ introduced_at: sql<Date>`coalesce(introduced_at, clock_timestamp())` })
    .where('person_id', '=', who.id)
    .where('campaign_id', '=', campaignId)
    .returning('id')
    .executeTakeFirst()
  orNotFound(read)
  await finishSurveys(db, who.id)
}

/** Stores that the caller has read the introduction of a survey in which the caller takes part. */
export const introduced = write('survey.take', Introduced).mutation(async ({ input, ctx }): Promise<SurveyView> => {
  const { db, who } = ctx
  await lockPerson(db, who.id)
  await markIntroduced(ctx, input.campaignId)
  ctx.publishMine(who.id, 'account')
  return orNotFound(await surveyView(db, who.id))
})
