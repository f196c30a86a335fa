import { type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { isPlanOutdated } from './errors.ts'
import type { Tx } from './tables.ts'

/** The number of times that a statement is sent until it gets a name, under which PostgreSQL keeps its plan. */
const OFTEN = 3
/** The most statements with a name: each connection keeps their plans, some ten kilobytes each. */
const NAMES_MAX = 200
/** The most characters of a statement that gets a name: longer ones write many rows, each time another number of them. */
const TEXT_MAX = 10_000
/** The most statements whose uses are counted. */
const COUNTED_MAX = 1000

/** SQL that begins a statement for which one plan is right whatever its values are: it gets a name outside of transactions, too. */
export const onePlan = sql.raw('/* one plan */')
const ONE_PLAN = /^\s*\/\* one plan \*\//

/**
 * SQL that begins the last statement of a transaction: its COMMIT is sent right behind it, and both are answered in one round
 * trip. If the statement fails, PostgreSQL answers that COMMIT by rolling back.
 */
export const lastStatement = sql.raw('/* last */')
const LAST = /^\s*\/\* last \*\//

const ahead = sql.raw('/* ahead */')
const AHEAD = /^\s*\/\* ahead \*\//

/**
 * Sends a statement of a transaction ahead of the next one, which follows without waiting for its answer: both are
 * answered in one round trip. If the statement fails, the next one fails with its error.
 * @returns a function that waits for the statement's rows
 * @throws outside of a transaction
 */
export async function sendAhead<R>(db: Tx, statement: RawBuilder<R>): Promise<() => Promise<R[]>> {
  const { rows } = await sql<Promise<R[]>>`${ahead} ${statement}`.execute(db)
  return async () => (await rows[0]) ?? []
}

/** The names of statements that are sent often, shared by all connections of a process. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #sent = new LRUCache<string, number>({ max: COUNTED_MAX })

  /** Counts a use of a statement. @returns the statement's name, if it is sent often */
  count(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name || text.length > TEXT_MAX || this.#names.size >= NAMES_MAX) return name
    const sent = (this.#sent.get(text) ?? 0) + 1
    this.#sent.set(text, sent)
    if (sent < OFTEN) return undefined
    this.#sent.delete(text)
    const given = `often_${this.#names.size}`
    this.#names.set(text, given)
    return given
  }
}

/**
 * Wraps a pool. If transactions send a statement often, each connection parses and plans it only once, and then runs it
 * by name. Reads outside of transactions are planned for their values each time: a plan for a village does not suit a
 * country. Behind a pooler, whose sessions change from one transaction to the next, no statement has a name.
 */
export function preparing(pool: pg.Pool, isOwnSession = hasOwnSession, names = new StatementNames()): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PreparingClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      try {
        const made = new PreparingClient(client, (await isOwnSession(client)) ? names : null)
        clients.set(client, made)
        return made
      } catch (error) {
        client.release(true)
        throw error
      }
    },
  }
}

/** Tells whether the server at the other end is PostgreSQL itself: a pooler gives its clients an invented process id. */
async function hasOwnSession(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid === (client as pg.PoolClient & { processID: number | null }).processID
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  /** Null on a connection whose statements get no names. */
  #names: StatementNames | null
  #isInTransaction = false
  /** The answers of statements that were sent ahead of the next one. */
  readonly #ahead: Promise<unknown>[] = []
  /** The answer to the COMMIT that was sent together with the transaction's last statement. */
  #ending: Promise<pg.QueryResult> | null = null

  constructor(client: pg.PoolClient, names: StatementNames | null) {
    this.#client = client
    this.#names = names
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query(): never
  async query<R>(text = '', values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    if (/^(begin|start transaction)\b/.test(text)) this.#isInTransaction = true
    const isAhead = AHEAD.test(text)
    if (isAhead && !this.#isInTransaction)
      throw new Error('Only a transaction sends a statement ahead of its next one.')
    if (text === 'rollback') this.#ahead.length = 0
    if (text === 'commit' || text === 'rollback') {
      this.#isInTransaction = false
      const ending = this.#ending
      this.#ending = null
      if (ending) return ending as unknown as Promise<PostgresQueryResult<R>>
    }
    const isOftenSame = this.#isInTransaction || ONE_PLAN.test(text)
    const name = isOftenSame && values.length > 0 ? this.#names?.count(text) : undefined
    const sent = this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) })
    if (this.#isInTransaction && LAST.test(text)) {
      this.#ending = this.#client.query('commit')
      // An error here is not lost: the transaction fails with it when it asks for its COMMIT, once this statement is answered.
      this.#ending.catch(() => undefined)
    }
    const answered = (sent as unknown as Promise<PostgresQueryResult<R>>).catch((error: unknown) => {
      if (!isPlanOutdated(error)) throw error
      // The tables have changed, so a new plan would have other columns. Without names each statement is planned anew.
      this.#names = null
      if (this.#isInTransaction) throw error
      return this.query<R>(text, values)
    })
    if (isAhead) {
      const rows = answered.then((result) => result.rows)
      // An error here is not lost: the next statement fails with it.
      rows.catch(() => undefined)
      this.#ahead.push(rows)
      return { command: 'SELECT', rowCount: 1, rows: [rows as R] }
    }
    return this.#ahead.length > 0 ? this.#afterThoseAhead(answered) : answered
  }

  /** Returns an answer once the statements sent ahead of it are answered. @throws the error of the first of them that failed */
  async #afterThoseAhead<R>(answered: Promise<R>): Promise<R> {
    answered.catch(() => undefined)
    for (const one of this.#ahead.splice(0)) await one
    return answered
  }
}
