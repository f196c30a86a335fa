import { isFirstView, nameFault, type ProfileChange, UpdateHome, UpdateProfile } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { inTransaction, openCall, write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { refusalOfLimit } from '../../platform/call/limits.ts'
import { toPoint } from '../../platform/db/geo.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import { assertPassword } from './passwords.ts'
import { meView, notSignedIn } from './rows.ts'
import { forgetNewEmail } from './secrets.ts'
import { finishSurveys } from '../campaign/finish.ts'

/** Changes the caller's profile. A new e-mail address applies once verified; the answer does not reveal whether it has an account. */
export const update = openCall('account.change', UpdateProfile).mutation(async ({ input, ctx }) => {
  const who = ctx.who
  if (!who) throw new AppError('not-signed-in')
  const { email, password, name, ...rest } = input.profile
  const newEmail = email !== undefined && email !== who.email ? email : null
  const isSameEmail = email === who.email
  // A name that is older than this rule may stay.
  const fault = name !== undefined && name !== who.name ? nameFault(name) : null
  if (fault) throw new AppError('bad-input', [{ path: ['profile', 'name'], key: fault }])
  if (newEmail) await assertPassword(ctx, who, password, ['profile', 'password'])
  const within = async (address: string) =>
    (await refusalOfLimit(ctx.deps.limits.count('verifyMail', address))) === null
  const allowed: AllowedMails = {
    mailed: newEmail !== null && (await within(newEmail)),
    // An unverified old e-mail address may be anybody's, so mails to it are limited.
    oldTold: newEmail !== null && (who.verified || (await within(who.email))),
  }
  return inTransaction(ctx, async (tx) => {
    // The person is locked before anything is written: a concurrent erasure either waits, or has already finished.
    await lockPerson(tx.db, who.id)
    if (name !== undefined && name !== who.name) {
      await tx.db.updateTable('auth.user').set({ name, updatedAt: new Date() }).where('id', '=', who.id).execute()
    }
    if (newEmail) await askForNewEmail(tx, who, newEmail, allowed)
    if (isSameEmail) await forgetNewEmail(tx.db, who.id)
    const before = await tx.db
      .selectFrom('person')
      .select('show_name')
      .where('id', '=', who.id)
      .forUpdate()
      .executeTakeFirstOrThrow(notSignedIn)
    const columns = toColumns(rest)
    if (Object.keys(columns).length > 0) {
      await tx.db.updateTable('person').set(columns).where('id', '=', who.id).execute()
    }
    const shown = rest.showName ?? before.show_name
    const renamed = name !== undefined && name !== who.name
    const change = { name: renamed, shown: shown !== before.show_name || (shown && renamed) }
    if (change.name || change.shown)
      for (const { onRenamed } of ctx.deps.accountHooks) await onRenamed?.(tx, who.id, change)
    tx.publishMine(who.id, 'account')
    const isShown = name !== undefined || rest.city !== undefined || rest.showProfile !== undefined
    if (isShown) tx.publishPerson(who.id)
    return meView(tx.db, who.id)
  })
})

/** The mails that the limits allow: to the new e-mail address (`mailed`), and to the old one (`oldTold`). */
interface AllowedMails {
  mailed: boolean
  oldTold: boolean
}

async function askForNewEmail(
  tx: TransactionContext,
  who: Session,
  email: string,
  { mailed, oldTold }: AllowedMails,
): Promise<void> {
  await tx.db.updateTable('person').set({ new_email: email }).where('id', '=', who.id).execute()
  if (mailed) await tx.enqueue('mailNewEmail', { personId: who.id })
  if (oldTold) await tx.enqueue('mailOldEmail', { personId: who.id, oldEmail: who.email, newEmail: email })
  await tx.audit('account.newEmail', who.id)
}

type Rest = Omit<ProfileChange, 'name' | 'email' | 'password'>
const COLUMNS = {
  showName: 'show_name',
  showProfile: 'show_profile',
  messages: 'messages',
  locale: 'locale',
  timeZone: 'time_zone',
  organization: 'organization',
  companyName: 'company_name',
  sector: 'sector',
  address: 'address',
  website: 'website',
  city: 'city',
  age: 'age',
  education: 'education',
  gender: 'gender',
} as const satisfies Record<keyof Rest, string>

// Fields that are left out stay unchanged; an empty text removes the value.
const toColumns = (rest: Rest) =>
  Object.fromEntries(
    Object.entries(COLUMNS)
      .map(([field, column]) => [column, rest[field as keyof Rest]] as const)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => [column, value === '' ? null : value]),
  )

/**
 * Sets the caller's home marker. Changes nothing if a coordinate is missing, or for the initial view of the map, which nobody chose;
 * two nulls remove the marker.
 */
export const updateHome = write('account.change', UpdateHome).mutation(async ({ input, ctx }) => {
  const { lng, lat } = input.coordinates
  const both = typeof lng === 'number' && typeof lat === 'number'
  if ((both && !isFirstView({ lng, lat })) || (lng === null && lat === null)) {
    await ctx.db
      .updateTable('person')
      .set({ home: both ? toPoint(lng, lat) : null })
      .where('id', '=', ctx.who.id)
      .execute()
    if (both) await finishSurveys(ctx.db, ctx.who.id)
    if (both) ctx.progressed(ctx.who.id)
    ctx.publishMine(ctx.who.id, 'account')
  }
  return meView(ctx.db, ctx.who.id)
})
