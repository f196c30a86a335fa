import type pg from 'pg'

/** The part of a structured logger that the database uses. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

export interface Listener {
  onPayload: (payload: string) => void
  /** Called when payloads may be missing from now on. */
  onLost?: (() => void) | undefined
  /** Called when payloads arrive again after onLost: the missed changes can now be fetched without a gap. */
  onBack?: (() => void) | undefined
}

/** The parts that differ between the two engines. */
export interface Connection {
  engine: 'pglite' | 'postgres'
  pool: pg.Pool
  /** Returns a pool for work that needs a session of its own, such as an advisory lock; the caller closes it unless it is `pool`. */
  directPool(): pg.Pool
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}
