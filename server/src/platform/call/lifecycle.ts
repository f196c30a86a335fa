import type { AccountContents } from '@fieldfare/shared/account.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import type { TransactionContext } from './transaction.ts'

/**
 * The hooks of a noun for what happens to accounts: account changes no table of another noun. Each noun has them in its
 * lifecycle.ts. The hooks run, in the order of server/src/nouns.ts, in the transaction of the change, one after another.
 */
export interface Lifecycle {
  /** The e-mail address was verified: others may see from now on what the person made before. */
  onVerified?(tx: TransactionContext, personId: string): Promise<void>
  /** The password was reset by who reads the mailbox: nothing that somebody else may have begun goes on. */
  onPasswordReset?(tx: TransactionContext, personId: string): Promise<void>
  /** The person has another name, or shows or hides it with their areas. */
  onRenamed?(tx: TransactionContext, personId: string, change: Renaming): Promise<void>
  /**
   * An unverified account is merged into the one that verified the same address: the person's content moves. The
   * unverified account is erased after that.
   */
  onMerged?(tx: TransactionContext, fromId: string, intoId: string): Promise<void>
  /** The account is erased: the noun deletes what is the person's own, and publishes what others see change. */
  onErased?(tx: TransactionContext, personId: string): Promise<void>
  /** The person made progress in a study; called before the commit. */
  onProgressed?(tx: TransactionContext, personId: string): Promise<void>
  /** The person left a community, with everything that they were in it. */
  onLeft?(tx: TransactionContext, personId: string, communityId: string): Promise<void>
  /** An admin disabled the account: its content stays, and others get the seats that it holds. */
  onDisabled?(tx: TransactionContext, personId: string): Promise<void>
  /**
   * The content came back from a backup: mails that waited then, or were due since, may have been sent meanwhile. The noun sees to it
   * that none of them is sent again. Running it twice does no harm.
   */
  onRestored?(db: Tx, at: Restored): Promise<void>
  /** Parts of the person's download, by their names in it. */
  exported?: Record<string, Exported>
  /** The counts of the person's content, as SQL: what a deletion deletes, or leaves without a name. */
  counted?: { [K in keyof AccountContents]?: (personId: string | RawBuilder<string>) => RawBuilder<number> }
}

export interface Restored {
  now: Date
  timeZone: string
}

export interface Renaming {
  name: boolean
  /** True if others saw the name with the person's areas before, or see it now. */
  shown: boolean
}

export interface Exported {
  table: string
  /** The column with the owner's id. */
  owner: string
  /** The condition for the rows, as SQL; without it all of them. */
  where?: string
  /** The columns that the person's export contains, as SQL. */
  columns: string
}

/** The number of a person's rows of a table, those with a `condition`. */
export const countOf =
  (table: string, owner: string, condition: string) =>
  (personId: string | RawBuilder<string>): RawBuilder<number> =>
    sql`(select count(*)::integer from ${sql.table(table)} where ${sql.ref(owner)} = ${personId} and ${sql.raw(condition)})`

/** A shape as GeoJSON, in an `Exported`. */
export const GEOMETRY = 'ST_AsGeoJSON(geom, 7)::json as geometry'
