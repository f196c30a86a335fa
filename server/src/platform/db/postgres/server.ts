import pg from 'pg'
import { valueParsers } from '../valueParsers.ts'
import type { Connection, Log } from '../connection.ts'
import { endPool, survivingLoss } from '../pool.ts'
import { NotificationListener } from './notificationListener.ts'

/** Milliseconds that a request may wait for a connection, new or used. */
const PATIENCE = 15_000
/** Milliseconds that one statement may run; the slowest of this server, a purge of thousands of rows, takes a few seconds. */
const STATEMENT_MS = 20_000
/** Milliseconds that a transaction may do nothing: the work between its statements takes milliseconds. */
const IDLE_IN_TRANSACTION_MS = 60_000
/** Milliseconds of the client's own timeout, for a server that does not answer: longer than the server's own timeout. It also ends the connection. */
const QUERY_MS = STATEMENT_MS + 5000
const OLDEST_VERSION = 15

export interface ServerOptions {
  databaseUrl: string
  directUrl?: string | undefined
  poolMax?: number | undefined
  /** Milliseconds until a query without an answer fails. */
  queryMs?: number | undefined
  log: Log
}

/** The option `onConnect` runs on a new connection before its first query. pg-pool supports the option, but its types do not declare it yet. */
interface PoolOptions extends pg.PoolConfig {
  onConnect?: (client: pg.ClientBase) => Promise<void>
}

/**
 * Opens a pool on a PostgreSQL server. Its connections compile no queries (`jit`): PostGIS gives its functions high
 * costs, so that PostgreSQL compiles queries of milliseconds, which takes longer than running them.
 * @throws when the server cannot be reached or is too old
 */
export async function openServer(options: ServerOptions): Promise<Connection> {
  const { databaseUrl, directUrl = databaseUrl, poolMax, queryMs = QUERY_MS, log } = options
  const pool = serverPool({ connectionString: databaseUrl, max: poolMax, query_timeout: queryMs }, log)
  try {
    await refuseOldVersion(pool)
  } catch (error) {
    await endPool(pool)
    throw error
  }
  const notifications = new NotificationListener(directUrl, log)
  return {
    engine: 'postgres',
    pool,
    // Migrations use this pool, which has no time limits, since they may take long.
    directPool: () => openPool({ connectionString: directUrl, max: 1 }, log),
    listen: (channel, listener) => notifications.listen(channel, listener),
    close: async () => {
      await notifications.close()
      await endPool(pool)
    },
  }
}

const openPool = (options: PoolOptions, log: Log): pg.Pool =>
  survivingLoss(
    new pg.Pool({
      connectionTimeoutMillis: PATIENCE,
      keepAlive: true,
      types: valueParsers,
      pipeline: true,
      ...options,
    } as PoolOptions),
    log,
  )

/** Opens a pool whose connections end statements and idle transactions that take too long. */
export const serverPool = ({ max = 10, ...options }: pg.PoolConfig, log: Log): pg.Pool => {
  // Set by a query: a transaction pooler would refuse these settings as parameters of the connection.
  const onConnect = async (client: pg.ClientBase) => {
    await client.query(
      `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS};
      set jit = off`,
    )
  }
  return openPool({ ...options, max, onConnect }, log)
}

async function refuseOldVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major < OLDEST_VERSION) throw new Error(`PostgreSQL ${OLDEST_VERSION} or newer is needed, this is ${major}.`)
}
