import { BecomeOwner, MakeOwner, type Me } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { meView } from './rows.ts'

/** Makes the caller a land owner. Changes nothing if the caller is one already. */
export const becomeOwner = write('account.change', BecomeOwner).mutation(async ({ input, ctx }): Promise<Me> => {
  await setOwner(ctx, ctx.who.id, input.organization)
  return meView(ctx.db, ctx.who.id)
})

/** Makes the person with this verified e-mail address a land owner. @throws not-found if no account has verified the address */
export const makeOwner = write('account.makeOwner', MakeOwner).mutation(
  async ({ input, ctx }): Promise<{ id: string }> => {
    const person = await ctx.db
      .selectFrom('auth.user')
      .select('id')
      .where('email', '=', input.email)
      .where('emailVerified', '=', true)
      .executeTakeFirst()
    if (!person) throw new AppError('not-found')
    await setOwner(ctx, person.id, input.organization)
    return person
  },
)

async function setOwner(ctx: TransactionContext, id: string, organization: string): Promise<void> {
  const changed = await ctx.db
    .updateTable('person')
    .set({ owner: true, organization })
    .where('id', '=', id)
    .where('owner', '=', false)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  await ctx.audit('account.owner', id)
  ctx.publishMine(id, 'account')
  ctx.publishPerson(id)
}
