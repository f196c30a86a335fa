import { randomBytes } from 'node:crypto'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { Deps } from '../../platform/call/context.ts'
import { addConsent } from '../consent/rows.ts'
import type { Tx } from '../../platform/db/tables.ts'

interface NewPerson {
  id: string
  name: string
  email: string
  passwordHash: string
  locale: Locale
  timeZone: string
  campaign?: string | undefined
  owner: boolean
  organization: string | null
  /** The time of the registration; set only in demo data, now by default. */
  since?: Date
}

/**
 * Inserts an account, its person and the consent to the terms. Does not check whether another account has the e-mail
 * address, and so does not reveal it: the address belongs to the account that verifies it.
 */
export async function createPerson(tx: Tx, { auth, documents }: Deps, person: NewPerson): Promise<void> {
  await auth.createUser(tx, person)
  await tx
    .insertInto('person')
    .values({
      id: person.id,
      owner: person.owner,
      organization: person.organization,
      locale: person.locale,
      time_zone: person.timeZone,
      unsubscribe_secret: randomBytes(32).toString('base64url'),
    })
    .execute()
  const { id: personId, locale, campaign = null, since: at } = person
  await addConsent(tx, documents, { personId, purpose: 'terms', locale, campaign, ...(at && { at }) })
}
