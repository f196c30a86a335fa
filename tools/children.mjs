// Plain JavaScript for Node 20: runs other programs as child processes.
import { spawn, spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The folder for V8's compiled code, kept between starts, since compiling takes a server more than a second. */
export const COMPILED = join(ROOT, '.cache', 'compiled')
const NORMAL = constants.priority.PRIORITY_NORMAL

/** A failure that only the user can mend; the message tells them how. */
export class Missing extends Error {}

/** Runs a program to its end. @returns its status and output */
export function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
  })
  return { status: error ? 1 : status, stdout: stdout ?? '', stderr: error ? String(error) : (stderr ?? '') }
}

/** Runs a program like `run`, without blocking this process. */
export function runInBackground(command, args, { priority = NORMAL, ...options } = {}) {
  return new Promise((resolve) => {
    const output = { stdout: '', stderr: '' }
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    if (child.pid && priority !== NORMAL) setPriority(child.pid, priority)
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', (text) => (output[name] += text))
    child.once('error', (error) => resolve({ ...output, status: 1, stderr: String(error) }))
    child.once('close', (code) => resolve({ ...output, status: code ?? 1 }))
  })
}
