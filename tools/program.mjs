// Plain JavaScript for Node 20: runs a program of the server, as `npm start` and `npm run admin` do.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { COMPILED, Missing, ROOT } from './children.mjs'
import { ensurePackages, nodeProgram } from './npmPackages.mjs'
import { showing } from './progress.mjs'

/** The size in MB of V8's semi-spaces for new objects: the default of 16 grows to 64 in all during the start, which then stay idle. */
const YOUNG = '--max-semi-space-size=4'
/** Limits the heaps of glibc: with one per thread, memory stays allocated that the embedded database needed only to compile itself. */
const HEAPS = { MALLOC_ARENA_MAX: '2' }

/** Runs a program of the server, and ends this process with the program's exit code. */
export async function runProgram(file, prepare, install) {
  const node = await prepared({ prepare, install })
  const env = { NODE_COMPILE_CACHE: COMPILED, ...HEAPS, ...process.env }
  passOn(spawn(node, [YOUNG, join(ROOT, file), ...process.argv.slice(2)], { cwd: ROOT, env, stdio: 'inherit' }))
}

/**
 * Installs what a program needs, or prints what is missing and ends this process.
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
  // A terminal sends Ctrl+C to both processes; a second signal from here would interrupt the program's shutdown.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
