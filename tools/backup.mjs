// Plain JavaScript for Node 20: `npm run backup`, which writes all content to one file.
import { runProgram } from './program.mjs'

await runProgram('server/src/commands/backupCommand.ts')
