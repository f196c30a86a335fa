// Plain JavaScript for Node 20: runs a program of the server, as `npm start` and `npm run admin` do.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { COMPILED, Missing, ROOT } from './children.mjs'
import { ensurePackages, nodeProgram } from './npmPackages.mjs'
import { showing } from './progress.mjs'

/** The space for new objects, in MB: V8's own 16 grow to 64 in all at the start and stay, idle. */
const YOUNG = '--max-semi-space-size=4'
/** The heaps of glibc: one for each thread keeps what the embedded database needed once, to compile itself. */
const HEAPS = { MALLOC_ARENA_MAX: '2' }

/** The program decides how it ends; this process waits for it and ends the same way. */
export async function runProgram(file, prepare, install) {
  const node = await prepared({ prepare, install })
  const env = { NODE_COMPILE_CACHE: COMPILED, ...HEAPS, ...process.env }
  passOn(spawn(node, [YOUNG, join(ROOT, file), ...process.argv.slice(2)], { cwd: ROOT, env, stdio: 'inherit' }))
}

/**
 * Brings what a program needs, or says what is missing and ends this process.
 * @returns the Node that runs our TypeScript
 */
export async function prepared({ install = ensurePackages, prepare = async () => {} } = {}) {
  try {
    const progress = showing()
    await install(progress)
    const node = nodeProgram()
    await prepare(progress)
    return node
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function passOn(child) {
  // A terminal sends its Ctrl+C to both of us; a second one would cut the program's own ending short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
