// Plain JavaScript for Node 20: `npm run reset`, which removes the data folder.
import { runProgram } from './program.mjs'

await runProgram('tools/reset/command.ts')
