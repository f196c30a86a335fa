import type { Page } from '@fieldfare/shared/page.ts'
import { args, NoArgs, PageInput } from '@fieldfare/shared/schemas.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { read, write } from '../../platform/call/call.ts'
import { byId, paged } from '../../platform/call/page.ts'
import { claimDue, dueNow, registeredBefore, REMINDED_AT_ONCE } from './due.ts'
import { templateFor } from './jobs.ts'

export interface Reminded {
  status: 200
  message: string
  /** How many people are reminded now; others may follow. */
  reminded: number
  more: boolean
}

/** Reminds those who are due, as the daily job does. */
export const rresCron = write('maintenance.run', NoArgs).mutation(({ ctx }): Promise<Reminded> =>
  remindNow(ctx, ctx.deps.config.TIME_ZONE),
)

/** Claims the first of those who are due, and leaves the others to the job; the mails are jobs, too. */
export async function remindNow(tx: TransactionContext, zone: string): Promise<Reminded> {
  const reminded = await claimDue(tx, new Date(), zone)
  const more = reminded === REMINDED_AT_ONCE
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

/** Whom the reminder would reach now, a page at a time, and how many they are. Nothing is sent. */
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
