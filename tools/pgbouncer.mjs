// Plain JavaScript for Node 20: starts a temporary PgBouncer for tests.
import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './freePort.mjs'
import { cannotInstall, idsOf, install, read } from './system.mjs'

const START_LIMIT = 10_000
const PLACES = ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer', '/usr/local/bin/pgbouncer']

/**
 * Starts a PgBouncer in transaction mode in front of a PostgreSQL. The system's package manager installs PgBouncer if it is missing.
 * @param {string} url of the PostgreSQL
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 * @throws when PgBouncer is missing and cannot be installed
 */
export async function startPgbouncer(url) {
  const program = ensurePgbouncer()
  const target = new URL(url)
  const port = await freePort()
  // PgBouncer refuses to run as root.
  const owner = process.getuid?.() === 0 ? (idsOf('postgres') ?? idsOf('nobody')) : null
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-pgbouncer-'))
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
`,
  )
  if (owner) for (const path of [folder, settings]) chownSync(path, owner.uid, owner.gid)
  const running = spawn(program, ['-q', settings], { cwd: folder, stdio: 'ignore', ...owner })
  const ended = new Promise((resolve) => running.once('exit', resolve))
  const clean = () => {
    running.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', clean)
  for (const began = Date.now(); !(await answers(port)); await sleep(50))
    if (Date.now() - began > START_LIMIT || running.exitCode !== null) {
      clean()
      throw new Error('PgBouncer did not start.')
    }
  target.port = String(port)
  return {
    url: target.href,
    async stop() {
      process.off('exit', clean)
      clean()
      await ended
    },
  }
}

/** @returns the path of PgBouncer, which the system's package manager installs if it is missing @throws when that is not possible */
export const ensurePgbouncer = () => find() ?? installed()

const find = () => PLACES.find((path) => existsSync(path)) ?? read('which', ['pgbouncer'])

function installed() {
  const reason = cannotInstall() ?? install(['pgbouncer'])
  const program = reason ? null : find()
  if (!program) throw new Error(`There is no PgBouncer: ${reason}.`)
  return program
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
