// Plain JavaScript for Node 20: `npm run tables`, which writes the types of the tables from the migrations.
import { runProgram } from './program.mjs'

await runProgram('server/src/platform/db/generate/tablesCommand.ts')
