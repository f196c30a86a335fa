import type pg from 'pg'
import type { Log } from '../connection.ts'

/** Milliseconds between two rounds of upkeep. A round that finds nothing to do takes about a millisecond. */
const ROUND = 20_000
/** Bytes of write-ahead log after which a checkpoint writes its content into the tables: bounds the log's size and the time of a recovery. */
const LOG_LIMIT = 48 * 1024 * 1024

/** SQL of the tables above PostgreSQL's own thresholds: dead rows for a vacuum, changed rows for new statistics. */
const TABLES_IN_NEED = `
  select format('%I.%I', schemaname, pg_class.relname) as name, n_dead_tup > 50 + 0.2 * reltuples as dirty
  from pg_stat_user_tables join pg_class on pg_class.oid = relid
  where n_dead_tup > 50 + 0.2 * reltuples or n_mod_since_analyze > 50 + 0.1 * reltuples
  order by n_mod_since_analyze desc limit 5`
const LOG_LENGTH = `select pg_current_wal_lsn() - redo_lsn as length from pg_control_checkpoint()`

/**
 * Regularly does the work of a server's background processes, which the embedded engine lacks: checkpoints, vacuum and
 * statistics. Without it the log grows for ever, and queries are planned as if every table were empty.
 * @returns a function that stops it
 */
export function keepUp(pool: pg.Pool, log: Log): () => Promise<void> {
  let round: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    round = upkeep(pool).catch((error: unknown) => log.warn({ err: error }, 'upkeep of the embedded database failed'))
  }, ROUND).unref()
  return () => {
    clearInterval(timer)
    return round
  }
}

/** Runs one round of upkeep; each step is a query of its own, so that other queries run in between. */
export async function upkeep(pool: pg.Pool, logLimit = LOG_LIMIT): Promise<void> {
  const { rows } = await pool.query<{ name: string; dirty: boolean }>(TABLES_IN_NEED)
  for (const { name, dirty } of rows) await pool.query(`${dirty ? 'vacuum (analyze)' : 'analyze'} ${name}`)
  const { length } = (await pool.query<{ length: string }>(LOG_LENGTH)).rows[0] ?? {}
  if (Number(length) > logLimit) await pool.query('checkpoint')
}
