import { registerKinds } from './content/kind.ts'
import { comment, thread } from './discussion/kind.ts'
import { treasure } from './treasure/kind.ts'

// One line a kind: with this the kernel deletes, restores, reports, publishes, counts, purges and exports it.
registerKinds({ thread, comment, treasure })
