import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Reads that may come from a replica of the database. */
export interface Reading {
  /** True where there are replicas. */
  isOn: boolean
  /**
   * Runs a read on a replica that has what its reader has to see, else on the primary; again on the primary where the replica fails.
   * @param after the position that the reader has seen, as `position` returned it; null for a reader who wrote nothing lately
   */
  run<T>(after: string | null, work: (db: Kysely<Tables>, isFault: IsFault) => Promise<T>): Promise<T>
  /** Returns the position of the database after all writes that are committed now. */
  position(): Promise<string | null>
  /** Called with each notification of a change: reads that begin from now on see that. */
  notified(): void
  close(): Promise<void>
}

/** Tells whether an error is one of the replica, for reads that report errors in another way than by throwing them. */
export type IsFault = (error: unknown) => boolean

/** Reads without replicas. */
export const onPrimary = (primary: Kysely<Tables>): Reading => ({
  isOn: false,
  run: (_after, work) => work(primary, () => false),
  position: async () => null,
  notified: () => undefined,
  close: async () => undefined,
})
