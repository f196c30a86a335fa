import { SignIn } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { inTransaction, openCall } from '../../platform/call/call.ts'
import type { CallContext } from '../../platform/call/context.ts'
import { refusalOfLimit } from '../../platform/call/limits.ts'
import { makeKnownDevices, PEOPLE_MAX } from './knownDevice.ts'
import { openSession } from './openSession.ts'

/**
 * Signs in with e-mail address and password. An unknown address and a wrong password get the same answer after the same time.
 * Only failures count against the limits.
 */
export const signIn = openCall('account.signIn', SignIn).mutation(async ({ input, ctx }) => {
  const { deps, request, reply } = ctx
  const { limits } = deps
  const { email, password } = input
  await limits.countFrom('signInFrom', request)
  await limits.countFrom('signIn', request, email)
  const accounts = await accountsAt(ctx, email)
  // The attempt is counted before the password is checked, so that concurrent guesses are all counted.
  const refused =
    (await refusalOfLimit(limits.count('signInHour', email))) ??
    (await refusalOfLimit(limits.count('signInDay', email)))
  const tried = refused ? await onlyKnown(ctx, accounts, refused) : accounts

  const found = await matching(ctx, tried, password)
  if (!found) throw new AppError('login-failed')
  await Promise.all([
    limits.giveBackFrom('signInFrom', request),
    limits.giveBackFrom('signIn', request, email),
    limits.giveBack('signInHour', email),
    limits.giveBack('signInDay', email),
    refused && found.device && limits.giveBack('signInDevice', found.device),
  ])
  const entering = { ...found, headers: request.headers }
  const { me, cookies } = await inTransaction(ctx, (tx) => openSession(tx.db, deps, entering))
  reply.header('set-cookie', cookies)
  return me
})

interface Account {
  id: string
  passwordHash: string
  /** The device's random name, if the person has signed in on it before; else null. */
  device: string | null
}
/** The maximum of accounts that are read: the verified one, those known on a device, and the newest one. */
const ACCOUNTS_MAX = 1 + PEOPLE_MAX + 1
/** The accounts that may sign in with one e-mail address: the one that verified it, and one that did not. */
interface Accounts {
  verified: Account | undefined
  unverified: Account | undefined
}

/**
 * Finds the accounts that may sign in with an e-mail address. Of several unverified ones, the one known on this device
 * may, else the newest. Anybody can register any number of unverified accounts, so the verified one and those known on
 * this device are read first.
 */
async function accountsAt({ deps, request }: CallContext, email: string): Promise<Accounts> {
  const devices = makeKnownDevices(deps.config)
  const claimed = devices.claimedBy(request.headers.cookie)
  const rows = await deps.db.kysely
    .selectFrom('auth.user as user')
    .innerJoin('auth.account as account', 'account.userId', 'user.id')
    .select(['user.id', 'user.emailVerified as verified', 'account.password'])
    .where('user.email', '=', email)
    .where('account.providerId', '=', 'credential')
    .orderBy('user.emailVerified', 'desc')
    .orderBy(sql`"user".id::text = any(${claimed}::text[])`, 'desc')
    .orderBy('user.createdAt', 'desc')
    .limit(ACCOUNTS_MAX)
    .execute()
  const accounts = rows.flatMap(({ id, verified, password }) => {
    if (!password) return []
    const credential = { id, passwordHash: password }
    return [{ ...credential, verified, device: devices.nonceOf(request.headers.cookie, credential) }]
  })
  const unverified = accounts.filter(({ verified }) => !verified)
  return {
    verified: accounts.find(({ verified }) => verified),
    unverified: unverified.find(({ device }) => device !== null) ?? unverified[0],
  }
}

/**
 * Returns only the accounts known on this device. They have a limit of their own if too many guesses block the other accounts.
 * @throws `refused` if no account is known on this device
 */
async function onlyKnown({ deps }: CallContext, { verified, unverified }: Accounts, refused: AppError) {
  const known = { verified: ifKnown(verified), unverified: ifKnown(unverified) }
  const device = known.verified?.device ?? known.unverified?.device
  if (!device) throw refused
  await deps.limits.count('signInDevice', device)
  return known
}
const ifKnown = (account: Account | undefined) => (account?.device ? account : undefined)

/**
 * Returns the account whose password this is. Always hashes twice, concurrently, so that the time does not reveal how many accounts
 * an e-mail address has.
 */
async function matching({ deps: { auth } }: CallContext, { verified, unverified }: Accounts, password: string) {
  const check = async (account: Account | undefined) => {
    if (account) return (await auth.verifyPassword(password, account.passwordHash)) ? account : undefined
    await auth.hashPassword(password)
    return undefined
  }
  const [first, second] = await Promise.all([check(verified), check(unverified)])
  return first ?? second
}
