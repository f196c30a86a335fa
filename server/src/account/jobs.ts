import { RESET_MINUTES, VERIFY_HOURS } from '@fieldfare/shared/account.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, loadMessages } from '@fieldfare/shared/locale.ts'
import { type TemplateKey, TemplateValue } from '@fieldfare/shared/setting.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { Tx } from '../db/tables.ts'
import type { Mailer } from '../mail/mailer.ts'
import { render } from '../mail/mailTemplate.ts'
import { makeSecret } from './secrets.ts'

/** Sends the mails of accounts. Each mail's secret is made here, so that only its hash is stored. */
export function accountJobs(
  config: Config,
  { kysely }: Database,
  mailer: Mailer,
): Pick<JobHandlers, 'mailWelcome' | 'mailReset' | 'mailNewEmail' | 'mailOldEmail' | 'mailLeaving'> {
  const siteUrl = config.PUBLIC_URL
  const secretFor = (kind: 'verify' | 'reset' | 'new-email', personId: string, email: string, minutes: number) =>
    kysely.transaction().execute((tx) => makeSecret(tx, kind, personId, email, minutes))

  return {
    async mailWelcome({ personId }) {
      const person = await addressee(kysely, personId)
      if (!person || person.verified) return
      const secret = await secretFor('verify', personId, person.email, VERIFY_HOURS * 60)
      const key = person.owner ? 'REGISTERED_WELCOME_OWNER' : 'REGISTERED_WELCOME_FAN'
      const template = await kept(kysely, key, person.locale)
      const values = { name: person.name, verifyUrl: `${siteUrl}/verify-email/${secret}`, siteUrl }
      await mailer.send({ to: person.email, ...render(template, person.locale, values) })
    },
    async mailReset({ email }) {
      const found = await kysely.selectFrom('auth.user').select('id').where('email', '=', email).executeTakeFirst()
      const person = found && (await addressee(kysely, found.id))
      if (!person) return
      const secret = await secretFor('reset', person.id, person.email, RESET_MINUTES)
      const resetUrl = `${siteUrl}/reset-password/${secret}`
      const values = { name: person.name, resetUrl, minutes: String(RESET_MINUTES) }
      await mailer.send({
        to: person.email,
        ...render(await kept(kysely, 'FORGOT_PASSWORD', person.locale), person.locale, values),
      })
    },
    async mailNewEmail({ personId }) {
      const person = await addressee(kysely, personId)
      if (!person?.newEmail) return
      const { mail } = await loadMessages(person.locale)
      const secret = await secretFor('new-email', personId, person.newEmail, VERIFY_HOURS * 60)
      const verifyUrl = `${siteUrl}/verify-email/${secret}`
      await mailer.send({
        to: person.newEmail,
        ...render(mail.newEmail, person.locale, { name: person.name, verifyUrl }),
      })
    },
    async mailOldEmail({ personId, oldEmail, newEmail }) {
      const person = await addressee(kysely, personId)
      if (!person) return
      const { mail } = await loadMessages(person.locale)
      const values = { name: person.name, newEmail, siteUrl }
      await mailer.send({ to: oldEmail, ...render(mail.oldEmail, person.locale, values) })
    },
    async mailLeaving({ personId }) {
      const person = await addressee(kysely, personId)
      if (!person?.leavingAt) return
      const { mail } = await loadMessages(person.locale)
      const date = person.leavingAt.toLocaleDateString(person.locale, { dateStyle: 'long', timeZone: person.timeZone })
      const values = { name: person.name, date, siteUrl }
      await mailer.send({ to: person.email, ...render(mail.leaving, person.locale, values) })
    },
  }
}

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
  const locale: Locale = LOCALES.find((one) => one === row.locale) ?? DEFAULT_LOCALE
  return { ...row, locale }
}

async function kept(db: Tx, key: TemplateKey, locale: Locale) {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return TemplateValue.parse(row.value)[locale]
}
