import { AppError } from '@fieldfare/shared/errors.ts'
import { ChangePledge, ContributionId, type PledgeView } from '@fieldfare/shared/pledge.ts'
import { sql } from 'kysely'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import type { Session } from '../../platform/session/session.ts'
import type { Effects } from '../../platform/call/transaction.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { publishGiving } from './give.ts'
import { pledgeView } from './rows.ts'

/** A change of a contribution by its giver. */
export type Step = { do: 'pause' } | { do: 'resume' } | { do: 'end' } | { do: 'change'; cents: number }

/**
 * Pauses, resumes, ends or changes a contribution. Locks the pledge's row first, as all writes about pledges do. Repeating the same
 * step changes nothing. The caller has checked that the giver asks for the step.
 * @throws not-found if the contribution does not exist or the pledge is deleted; bad-input for pausing a one-time contribution
 */
export async function takeStep(
  ctx: { db: Tx } & Pick<Effects, 'publish' | 'publishMine'>,
  contributionId: string,
  step: Step,
): Promise<void> {
  const { db } = ctx
  const pledge = await db
    .selectFrom('pledge')
    .innerJoin('contribution', 'contribution.pledge_id', 'pledge.id')
    .select(['pledge.id', 'pledge.community_id', 'pledge.type', 'contribution.person_id'])
    .where('contribution.id', '=', contributionId)
    .where('pledge.deleted_at', 'is', null)
    .forNoKeyUpdate('pledge')
    .executeTakeFirst()
  if (!pledge) throw new AppError('not-found')
  if (step.do === 'pause' && pledge.type === 'fixed')
    throw new AppError('bad-input', [{ path: ['contributionId'], key: 'givenOnce' }])
  const changed = await changeRow(db, contributionId, step)
  if (changed) await publishGiving(ctx, pledge, pledge.person_id)
}

async function changeRow(db: Tx, id: string, step: Step): Promise<boolean> {
  const row = db.updateTable('contribution').where('id', '=', id).returning('id')
  const now = sql<Date>`clock_timestamp()`
  const change = {
    pause: () => row.set({ paused_at: now }).where('paused_at', 'is', null).where('ended_at', 'is', null),
    resume: () =>
      row
        .set({ paused_at: null, ended_at: null })
        .where((where) => where.or([where('paused_at', 'is not', null), where('ended_at', 'is not', null)])),
    end: () => row.set({ ended_at: now, paused_at: null }).where('ended_at', 'is', null),
    change: () => {
      const amount_cents = step.do === 'change' ? step.cents : 0
      return row.set({ amount_cents }).where('amount_cents', '<>', amount_cents)
    },
  }
  return (await change[step.do]().executeTakeFirst()) !== undefined
}

/** Loads the caller's own contribution; one of another person is not-found, as if it did not exist. */
async function loadsOwn(db: Tx, { contributionId }: { contributionId: string }, who: Session) {
  const own = await db
    .selectFrom('contribution')
    .select(['pledge_id', 'person_id'])
    .where('id', '=', contributionId)
    .where('person_id', '=', who.id)
    .executeTakeFirst()
  if (!own) throw new AppError('not-found')
  return { facts: { creatorId: own.person_id }, thing: own.pledge_id }
}

const steps = (name: 'pause' | 'resume' | 'end') =>
  writeOn('pledge.manage', ContributionId, loadsOwn).mutation(async ({ input, ctx }): Promise<PledgeView> => {
    await takeStep(ctx, input.contributionId, { do: name })
    return orNotFound(await pledgeView(ctx.db, ctx.thing, ctx.who))
  })

/** Pauses the caller's own contribution: it does not count until it is resumed. */
export const pausePledge = steps('pause')

/** Resumes the caller's own paused or ended contribution: it counts again, and is due on the same day of the year. */
export const resumePledge = steps('resume')

/** Ends the caller's own contribution: it no longer counts. Its reason is shown until names are next added or removed. */
export const endPledge = steps('end')

/** Changes the amount of the caller's own contribution. */
export const changePledge = writeOn('pledge.manage', ChangePledge, loadsOwn).mutation(
  async ({ input, ctx }): Promise<PledgeView> => {
    await takeStep(ctx, input.contributionId, { do: 'change', cents: input.amount })
    return orNotFound(await pledgeView(ctx.db, ctx.thing, ctx.who))
  },
)
