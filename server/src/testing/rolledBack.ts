import { Kysely } from 'kysely'
import type pg from 'pg'
import type { Database } from '../platform/db/connect.ts'
import { PipelinedDialect } from '../platform/db/dialect.ts'
import { preparing } from '../platform/db/preparing.ts'
import { onPrimary } from '../platform/db/reading.ts'
import type { Tables } from '../platform/db/tables.ts'

/** Milliseconds of a wait for the client: shorter than the pool's own timeout, so that a test that waits for itself fails with a clear error. */
const PATIENCE = 3_000
const ABORTED = '25P02'

/** A database on which every change is rolled back; its transactions are savepoints, and it sends no NOTIFY. */
export type UndoneDatabase = Pick<Database, 'kysely' | 'pool' | 'engine' | 'reading'>

/** Runs one test in a transaction that is rolled back, whatever happens. */
export async function rolledBack<T>(db: Database, test: (undone: UndoneDatabase) => Promise<T>): Promise<T> {
  const client = await db.pool.connect()
  const one = new OneClient(client)
  try {
    await client.query('begin')
    const pool = one as unknown as pg.Pool
    const kysely = new Kysely<Tables>({ dialect: new PipelinedDialect(preparing(pool, async () => false)) })
    return await test({ engine: db.engine, pool, kysely, reading: onPrimary(kysely) })
  } finally {
    await one.end().finally(() => client.query('rollback'))
    client.release()
  }
}

type Query = pg.PoolClient['query']

/**
 * A database client inside a transaction, with the interface of a pool. It has one user at a time, as on the embedded
 * database: code that asks for a second handle inside a transaction, and would wait forever, fails instead.
 */
class OneClient {
  readonly options = {}
  readonly #client: pg.PoolClient
  #free = Promise.resolve()
  #depth = 0
  #ended = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  async connect(): Promise<{ query: Query; release: () => void }> {
    if (this.#ended) throw new Error('The test has ended, and its changes are undone.')
    const before = this.#free
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#free = before.then(() => promise)
    await within(PATIENCE, before).catch((error: unknown) => {
      resolve()
      throw error
    })
    const query = ((text: string, ...rest: []) => this.#query(text, ...rest)) as unknown as Query
    return { query, release: resolve }
  }

  async query(text: string, ...rest: []): Promise<unknown> {
    const client = await this.connect()
    return client.query(text, ...rest).finally(() => client.release())
  }

  /**
   * Waits for queries that are running and refuses later ones, such as those of a timer that the test did not wait for:
   * by then the client is in the transaction of another test.
   */
  async end(): Promise<void> {
    this.#ended = true
    await within(PATIENCE, this.#free)
  }

  async #query(query: string | { text: string }, ...rest: []): Promise<pg.QueryResult> {
    const statement = (typeof query === 'string' ? query : query.text).trim().toLowerCase()
    if (/^(begin|start transaction)\b/.test(statement)) return this.#begin()
    if (/^rollback(;|$)/.test(statement)) return this.#rollBack()
    if (/^commit\b/.test(statement)) return this.#commit()
    if (this.#depth > 0) return this.#client.query(query as string, ...rest)
    await this.#begin()
    try {
      const result = await this.#client.query(query as string, ...rest)
      await this.#commit()
      return result
    } catch (error) {
      await this.#rollBack()
      throw error
    }
  }

  async #begin(): Promise<pg.QueryResult> {
    return this.#client.query(`savepoint level_${++this.#depth}`)
  }

  /** Commits as PostgreSQL does: a failed transaction is rolled back instead, and the answer is ROLLBACK. */
  async #commit(): Promise<pg.QueryResult> {
    try {
      const result = await this.#client.query(`release level_${this.#depth}`)
      this.#depth--
      return { ...result, command: 'COMMIT' }
    } catch (error) {
      if ((error as pg.DatabaseError).code !== ABORTED) throw error
      return this.#rollBack()
    }
  }

  async #rollBack(): Promise<pg.QueryResult> {
    await this.#client.query(`rollback to level_${this.#depth}`)
    const result = await this.#client.query(`release level_${this.#depth--}`)
    return { ...result, command: 'ROLLBACK' }
  }
}

async function within(milliseconds: number, waited: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const message = 'A handle was asked for while another one is in use: inside a transaction, use the transaction.'
  const timer = setTimeout(() => reject(new Error(message)), milliseconds)
  await Promise.race([waited, promise]).finally(() => clearTimeout(timer))
}
