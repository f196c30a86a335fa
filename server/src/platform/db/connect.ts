import { mkdirSync } from 'node:fs'
import { Kysely } from 'kysely'
import type pg from 'pg'
import { PipelinedDialect } from './dialect.ts'
import type { Connection, Log } from './connection.ts'
import { openEmbedded } from './pglite/embedded.ts'
import { preparing } from './preparing.ts'
import { openReplicas } from './postgres/replica.ts'
import { openServer } from './postgres/server.ts'
import { onPrimary, type Reading } from './reading.ts'
import type { Tables } from './tables.ts'

export interface ConnectOptions {
  /** The folder of the embedded database; created if it is missing. */
  dataDir: string
  /** The URL of a PostgreSQL server; without it the embedded database is used. */
  databaseUrl?: string | undefined
  /** The URL of the same server without a transaction pooler before it, for LISTEN and migrations. */
  directUrl?: string | undefined
  /** The URLs of streaming replicas of the same server, to read from. */
  readUrls?: readonly string[] | undefined
  /** The most connections to a server; the embedded database has one. */
  poolMax?: number | undefined
  log?: Log | undefined
  /** Called when the embedded engine has stopped: the database is gone for good, and this process can only end. */
  onFatal?: ((error: Error) => void) | undefined
}

export interface Database<Schema = Tables> {
  engine: 'pglite' | 'postgres'
  /**
   * The query builder outside of transactions. On the embedded database it waits for the only session: inside a
   * transaction use the transaction's own.
   */
  kysely: Kysely<Schema>
  pool: pg.Pool
  directPool(): pg.Pool
  /** Runs reads that may come from a replica. */
  reading: Reading
  /**
   * Listens for NOTIFY on a channel; payloads arrive after their commit.
   * @param onLost called when payloads may be missing from now on
   * @param onBack called when payloads arrive again after onLost: the missed changes can be fetched now
   * @returns a function that stops listening
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onLost?: () => void,
    onBack?: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Opens the database: PostgreSQL if there is a `databaseUrl`, else the embedded one in the data folder. */
export async function connect(options: ConnectOptions): Promise<Database> {
  const log: Log = options.log ?? { info() {}, warn() {} }
  const { databaseUrl, readUrls = [] } = options
  if (databaseUrl) {
    const primary = database(await openServer({ ...options, databaseUrl, log }))
    return readUrls.length > 0 ? withReplicas(primary, readUrls, { ...options, log }) : primary
  }
  mkdirSync(options.dataDir, { recursive: true })
  return database(await openEmbedded({ folder: options.dataDir, durable: true, log, onFatal: options.onFatal }))
}

async function withReplicas(
  primary: Database,
  urls: readonly string[],
  options: { poolMax?: number | undefined; log: Log },
): Promise<Database> {
  const reading = await openReplicas(primary, urls, options)
  return {
    ...primary,
    reading,
    close: async () => {
      await reading.close()
      await primary.close()
    },
  }
}

/** Puts the query builder on a connection. */
export function database(connection: Connection): Database {
  const { engine, pool } = connection
  // The embedded engine has one session and no pooler before it, so statements may always have names.
  const prepared = engine === 'pglite' ? preparing(pool, async () => true) : preparing(pool)
  const kysely = new Kysely<Tables>({ dialect: new PipelinedDialect(prepared) })
  let closing: Promise<void> | undefined
  return {
    engine,
    pool,
    kysely,
    reading: onPrimary(kysely),
    directPool: () => connection.directPool(),
    listen: (channel, onPayload, onLost, onBack) => connection.listen(channel, { onPayload, onLost, onBack }),
    close: () => (closing ??= connection.close()),
  }
}
