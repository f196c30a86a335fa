import { AppError } from '@fieldfare/shared/errors.ts'
import { ChangePledge, ContributionId, type PledgeView } from '@fieldfare/shared/pledge.ts'
import { sql } from 'kysely'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import type { Session } from '../../platform/session/session.ts'
import type { Effects } from '../../platform/call/transaction.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { publishGiving } from './give.ts'
import { pledgeView } from './rows.ts'

/** A step that a giver takes with a contribution. */
export type Step = { do: 'pause' } | { do: 'resume' } | { do: 'end' } | { do: 'change'; cents: number }

/**
 * Takes a step with a contribution, in the order in which everything about a pledge is locked: its row first. The same step again
 * changes nothing. Called when it is known that the giver asks.
 * @throws not-found where there is no such contribution, or the pledge is deleted; bad-input for a pause of what is given once
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

/** Finds the caller's own contribution; a contribution of another person looks as if there were none. */
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

/** Pauses one's own contribution: it does not count until it is resumed. */
export const pausePledge = steps('pause')

/** Lets one's own contribution that is paused, or has ended, count again. Its day of the year stays. */
export const resumePledge = steps('resume')

/** Ends one's own contribution: it does not count any more. Its reason is shown until the next names come or go. */
export const endPledge = steps('end')

/** Changes the amount of one's own contribution. */
export const changePledge = writeOn('pledge.manage', ChangePledge, loadsOwn).mutation(
  async ({ input, ctx }): Promise<PledgeView> => {
    await takeStep(ctx, input.contributionId, { do: 'change', cents: input.amount })
    return orNotFound(await pledgeView(ctx.db, ctx.thing, ctx.who))
  },
)
