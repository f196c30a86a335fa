export interface RunningPostgres {
  url: string
  stop(): Promise<void>
  /** Kills all processes of the server at once, without a checkpoint, and restarts it after `afterMs` on the same port and data. */
  restart(afterMs?: number): Promise<void>
  /** Starts a streaming replica of the server; null if that fails. */
  replica(): Promise<RunningPostgres | null>
}
export interface PostgresOptions {
  /** True always starts a new server, even if FIELDFARE_TEST_DATABASE_URL names one. */
  own?: boolean
  /** Settings of the server, which override the usual ones of tests, fast and not safe. */
  settings?: Record<string, string>
}
export function startPostgres(
  say?: (reason: string) => void,
  options?: PostgresOptions,
): Promise<RunningPostgres | null>
