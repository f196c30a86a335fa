import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Reads that may come from a replica of the database. */
export interface Reading {
  /** True if there are replicas. */
  isOn: boolean
  /**
   * Runs a read on a replica that has its reader's last write, or on the primary if no replica has it. If the replica
   * fails, the read runs again on the primary.
   * @param after the database's position after the reader's last write, as `position` returned it; null for a reader
   * who wrote nothing lately
   */
  run<T>(after: string | null, work: (db: Kysely<Tables>, isFault: IsFault) => Promise<T>): Promise<T>
  /** Returns the position of the database after all writes that are committed now. */
  position(): Promise<string | null>
  /** Called for each notification of a change: reads that begin from now on include the change. */
  notified(): void
  close(): Promise<void>
}

/** Tells whether the replica caused an error, for reads that report errors in another way than by throwing them. */
export type IsFault = (error: unknown) => boolean

/** Makes the `Reading` of a database without replicas. */
export const onPrimary = (primary: Kysely<Tables>): Reading => ({
  isOn: false,
  run: (_after, work) => work(primary, () => false),
  position: async () => null,
  notified: () => undefined,
  close: async () => undefined,
})
