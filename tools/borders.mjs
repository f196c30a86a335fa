// Plain JavaScript for Node 20: `npm run borders`, which imports the borders of a register.
import { runProgram } from './program.mjs'

await runProgram('server/src/commands/borderCommand.ts')
