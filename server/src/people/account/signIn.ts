import { SignIn } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { inTransaction, openCall } from '../../platform/call/call.ts'
import type { CallContext } from '../../platform/call/context.ts'
import { refusalOfLimit } from '../../platform/call/limits.ts'
import { makeKnownDevices, PEOPLE_MAX } from './knownDevice.ts'
import { openSession } from './openSession.ts'

/**
 * Signs in with e-mail and password. An unknown address and a wrong password get the same answer after the same time.
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
  /** The device's name, if the person has signed in on it before. */
  device: string | null
}
/** The number of accounts that are read: the verified one, as many as a device knows, and the newest. */
const ACCOUNTS_MAX = 1 + PEOPLE_MAX + 1
/** The accounts that may sign in with one address: the one that verified it, and one that did not. */
interface Accounts {
  verified: Account | undefined
  unverified: Account | undefined
}

/**
 * Finds the accounts that may sign in with an address. Of several that have not verified it, the one known on this
 * device may, else the newest. Anybody can register any number of these, so the verified one and those known on this
 * device are looked up first.
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
 * Keeps only the accounts known on this device, under a limit of its own, while guesses from everywhere are refused.
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
 * The account whose password this is. Always checks two passwords, at once: the time does not tell how many accounts an address
 * has.
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
