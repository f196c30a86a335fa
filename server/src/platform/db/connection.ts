import type pg from 'pg'

/** The part of a structured logger that the database uses. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

export interface Listener {
  onPayload: (payload: string) => void
  /** Payloads may be missing from now on. */
  onLost?: (() => void) | undefined
  /** Payloads arrive again, after onLost: what was missed can now be fetched without a gap. */
  onBack?: (() => void) | undefined
}

/** The parts that differ between the two engines. */
export interface Connection {
  engine: 'pglite' | 'postgres'
  pool: pg.Pool
  /** A pool for what needs a session of its own, such as an advisory lock; closed by the caller unless it is `pool`. */
  directPool(): pg.Pool
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}
