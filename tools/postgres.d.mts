export interface RunningPostgres {
  url: string
  stop(): Promise<void>
  /** Ends all its processes at once, without a checkpoint, and starts it after some milliseconds on the same port and data. */
  restart(afterMs?: number): Promise<void>
  /** Starts a streaming replica of it; null if that fails. */
  replica(): Promise<RunningPostgres | null>
}
export interface PostgresOptions {
  /** Never the one that FIELDFARE_TEST_DATABASE_URL names. */
  own?: boolean
  /** Settings of the server, over those of tests, which are fast and not safe. */
  settings?: Record<string, string>
}
export function startPostgres(
  say?: (reason: string) => void,
  options?: PostgresOptions,
): Promise<RunningPostgres | null>
