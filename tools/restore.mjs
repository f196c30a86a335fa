// Plain JavaScript for Node 20: `npm run restore`, which fills an empty database with a backup.
import { runProgram } from './program.mjs'

await runProgram('server/src/commands/restoreCommand.ts')
