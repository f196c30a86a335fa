import { registerKinds } from './content/kind.ts'
import { comment, thread } from './participation/discussion/kind.ts'
import { pledge } from './participation/pledge/kind.ts'
import { meeting } from './participation/meeting/kind.ts'
import { polis } from './participation/polis/kind.ts'
import { poll } from './participation/poll/kind.ts'
import { treasure } from './participation/treasure/kind.ts'

// One line a kind: with this the kernel deletes, restores, reports, publishes, counts, purges and exports it.
registerKinds({ thread, comment, treasure, poll, polis, pledge, meeting })
