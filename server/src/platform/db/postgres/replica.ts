import { Kysely } from 'kysely'
import type pg from 'pg'
import type { Log } from '../connection.ts'
import { PipelinedDialect } from '../dialect.ts'
import { endPool } from '../pool.ts'
import type { Reading } from '../reading.ts'
import type { Tables } from '../tables.ts'
import { type PrimaryPort, type ReplicaPort, ReplicaReading } from './replicaReading.ts'
import { serverPool } from './server.ts'

/** Milliseconds that a replica may take for a connection, and for a read; after that the primary answers in its place. */
const CONNECT_MS = 1000
const QUERY_MS = 5000
/** Milliseconds that a server may take to answer with its position in the write-ahead log. */
const POSITION_MS = 1000

/** Opens replicas to read from beside a primary. A replica that cannot be reached yet is used as soon as it can be. */
export async function openReplicas(
  primary: { pool: pg.Pool; kysely: Kysely<Tables> },
  urls: readonly string[],
  { poolMax, log }: { poolMax?: number | undefined; log: Log },
): Promise<Reading> {
  const reading = new ReplicaReading(
    primaryPort(primary),
    urls.map((url) => replicaPort(url, poolMax, log)),
    { log },
  )
  await reading.look()
  return reading
}

const primaryPort = ({ pool, kysely }: { pool: pg.Pool; kysely: Kysely<Tables> }): PrimaryPort => ({
  kysely,
  // The position up to which the log is written in memory, which may be ahead of the disk: each acknowledged commit lies before it.
  position: () => inTime(ask(pool, 'select pg_current_wal_insert_lsn()::text as position')),
})

function replicaPort(url: string, poolMax: number | undefined, log: Log): ReplicaPort {
  const pool = serverPool(
    { connectionString: url, max: poolMax, connectionTimeoutMillis: CONNECT_MS, query_timeout: QUERY_MS },
    log,
  )
  const { host } = new URL(url)
  return {
    name: host,
    kysely: new Kysely<Tables>({ dialect: new PipelinedDialect(pool) }),
    position: () =>
      inTime(ask(pool, 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position')),
    close: () => endPool(pool),
  }
}

async function ask(pool: pg.Pool, query: string): Promise<string | null> {
  const { rows } = await pool.query<{ position: string | null }>(query)
  return rows[0]?.position ?? null
}

async function inTime<T>(asked: Promise<T>): Promise<T> {
  asked.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), POSITION_MS)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
