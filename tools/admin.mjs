// Plain JavaScript for Node 20: `npm run admin`, which makes the first admin.
import { runProgram } from './program.mjs'

await runProgram('server/src/commands/adminCommand.ts')
