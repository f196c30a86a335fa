import { AppError } from '@fieldfare/shared/errors.ts'
import { DisablePerson, PersonId, type PersonRecord, SetLabels, SetOwner } from '@fieldfare/shared/people.ts'
import { write } from '../../platform/call/call.ts'
import { endedSessions } from '../../platform/call/changeEvents.ts'
import { lockTarget, personRecord } from './rows.ts'

/** Gives a person the role of land owner, or takes it away; the person keeps the communities. A repeated call changes nothing. */
export const setOwner = write('people.change', SetOwner).mutation(async ({ input, ctx }): Promise<PersonRecord> => {
  const { userId, owner } = input
  const person = await lockTarget(ctx.db, userId)
  const organization = input.organization ?? person.organization
  if (owner && !organization) throw new AppError('bad-input', [{ path: ['organization'], key: 'required' }])
  if (person.owner !== owner) {
    await ctx.db.updateTable('person').set({ owner, organization }).where('id', '=', userId).execute()
    await ctx.audit(owner ? 'people.owner' : 'people.notOwner', userId)
    ctx.publishMine(userId, 'account')
    ctx.publishPerson(userId)
  }
  return personRecord(ctx.db, userId)
})

/** Sets the labels (`tags`) of a person, which only admins see. */
export const setTags = write('people.change', SetLabels).mutation(async ({ input, ctx }): Promise<PersonRecord> => {
  const { userId, tags } = input
  const person = await lockTarget(ctx.db, userId)
  if (JSON.stringify(person.tags) !== JSON.stringify(tags)) {
    await ctx.db.updateTable('person').set({ tags }).where('id', '=', userId).execute()
    await ctx.audit('people.tags', userId)
  }
  return personRecord(ctx.db, userId)
})

/**
 * Disables an account: its sessions end, and signing in with the right password is refused with the reason. The account's content
 * stays, and it gets no mails about other people.
 * @throws forbidden for the caller's own account, and for an admin, whose role must first be revoked by a command
 */
export const disable = write('people.change', DisablePerson).mutation(async ({ input, ctx }): Promise<PersonRecord> => {
  const { userId, reason } = input
  const { db, who } = ctx
  if (userId === who.id) throw new AppError('forbidden', [{ path: ['userId'], key: 'ownAccount' }])
  // The account is locked first, as in signing in: a concurrent sign-in either opens its session before and the session
  // ends here, or comes after and is refused.
  await db.selectFrom('auth.account').select('id').where('userId', '=', userId).forUpdate().execute()
  // A concurrent write of the person either commits before this lock, or finds a disabled account.
  await db.selectFrom('auth.user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const person = await lockTarget(db, userId)
  if (person.admin) throw new AppError('forbidden', [{ path: ['userId'], key: 'adminAccount' }])
  if (person.disabled_at === null) {
    await db
      .updateTable('person')
      .set({ disabled_at: new Date(), disabled_by: who.id, disabled_reason: reason })
      .where('id', '=', userId)
      .execute()
    const ended = await db.deleteFrom('auth.session').where('userId', '=', userId).returning('id').execute()
    ctx.publish(endedSessions(ended))
    for (const { onDisabled } of ctx.deps.accountHooks) await onDisabled?.(ctx, userId)
    await ctx.audit('people.disabled', userId)
  }
  return personRecord(db, userId)
})

/** Enables a disabled account again. Other accounts stay unchanged. */
export const enable = write('people.change', PersonId).mutation(async ({ input, ctx }): Promise<PersonRecord> => {
  const { userId } = input
  const person = await lockTarget(ctx.db, userId)
  if (person.disabled_at !== null) {
    await ctx.db
      .updateTable('person')
      .set({ disabled_at: null, disabled_by: null, disabled_reason: null })
      .where('id', '=', userId)
      .execute()
    await ctx.audit('people.enabled', userId)
  }
  return personRecord(ctx.db, userId)
})
