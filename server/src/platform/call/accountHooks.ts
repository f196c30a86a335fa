import type { AccountContents } from '@fieldfare/shared/account.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import type { TransactionContext } from './transaction.ts'

/**
 * The hooks by which a noun (one feature of the server) reacts to changes of accounts; the noun account changes no
 * table of another noun. Each noun defines its hooks in its accountHooks.ts. They run one after another, in the order of
 * server/src/nouns.ts, in the transaction of the change.
 */
export interface AccountHooks {
  /** The e-mail address was verified: from now on others may see what the person made before. */
  onVerified?(tx: TransactionContext, personId: string): Promise<void>
  /** The password was reset by the link in a mail: anything that somebody else may have begun with the account is ended. */
  onPasswordReset?(tx: TransactionContext, personId: string): Promise<void>
  /** The person changed their name, or whether it is shown with their areas. */
  onRenamed?(tx: TransactionContext, personId: string, change: Renaming): Promise<void>
  /**
   * An unverified account is merged into the account that verified the same e-mail address: the content of the
   * unverified account moves to the verified one. The unverified account is erased after that.
   */
  onMerged?(tx: TransactionContext, fromId: string, intoId: string): Promise<void>
  /** The account is erased: the noun deletes the person's private data, and publishes the changes that others see. */
  onErased?(tx: TransactionContext, personId: string): Promise<void>
  /** The person made progress in a study; called before the commit. */
  onProgressed?(tx: TransactionContext, personId: string): Promise<void>
  /** The person left a community: everything that came with the membership ends. */
  onLeft?(tx: TransactionContext, personId: string, communityId: string): Promise<void>
  /** An admin disabled the account: its content stays, and its seats in meetings go to others. */
  onDisabled?(tx: TransactionContext, personId: string): Promise<void>
  /**
   * The content was restored from a backup: mails that waited when the backup was made, or became due since, may have
   * been sent meanwhile. The noun makes sure that none of them is sent again. Running this hook twice does no harm.
   */
  onRestored?(db: Tx, at: Restored): Promise<void>
  /** The noun's parts of the file in which people download their data, by their names in the file. */
  exported?: Record<string, Exported>
  /** SQL that counts the person's content: the things that a deletion of the account deletes, or leaves without a name. */
  counted?: { [K in keyof AccountContents]?: (personId: string | RawBuilder<string>) => RawBuilder<number> }
}

export interface Restored {
  now: Date
  timeZone: string
}

export interface Renaming {
  name: boolean
  /** True if others see the name with the person's areas after the change, or saw it there before. */
  shown: boolean
}

export interface Exported {
  table: string
  /** The column with the owner's id. */
  owner: string
  /** The SQL condition for the exported rows; without it all rows of the owner are exported. */
  where?: string
  /** The columns that the person's export contains, as SQL. */
  columns: string
}

/** Returns SQL that counts the rows of a table that belong to a person and meet `condition`. */
export const countOf =
  (table: string, owner: string, condition: string) =>
  (personId: string | RawBuilder<string>): RawBuilder<number> =>
    sql`(select count(*)::integer from ${sql.table(table)} where ${sql.ref(owner)} = ${personId} and ${sql.raw(condition)})`

/** SQL of a shape as GeoJSON, for the `columns` of an `Exported`. */
export const GEOMETRY = 'ST_AsGeoJSON(geom, 7)::json as geometry'
