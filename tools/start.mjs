// Plain JavaScript for Node 20: `npm start`, from a fresh clone to a running server.
import { ensureBuilt } from './prepare.mjs'
import { runProgram } from './program.mjs'

await runProgram('server/src/main.ts', async (progress) => {
  await ensureBuilt(progress)
  process.stdout.write('Starting; the first time the database is made and filled, which takes some seconds\n')
})
