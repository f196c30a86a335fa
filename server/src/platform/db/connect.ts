import { mkdirSync } from 'node:fs'
import { Kysely } from 'kysely'
import type pg from 'pg'
import { PipelinedDialect } from './dialect.ts'
import type { Connection, Log } from './connection.ts'
import { openEmbedded } from './pglite/embedded.ts'
import { openServer } from './postgres/server.ts'
import type { Tables } from './tables.ts'

export interface ConnectOptions {
  /** The folder of the embedded database; made when missing. */
  dataDir: string
  /** A PostgreSQL server; without it the embedded database is used. */
  databaseUrl?: string | undefined
  /** The address of the same server without a transaction pooler before it, for LISTEN and migrations. */
  directUrl?: string | undefined
  /** Connections to a server; the embedded database has one. */
  poolMax?: number | undefined
  log?: Log | undefined
  /** The database is gone for good and this process can only end: the embedded engine has stopped. */
  onFatal?: ((error: Error) => void) | undefined
}

export interface Database<Schema = Tables> {
  engine: 'pglite' | 'postgres'
  /** The root handle. On the embedded database it waits for the one session: inside a transaction use that. */
  kysely: Kysely<Schema>
  pool: pg.Pool
  directPool(): pg.Pool
  /**
   * Listens for NOTIFY on a channel; payloads arrive after their commit. @returns stops it
   * @param onLost payloads may be missing from now on
   * @param onBack payloads arrive again, after onLost: what was missed can be fetched now
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onLost?: () => void,
    onBack?: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Opens the database: PostgreSQL when there is an address, else the embedded one in the data folder. */
export async function connect(options: ConnectOptions): Promise<Database> {
  const log: Log = options.log ?? { info() {}, warn() {} }
  const { databaseUrl } = options
  if (databaseUrl) return database(await openServer({ ...options, databaseUrl, log }))
  mkdirSync(options.dataDir, { recursive: true })
  return database(await openEmbedded({ folder: options.dataDir, durable: true, log, onFatal: options.onFatal }))
}

/** Puts the query builder on a connection. */
export function database(connection: Connection): Database {
  const { engine, pool } = connection
  let closing: Promise<void> | undefined
  return {
    engine,
    pool,
    kysely: new Kysely<Tables>({ dialect: new PipelinedDialect(pool) }),
    directPool: () => connection.directPool(),
    listen: (channel, onPayload, onLost, onBack) => connection.listen(channel, { onPayload, onLost, onBack }),
    close: () => (closing ??= connection.close()),
  }
}
