import type { Page } from '@fieldfare/shared/page.ts'
import { args, NoArgs, PageInput } from '@fieldfare/shared/schemas.ts'
import { PEOPLE_AT_ONCE } from '../../content/delivery/walk.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { read, write } from '../../platform/call/call.ts'
import { byId, paged } from '../../platform/call/page.ts'
import { claimDue } from './claimDue.ts'
import { dueNow, registeredBefore } from './due.ts'
import { templateFor } from './reminderDelivery.ts'

export interface Reminded {
  status: 200
  message: string
  /** The number of people reminded by this call; if `more`, a job reminds others. */
  reminded: number
  more: boolean
}

/** Reminds the people who are due, as the daily job does. */
export const rresCron = write('maintenance.run', NoArgs).mutation(({ ctx }): Promise<Reminded> =>
  remindNow(ctx, ctx.deps),
)

/** Claims the first people who are due and leaves the others to a job; further jobs send the mails. */
export async function remindNow(tx: TransactionContext, { config, db }: Deps): Promise<Reminded> {
  const atOnce = PEOPLE_AT_ONCE[db.engine]
  const reminded = await claimDue(tx, new Date(), config.TIME_ZONE, atOnce)
  const more = reminded === atOnce
  if (more) await tx.enqueue('remindPeople', {})
  await tx.audit('maintenance.remind', 'reminder', { reminded })
  return { status: 200, message: `${reminded} reminded`, reminded, more }
}

interface Reached {
  id: string
  name: string
  locale: string
  areas: number
  template: ReturnType<typeof templateFor>
}

/** Reads a page of the people whom the reminder would reach now, and their number. Nothing is sent. */
export const _test = read('maintenance.run', args([], PageInput).prefault({})).query(
  async ({ input, ctx: { db, deps } }): Promise<Page<Reached> & { count: number }> => {
    const due = dueNow(db, registeredBefore(new Date(), deps.config.TIME_ZONE))
    const { count } = await due
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const page = await paged(due, byId('person.id'), input, ({ id, name, locale, areas }) => ({
      id,
      name,
      locale,
      areas,
      template: templateFor(areas),
    }))
    return { ...page, count: Number(count) }
  },
)
