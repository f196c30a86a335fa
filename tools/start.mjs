// Plain JavaScript for Node 20: `npm start`, from a fresh clone to a running server.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runInBackground } from './children.mjs'
import { nodeProgram } from './npmPackages.mjs'
import { ensureBuilt, ensureServerBuilt } from './prepare.mjs'
import { runProgram } from './program.mjs'

await runProgram('server/dist/main.js', async (progress) => {
  const first = !existsSync(join(ROOT, 'web/dist'))
  await ensureServerBuilt(progress)
  await Promise.all([ensureBuilt(progress), first && fill(progress)])
})

/**
 * Makes the database and its demo content while the web app is built. Errors are not reported here: the server meets and
 * reports them when it starts.
 */
async function fill(progress) {
  const step = progress('Making the database')
  await runInBackground(nodeProgram(), [join(ROOT, 'server/dist/seedProcess.js')], { stdio: ['pipe', 'pipe', 'pipe'] })
  step.end()
}
