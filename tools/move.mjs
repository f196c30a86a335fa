// Plain JavaScript for Node 20: `npm run move`, which copies the embedded database to PostgreSQL.
import { runProgram } from './program.mjs'

await runProgram('server/src/commands/moveCommand.ts')
