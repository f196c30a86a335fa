import { isLocale } from '@fieldfare/shared/locale.ts'
import type { MailingFailure, MailingView } from '@fieldfare/shared/mailing.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { bySerial, byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import { IS_EXCEPTION, progressOf } from '../../content/delivery/ledger.ts'
import type { Tx } from '../../platform/db/tables.ts'

const mailings = (db: Tx) =>
  db
    .selectFrom('mailing')
    .leftJoin('auth.user as user', 'user.id', 'mailing.created_by')
    .select(['mailing.id', 'mailing.kind', 'mailing.title', 'mailing.body', 'mailing.created_at', 'user.name'])
    .select(['mailing.locale', 'mailing.texts'])
    .select([
      'mailing.redirected_to',
      'mailing.stopped_at',
      progressOf('mailing', sql`mailing.id`, sql`mailing.mails`, sql`mailing.mails_sent`).as('progress'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof mailings>['executeTakeFirstOrThrow']>>

const toView = (row: Row): MailingView => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  body: row.body,
  locale: isLocale(row.locale) ? row.locale : null,
  texts: row.texts,
  createdAt: row.created_at.toISOString(),
  createdByName: row.name ?? '',
  redirectedTo: row.redirected_to,
  stoppedAt: row.stopped_at?.toISOString() ?? null,
  progress: row.progress,
})

export async function mailingView(db: Tx, id: string): Promise<MailingView | null> {
  const row = await mailings(db).where('mailing.id', '=', id).executeTakeFirst()
  return row ? toView(row) : null
}

/** Reads a page of the mailings of admins, newest first. */
export const mailingPage = (db: Tx, request: PageRequest): Promise<Page<MailingView>> =>
  paged(mailings(db), byTime('mailing.created_at', 'mailing.id'), request, toView)

const failures = (db: Tx, mailingId: string) =>
  db
    .selectFrom('delivery as got')
    .leftJoin('auth.user as user', 'user.id', 'got.person_id')
    .select(['got.id', 'got.state', 'got.tries', 'got.error', 'got.at', 'got.address', 'user.name'])
    .where('got.kind', '=', 'mailing')
    .where('got.subject_id', '=', mailingId)
    .where('got.state', 'in', ['waiting', 'sending', 'failed'])
    .where(IS_EXCEPTION)

type FailureRow = Awaited<ReturnType<ReturnType<typeof failures>['executeTakeFirstOrThrow']>>

const toFailure = ({ id, name, address, state, tries, error, at }: FailureRow): MailingFailure => ({
  nth: id,
  to: name ?? address ?? '',
  state: state === 'failed' ? 'failed' : 'late',
  tries,
  error,
  at: at.toISOString(),
})

/** Reads a page of a mailing's mails that failed or still wait. People are shown by name; e-mail addresses are only on the page of people. */
export const failurePage = (db: Tx, mailingId: string, request: PageRequest): Promise<Page<MailingFailure>> =>
  paged(failures(db, mailingId), bySerial('got.id'), request, toFailure)
