import { isLocale } from '@fieldfare/shared/locale.ts'
import type { MailingFailure, MailingProgress, MailingView } from '@fieldfare/shared/mailing.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { bySerial, byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import type { Tx } from '../../platform/db/tables.ts'

const isOpen = sql`state in ('waiting', 'sending')`

/** Counted when it is read: what a counter would keep could drift. */
const PROGRESS = sql<MailingProgress>`(
  select json_build_object(
    'total', count(*),
    'sent', count(*) filter (where state = 'sent'),
    'waiting', count(*) filter (where ${isOpen} and error = ''),
    'late', count(*) filter (where ${isOpen} and error <> ''),
    'failed', count(*) filter (where state = 'failed'),
    'skipped', count(*) filter (where state = 'none'),
    'stopped', count(*) filter (where state = 'stopped')
  ) from mailing_recipient r where r.mailing_id = mailing.id)`

const mailings = (db: Tx) =>
  db
    .selectFrom('mailing')
    .leftJoin('auth.user as user', 'user.id', 'mailing.created_by')
    .select(['mailing.id', 'mailing.kind', 'mailing.title', 'mailing.body', 'mailing.created_at', 'user.name'])
    .select(['mailing.locale', 'mailing.texts'])
    .select(['mailing.redirected_to', 'mailing.stopped_at', PROGRESS.as('progress')])

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

/** What admins sent, newest first. */
export const mailingPage = (db: Tx, request: PageRequest): Promise<Page<MailingView>> =>
  paged(mailings(db), byTime('mailing.created_at', 'mailing.id'), request, toView)

const failures = (db: Tx, mailingId: string) =>
  db
    .selectFrom('mailing_recipient as got')
    .leftJoin('auth.user as user', 'user.id', 'got.person_id')
    .select(['got.nth', 'got.state', 'got.tries', 'got.error', 'got.at', 'got.address', 'user.name'])
    .where('got.mailing_id', '=', mailingId)
    .where(sql<boolean>`(got.error <> '' or got.state = 'failed')`)
    .where('got.state', 'in', ['waiting', 'sending', 'failed'])

type FailureRow = Awaited<ReturnType<ReturnType<typeof failures>['executeTakeFirstOrThrow']>>

const toFailure = ({ nth, name, address, state, tries, error, at }: FailureRow): MailingFailure => ({
  nth,
  to: name ?? address ?? '',
  state: state === 'failed' ? 'failed' : 'late',
  tries,
  error,
  at: at.toISOString(),
})

/** Mails that were not sent, or not yet. People are shown by name: their addresses are read on the page of people. */
export const failurePage = (db: Tx, mailingId: string, request: PageRequest): Promise<Page<MailingFailure>> =>
  paged(failures(db, mailingId), bySerial('got.nth'), request, toFailure)
