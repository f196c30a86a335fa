import { registerKinds } from './content/kind.ts'
import { comment, thread } from './discussion/kind.ts'
import { pledge } from './pledge/kind.ts'
import { meeting } from './meeting/kind.ts'
import { polis } from './polis/kind.ts'
import { poll } from './poll/kind.ts'
import { treasure } from './treasure/kind.ts'

// One line a kind: with this the kernel deletes, restores, reports, publishes, counts, purges and exports it.
registerKinds({ thread, comment, treasure, poll, polis, pledge, meeting })
