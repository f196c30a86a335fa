import { RESET_MINUTES, VERIFY_HOURS } from '@fieldfare/shared/account.ts'
import { localeOf } from '@fieldfare/shared/locale.ts'
import type { TemplateKey } from '@fieldfare/shared/mailTemplate.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { makeLetters } from '../../platform/mail/letter.ts'
import { templateInForce } from '../../platform/setting/templates.ts'
import { makeSecret, type SecretKind } from './secrets.ts'

interface AccountJobs {
  /** Mails a welcome with the link that verifies the e-mail address. */
  mailWelcome: { personId: string }
  /** Mails the link to reset the password; to an unknown e-mail address nothing, though the caller gets the same answer. */
  mailReset: { email: string }
  /** Mails the new e-mail address the link that verifies it and puts it in use. */
  mailNewEmail: { personId: string }
  /**
   * Mails the old e-mail address that a new one was requested. The job is separate, since mails to the old one may fail.
   */
  mailOldEmail: { personId: string; oldEmail: string; newEmail: string }
  /** Mails the person that the password was changed. */
  mailPasswordChanged: { personId: string }
  /** Mails the person when the account will be erased, and how to cancel the deletion. */
  mailLeaving: { personId: string }
  eraseAccounts: Record<string, never>
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends AccountJobs {}
}

export const accountJobPlans: JobPlans<keyof AccountJobs> = {
  // With exponential back-off these retries outlast half a day without the mail server.
  mailWelcome: { retryLimit: 12 },
  mailReset: { retryLimit: 6, forgotten: true },
  mailNewEmail: { retryLimit: 12 },
  mailOldEmail: { retryLimit: 12, forgotten: true },
  mailPasswordChanged: { retryLimit: 12 },
  mailLeaving: { retryLimit: 12 },
  eraseAccounts: { retryLimit: 2, cron: '7 * * * *' },
}

/** Makes the handlers of the jobs that mail about accounts. They make the secrets of links, so that only hashes are stored. */
export function accountJobs(
  config: Config,
  { kysely }: Database,
  mailer: Mailer,
): JobHandlers<Exclude<keyof AccountJobs, 'eraseAccounts'>> {
  const siteUrl = config.PUBLIC_URL
  const letters = makeLetters(config, mailer)
  const secretFor = (kind: SecretKind, personId: string, email: string, minutes: number) =>
    kysely.transaction().execute((tx) => makeSecret(tx, kind, personId, email, minutes))

  const forgotUrl = `${siteUrl}/login?forgot=true`
  const send = async (to: Addressee, key: TemplateKey, values: Record<string, string>, email = to.email) => {
    const template = await templateInForce(kysely, key, to.locale)
    await letters.send(email, template, to.locale, { name: to.name, siteUrl, forgotUrl, ...values })
  }
  /**
   * Mails the holder of an account that its e-mail address was registered again, and that the new account sees nothing of the old one.
   */
  const mailKnownHolder = async (holder: Addressee, newcomerId: string) => {
    const secret = await secretFor('merge', newcomerId, holder.email, VERIFY_HOURS * 60)
    await send(holder, 'ACCOUNT_KNOWN', { mergeUrl: `${siteUrl}/verify-email/${secret}` })
  }
  /** Mails the holder of an account that another account wants to use its e-mail address. */
  const tellClaimed = (holder: Addressee) => send(holder, 'ADDRESS_CLAIMED', {})

  return {
    async mailWelcome({ personId }) {
      const person = await addressee(kysely, personId)
      if (!person || person.verified) return
      const holder = await verifiedAt(kysely, person.email)
      if (holder) return mailKnownHolder(holder, personId)
      const secret = await secretFor('verify', personId, person.email, VERIFY_HOURS * 60)
      const key = person.owner ? 'REGISTERED_WELCOME_OWNER' : 'REGISTERED_WELCOME_FAN'
      await send(person, key, { verifyUrl: `${siteUrl}/verify-email/${secret}` })
    },
    async mailReset({ email }) {
      const person = (await verifiedAt(kysely, email)) ?? (await newestAt(kysely, email))
      if (!person) return
      const secret = await secretFor('reset', person.id, person.email, RESET_MINUTES)
      const resetUrl = `${siteUrl}/reset-password/${secret}`
      await send(person, 'FORGOT_PASSWORD', { resetUrl, minutes: String(RESET_MINUTES) })
    },
    async mailNewEmail({ personId }) {
      const person = await addressee(kysely, personId)
      if (!person?.newEmail) return
      const holder = await verifiedAt(kysely, person.newEmail)
      if (holder) return tellClaimed(holder)
      const secret = await secretFor('new-email', personId, person.newEmail, VERIFY_HOURS * 60)
      const verifyUrl = `${siteUrl}/verify-email/${secret}`
      await send(person, 'NEW_EMAIL', { verifyUrl }, person.newEmail)
    },
    async mailOldEmail({ personId, oldEmail, newEmail }) {
      const person = await addressee(kysely, personId)
      if (person) await send(person, 'OLD_EMAIL', { newEmail }, oldEmail)
    },
    async mailPasswordChanged({ personId }) {
      const person = await addressee(kysely, personId)
      if (person) await send(person, 'PASSWORD_CHANGED', {})
    },
    async mailLeaving({ personId }) {
      const person = await addressee(kysely, personId)
      if (!person?.leavingAt) return
      const date = person.leavingAt.toLocaleDateString(person.locale, { dateStyle: 'long', timeZone: person.timeZone })
      await send(person, 'ACCOUNT_LEAVING', { date })
    },
  }
}

type Addressee = NonNullable<Awaited<ReturnType<typeof addressee>>>

/** Returns the account that verified an e-mail address; null if none did. */
async function verifiedAt(db: Tx, email: string): Promise<Addressee | null> {
  const user = db.selectFrom('auth.user').select('id').where('email', '=', email).where('emailVerified', '=', true)
  const found = await user.executeTakeFirst()
  return found ? addressee(db, found.id) : null
}

/** Returns the newest account with an e-mail address, verified or not. */
async function newestAt(db: Tx, email: string): Promise<Addressee | null> {
  const user = db.selectFrom('auth.user').select('id').where('email', '=', email).orderBy('createdAt', 'desc')
  const found = await user.executeTakeFirst()
  return found ? addressee(db, found.id) : null
}

/** Returns the data of a person for a mail. The name of an unverified account is left out, since its e-mail address may be someone else's. */
async function addressee(db: Tx, id: string) {
  const row = await db
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select(['user.id', 'user.name', 'user.email', 'user.emailVerified as verified'])
    .select(['person.owner', 'person.locale', 'person.new_email as newEmail'])
    .select(['person.leaving_at as leavingAt', 'person.time_zone as timeZone'])
    .where('person.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const locale = localeOf(row.locale)
  return { ...row, locale, name: row.verified ? row.name : '' }
}
