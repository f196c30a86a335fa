import { registerKinds } from './content/kind.ts'
import { comment, thread } from './discussion/kind.ts'
import type { DiscussionTables } from './discussion/tables.ts'
import { pledge } from './pledge/kind.ts'
import type { PledgeTables } from './pledge/tables.ts'
import { meeting } from './meeting/kind.ts'
import type { MeetingTables } from './meeting/tables.ts'
import { polis } from './polis/kind.ts'
import type { PolisTables } from './polis/tables.ts'
import { poll } from './poll/kind.ts'
import type { PollTables } from './poll/tables.ts'
import { treasure } from './treasure/kind.ts'
import type { TreasureTables } from './treasure/tables.ts'

// One line a kind: with this the kernel deletes, restores, reports, publishes, counts, purges and exports it.
registerKinds({ thread, comment, treasure, poll, polis, pledge, meeting })

/** The tables of all kinds. */
export interface KindTables
  extends DiscussionTables, TreasureTables, PollTables, PolisTables, PledgeTables, MeetingTables {}
