// Plain JavaScript for Node 20: `npm start`, from a fresh clone to a running server.
import { ensureBuilt } from './prepare.mjs'
import { runProgram } from './program.mjs'

runProgram('server/src/main.ts', ensureBuilt)
