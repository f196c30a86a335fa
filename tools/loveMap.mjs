// Plain JavaScript for Node 20: `npm run love-map`, which counts the love map anew.
import { runProgram } from './program.mjs'

await runProgram('server/src/commands/loveMapCommand.ts')
