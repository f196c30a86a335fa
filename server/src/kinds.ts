import { registerKinds } from './content/kind.ts'
import { comment, thread } from './discussion/kind.ts'
import type { DiscussionTables } from './discussion/tables.ts'
import { treasure } from './treasure/kind.ts'
import type { TreasureTables } from './treasure/tables.ts'

// One line a kind: with this the kernel deletes, restores, reports, publishes, counts, purges and exports it.
registerKinds({ thread, comment, treasure })

/** The tables of all kinds. */
export interface KindTables extends DiscussionTables, TreasureTables {}
