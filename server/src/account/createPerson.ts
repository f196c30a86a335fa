import { randomBytes } from 'node:crypto'
import { TERMS_VERSION } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { Deps } from '../call/context.ts'
import { databaseErrorCode } from '../db/errors.ts'
import type { Tx } from '../db/tables.ts'

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
}

const emailTaken = () => new AppError('conflict', [{ path: ['email'], key: 'emailTaken' }])

/** Inserts an account, its person and the consent to the terms. @throws conflict if the address is taken */
export async function createPerson(tx: Tx, { auth }: Deps, person: NewPerson): Promise<void> {
  const taken = await tx.selectFrom('auth.user').select('id').where('email', '=', person.email).executeTakeFirst()
  if (taken) throw emailTaken()
  await auth.createUser(tx, person).catch((error: unknown) => {
    // Another request inserted it since we looked.
    throw databaseErrorCode(error) === 'conflict' ? emailTaken() : error
  })
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
  await tx
    .insertInto('consent')
    .values({
      person_id: person.id,
      kind: 'terms',
      version: TERMS_VERSION,
      locale: person.locale,
      campaign: person.campaign ?? null,
    })
    .execute()
}
