import { createHash } from 'node:crypto'
import type { ClientErrorView } from '@fieldfare/shared/diagnostics.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { PageInput } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { readMine } from '../call/call.ts'
import { byTime, paged } from '../call/page.ts'
import type { Tx } from '../db/tables.ts'

/** The most kinds of errors that are stored: a browser that invents messages must not fill the database. */
const KINDS_MAX = 500

/**
 * Patterns of text that a person may have typed or may be known by: e-mail addresses, paths of URLs, ids, numbers of
 * three or more digits, and quoted text.
 */
const PRIVATE: [RegExp, string][] = [
  [/[^\s"'<>()@]+@[^\s"'<>()]+/g, '[address]'],
  [/(https?:\/\/[^\s/"')]+)[^\s"':)]*/g, '$1'],
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '[id]'],
  [/"[^"]{1,200}"|“[^”]{1,200}”/g, '"…"'],
]

/** Returns a text without the parts that may be about a person. */
export const withoutPersons = (text: string): string =>
  PRIVATE.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text)

/** Stores an error of a browser, one row per kind, with the number of times it came. Beyond KINDS_MAX kinds only known kinds are counted. */
export async function keepClientError(
  db: Tx,
  { message, stack, page }: { message: string; stack: string; page: string },
): Promise<void> {
  const kept = { message: withoutPersons(message), stack: withStackPaths(stack), page: withoutPersons(page) }
  const fingerprint = createHash('sha256').update(JSON.stringify(kept)).digest()
  await sql`
    insert into client_error (fingerprint, message, stack, page)
    select ${fingerprint}, ${kept.message}, ${kept.stack}, ${kept.page}
    where (select count(*) from (select from client_error limit ${KINDS_MAX}) kept) < ${KINDS_MAX}
      or exists (select from client_error where fingerprint = ${fingerprint})
    on conflict (fingerprint) do update set times = client_error.times + 1, last_at = now()`.execute(db)
}

/** Cleans a stack, but keeps the paths of its URLs: they name files of this app. */
const withStackPaths = (stack: string): string =>
  withoutPersons(stack.replaceAll(/https?:\/\/[^\s/"')]+(\/[\w./-]*)[^\s:)]*/g, '$1'))

/** The call that lists browsers' errors for admins, the most recent kind of error first. */
export const clientErrors = readMine('log.see', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<ClientErrorView>> =>
    paged(
      ctx.db.selectFrom('client_error').select(['id', 'message', 'stack', 'page', 'times', 'first_at', 'last_at']),
      byTime('last_at', 'id'),
      input,
      ({ first_at, last_at, ...row }) => ({ ...row, firstAt: first_at.toISOString(), lastAt: last_at.toISOString() }),
    ),
)
