// Plain JavaScript for Node 20: `npm run dev`, which runs the server and the web app and reloads each when its sources change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT, run } from './children.mjs'
import { RESTART } from './dev/restart.mjs'
import { freePort } from './freePort.mjs'
import { ensureDevPackages } from './npmPackages.mjs'
import { prepared } from './program.mjs'

const PORT = process.env.PORT || '5173'
const LONGEST_NAME = 6
/** The codes of terminal colours. */
const [CYAN, MAGENTA] = [36, 35]

const node = await prepared({ install: ensureDevPackages })
const serverPort = String(await freePort())
const shared = {
  ...process.env,
  PUBLIC_URL: `http://localhost:${PORT}`,
  SERVER_URL: `http://127.0.0.1:${serverPort}`,
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
}
const children = new Set()

const hooks = run('git', ['config', 'core.hooksPath'])
if (hooks.status === 1 && hooks.stdout === '')
  process.stdout.write('`npm run hooks` has each commit formatted and linted, in seconds.\n')

process.stdout.write('Starting; the first time takes about a minute.\n')
start('server', CYAN, { ...shared, HOST: '127.0.0.1', PORT: serverPort })
start('web', MAGENTA, { ...shared, PORT })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))

/** Starts `server` or `web` as a child process. The child ends when its input does: with this process, even if that is killed. */
function start(name, colour, env) {
  const child = spawn(node, [join(ROOT, 'tools', 'dev', `${name}.ts`)], {
    cwd: ROOT,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  children.add(child)
  const label = `${name.padEnd(LONGEST_NAME)} │`
  const prefix = process.stdout.isTTY ? `\x1b[${colour}m${label}\x1b[0m` : label
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    createInterface({ input: from }).on('line', (line) => to.write(`${prefix} ${line}\n`))
  child.once('exit', (code) => {
    children.delete(child)
    if (code === RESTART && process.exitCode === undefined) start(name, colour, env)
    else end(code ?? 1)
  })
}

/** Ends both child processes, since neither is of use without the other. */
function end(code) {
  process.exitCode ??= code
  for (const child of children) child.kill('SIGTERM')
}
