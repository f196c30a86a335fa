import { type Selectable, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Tables, Tx } from '../db/tables.ts'
import { JOB_PLANS, type JobName } from '../jobs/names.ts'

/** `none`: it is no longer true, or its reader wants no such mails. */
export type MailOutcome = 'sent' | 'waiting' | 'failed' | 'none'

/** The row of one mail to one reader. */
export interface MailRow<Claimed extends { tries: number }, Settled> {
  /** Marks a mail that waits as being sent, and counts the try. @returns undefined where it does not wait */
  claim(): Promise<Claimed | undefined>
  /** Keeps what became of a claimed mail, and what the mail server said where it refused it. Changes nothing where it is not claimed. */
  settle(outcome: MailOutcome, refusal: string): Promise<Settled>
  /** What a mail counts as that an earlier try claimed and never settled; failed where this is not given. */
  unsettled?: MailOutcome
}

/**
 * Sends a mail of a job at most once: it is claimed before it is sent and never sent again after that, unless sending it threw. A crash
 * in between may lose a mail, and sends none twice.
 * @param send sends it as the last thing it does, or says why not
 * @returns what `settle` returns
 * @throws what `send` throws, so that the job is tried again; after the last try the mail failed and nothing is thrown
 */
export async function sendClaimed<Claimed extends { tries: number }, Settled>(
  job: JobName,
  { claim, settle, unsettled = 'failed' }: MailRow<Claimed, Settled>,
  send: (claimed: Claimed) => Promise<Exclude<MailOutcome, 'waiting'>>,
): Promise<Settled> {
  const claimed = await claim()
  // An earlier try ended without saying how: the mail may have been sent.
  if (!claimed) return settle(unsettled, '')
  let outcome: MailOutcome
  try {
    outcome = await send(claimed)
  } catch (error) {
    const refusal = error instanceof Error ? error.message : String(error)
    if (claimed.tries > JOB_PLANS[job].retryLimit) return settle('failed', refusal)
    await settle('waiting', refusal)
    throw error
  }
  return settle(outcome, '')
}

type MailTable = { [T in keyof Tables]: Tables[T] extends { tries: unknown } ? T : never }[keyof Tables]

/**
 * A mail whose row says in one column how far it came, and in `tries` how often it was tried.
 * @param key the values of the columns that it is found by
 * @param claims what a claim changes besides
 */
export function mailRow<T extends MailTable>(
  db: Tx,
  table: T,
  column: 'mail' | 'state',
  key: Partial<Selectable<Tables[T]>>,
  claims: Partial<Selectable<Tables[T]>> = {},
): MailRow<Selectable<Tables[T]> & { tries: number }, void> {
  const state = sql.ref(column)
  const equal = (values: object) => Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const found = sql.join(equal(key), sql` and `)
  return {
    async claim() {
      const { rows } = await sql<Selectable<Tables[T]> & { tries: number }>`
        update ${sql.table(table)} set ${sql.join([sql`${state} = 'sending', tries = tries + 1`, ...equal(claims)])}
        where ${found} and ${state} = 'waiting' returning *`.execute(db)
      return rows[0]
    },
    async settle(outcome) {
      await sql`update ${sql.table(table)} set ${state} = ${outcome} where ${found} and ${state} = 'sending'`.execute(
        db,
      )
    },
  }
}

/** What was to be redirected is, also where the setting has changed since; and the other way round nobody else is mailed. */
export const isHeldBack = ({ MAIL_REDIRECT_TO }: Pick<Config, 'MAIL_REDIRECT_TO'>, redirectedTo: string | null) =>
  MAIL_REDIRECT_TO !== null && redirectedTo === null
