import { CONSENT_VERSIONS, type ConsentPurpose, type ConsentView, PURPOSES } from '@fieldfare/shared/consent.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { type Locale, localeOf } from '@fieldfare/shared/locale.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import type { Documents } from '../../platform/document/documents.ts'
import { hashOfText } from './texts.ts'

/** Reads the purposes to which a person consents now: given, and not withdrawn since. */
export async function givenConsents(db: Tx, personId: string): Promise<Set<ConsentPurpose>> {
  const rows = await db
    .selectFrom('consent_now')
    .select('kind')
    .where('person_id', '=', personId)
    .where('given', '=', true)
    .execute()
  return new Set(rows.map(({ kind }) => kind))
}

/** Lists, in the order of PURPOSES, whether a person last gave or withdrew consent to each purpose. */
export async function consentsOf(db: Tx, personId: string): Promise<ConsentView[]> {
  const rows = await db.selectFrom('consent_now').selectAll().where('person_id', '=', personId).execute()
  return rows
    .map(({ kind, given, version, locale, given_at }) => ({
      purpose: kind,
      given,
      version,
      locale: localeOf(locale),
      at: given_at.toISOString(),
    }))
    .toSorted((a, b) => PURPOSES.indexOf(a.purpose) - PURPOSES.indexOf(b.purpose))
}

interface ConsentStatement {
  id: string
  personId: string
  purpose: ConsentPurpose
  given: boolean
}
/** Tells whether a call is a retry: the person already stored the same statement under this id. @throws conflict if the id has any other */
export async function isRetry(db: Tx, { id, personId, purpose, given }: ConsentStatement): Promise<boolean> {
  const row = await db
    .selectFrom('consent')
    .select(['person_id', 'kind', 'given'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row && (row.person_id !== personId || row.kind !== purpose || row.given !== given)) throw new AppError('conflict')
  return row !== undefined
}

export interface GivenConsent {
  id?: string
  personId: string
  purpose: ConsentPurpose
  locale: Locale
  campaign?: string | null
  /** The time of the consent; set only in demo data, now by default. */
  at?: Date
}

/** Stores a person's consent to the text that the site shows now in a language. The caller holds the person's lock. */
export async function addConsent(
  db: Tx,
  documents: Documents,
  { id, personId, purpose, locale, campaign = null, at }: GivenConsent,
): Promise<void> {
  await db
    .insertInto('consent')
    .values({
      ...(id !== undefined && { id }),
      person_id: personId,
      kind: purpose,
      version: CONSENT_VERSIONS[purpose],
      text_hash: await hashOfText(documents, purpose, locale),
      locale,
      campaign,
      // clock_timestamp() is the time of the insert; the transaction may have started earlier and waited for a lock.
      given_at: at ?? sql<Date>`clock_timestamp()`,
    })
    .execute()
}
