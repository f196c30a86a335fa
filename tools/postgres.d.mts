export interface RunningPostgres {
  url: string
  stop(): Promise<void>
}
export function startPostgres(say?: (reason: string) => void): Promise<RunningPostgres | null>
