// Plain JavaScript for Node 20: starts a temporary PostgreSQL with PostGIS for tests.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './freePort.mjs'
import { cannotInstall, findPackages, idsOf, install, read } from './system.mjs'

const OLDEST = 15
const START_LIMIT = 60_000
const ROOMS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr']

/**
 * Starts a PostgreSQL on a free port of 127.0.0.1, in a temporary folder, or uses the one that FIELDFARE_TEST_DATABASE_URL names
 * (its user must be allowed to create databases and extensions).
 * @param {(reason: string) => void} say called with the reason if none can be started
 * @param {{ own?: boolean, settings?: Record<string, string> }} options `own`: ignores FIELDFARE_TEST_DATABASE_URL; `settings` override
 *   those of tests
 * @returns {Promise<import('./postgres.mjs').RunningPostgres | null>}
 */
export async function startPostgres(say = console.error, { own = false, settings = {} } = {}) {
  const url = process.env.FIELDFARE_TEST_DATABASE_URL
  if (url && !own) return { url, stop: async () => {}, restart: refuseOnNamed, replica: refuseOnNamed }
  if (!find()) {
    const reason = cannotInstall() ?? installPostgres()
    if (reason) say(`No PostgreSQL ${OLDEST} or newer with PostGIS: ${reason}.`)
  }
  const bin = find()
  return bin ? start(bin, settings, say) : null
}

async function refuseOnNamed() {
  throw new Error('The PostgreSQL that FIELDFARE_TEST_DATABASE_URL names is not restarted, and gets no replicas.')
}

/** @returns the folder with the programs of the newest PostgreSQL that has PostGIS, or null */
function find() {
  return programs().find((bin) => hasPostgis(bin)) ?? null
}

function programs() {
  const rooms = ROOMS.filter((room) => existsSync(room))
  const folders = rooms.flatMap((room) =>
    readdirSync(room)
      .filter((name) => /^(postgresql@|pgsql-)?\d+$/.test(name))
      .map((name) => join(room, name, 'bin')),
  )
  const onPath = read('pg_config', ['--bindir'])
  return [...folders, ...(onPath ? [onPath] : [])]
    .map((bin) => ({ bin, version: Number(read(join(bin, 'postgres'), ['--version'])?.match(/(\d+)/)?.[1] ?? 0) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((a, b) => b.version - a.version)
    .map(({ bin }) => bin)
}

function hasPostgis(bin) {
  const version = dirname(bin).split('/').at(-1)
  const shares = [read(join(bin, 'pg_config'), ['--sharedir']), `/usr/share/postgresql/${version}`]
  return shares.some((share) => share && existsSync(join(share, 'extension', 'postgis.control')))
}

function installPostgres() {
  const present = programs().map((bin) => dirname(bin).split('/').at(-1))
  const offered = findPackages('^postgresql-[0-9]+-postgis-3$')
  const matching = offered.filter((name) => present.some((version) => name.startsWith(`postgresql-${version}-`)))
  const chosen = (matching.length > 0 ? matching : offered).at(-1)
  if (!chosen) return 'the package sources have no PostGIS'
  return install([chosen.replace('-postgis-3', ''), chosen])
}

const start = (bin, settings, say) =>
  startIn(
    bin,
    (data) => ['initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    settings,
    say,
  )

/** Fills a temporary folder with a program of PostgreSQL, such as initdb, and starts a server on it. */
async function startIn(bin, commandFor, settings, say) {
  const owner = process.getuid?.() === 0 ? (idsOf('postgres') ?? idsOf('nobody')) : null
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const as = { cwd: folder, ...owner }
  const [program, ...words] = commandFor(data)
  const created = spawnSync(join(bin, program), words, { ...as, encoding: 'utf8' })
  if (created.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    say(`PostgreSQL could not make its folder: ${created.stderr || created.error}`)
    return null
  }
  return serve(bin, folder, data, as, settings, say)
}

async function serve(bin, folder, data, as, chosen, say) {
  const port = String(await freePort())
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', ...FAST_NOT_SAFE, ...chosen }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let output = ''
  let server
  let ended
  const begin = () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
    server.stderr.on('data', (text) => (output = (output + text).slice(-2000)))
    server.stderr.unref()
    server.unref()
    ended = new Promise((resolve) => server.once('exit', resolve))
  }
  const clean = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', clean)
  const stop = async () => {
    process.off('exit', clean)
    server.ref()
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  /** Waits until the server accepts connections. @returns false if it ends, or does not within START_LIMIT */
  const isReady = async () => {
    for (const began = Date.now(); Date.now() - began < START_LIMIT && server.exitCode === null; await sleep(50))
      if (read(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', port, '-q']) !== null) return true
    return false
  }
  const restart = async (afterMs = 0) => {
    server.ref()
    server.kill('SIGQUIT')
    await ended
    await sleep(afterMs)
    begin()
    if (!(await isReady())) throw new Error(`PostgreSQL did not start again: ${output}`)
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const replica = () => {
    const source = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres']
    const copy = (target) => ['pg_basebackup', '-D', target, ...source, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
    return startIn(bin, copy, chosen, say)
  }
  begin()
  if (await isReady()) return { url, stop, restart, replica }
  await stop()
  say(`PostgreSQL did not start: ${output}`)
  return null
}

const FAST_NOT_SAFE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
