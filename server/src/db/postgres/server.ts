import pg from 'pg'
import { columnTypes } from '../columnTypes.ts'
import type { Connection, Log } from '../connect.ts'
import { endPool, survivingLoss } from '../pool.ts'
import { Ear } from './ear.ts'

/** How long a request may wait for a connection, new or used. */
const PATIENCE = 15_000
const OLDEST_VERSION = 15

export interface ServerOptions {
  databaseUrl: string
  directUrl?: string | undefined
  poolMax?: number | undefined
  log: Log
}

/** Opens a pool on a PostgreSQL server. @throws when it cannot be reached or is too old */
export async function openServer(options: ServerOptions): Promise<Connection> {
  const { databaseUrl, directUrl = databaseUrl, poolMax = 10, log } = options
  const settings = { connectionTimeoutMillis: PATIENCE, keepAlive: true, types: columnTypes }
  const open = (connectionString: string, max: number): pg.Pool =>
    survivingLoss(new pg.Pool({ ...settings, connectionString, max }), log)
  const pool = open(databaseUrl, poolMax)
  try {
    await refuseOldVersion(pool)
  } catch (error) {
    await endPool(pool)
    throw error
  }
  const ear = new Ear(directUrl, log)
  return {
    engine: 'postgres',
    pool,
    directPool: () => open(directUrl, 1),
    listen: (channel, listener) => ear.listen(channel, listener),
    close: async () => {
      await ear.close()
      await endPool(pool)
    },
  }
}

async function refuseOldVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major < OLDEST_VERSION) throw new Error(`PostgreSQL ${OLDEST_VERSION} or newer is needed, this is ${major}.`)
}
