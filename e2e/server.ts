import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { COMPILED, ROOT } from '../tools/children.mjs'
import { freePort } from '../tools/freePort.mjs'

export type Engine = 'pglite' | 'postgres'

export interface ServerOptions {
  /** The database engine; the embedded one by default. */
  engine?: Engine
  /** Settings of the server, which override those of all journeys. */
  env?: Record<string, string>
  /** The database of a server that is already running, for two processes on one PostgreSQL. */
  databaseUrl?: string
  /** An existing data folder to start on, which the journey itself removes later. */
  dataDir?: string
  /** An installed release to start in place of the sources, and the folder in which it starts and leaves its data. */
  installed?: { program: string; folder: string }
  /** The port; a free one by default. */
  port?: number
}

export interface RunningServer {
  /** The URL of the server, without a slash at the end. */
  url: string
  dataDir: string
  databaseUrl: string | undefined
  pid: number
  /** Returns the server's output so far. */
  said(): string
  /** Ends the server as a person would, and removes its data. */
  stop(): Promise<void>
  /** Ends the server as a power cut would; its data stays. */
  kill(): Promise<void>
}

/** The program of the server: with JOURNEY_BUILT=1 the built server in place of its sources. */
const MAIN = join(ROOT, process.env.JOURNEY_BUILT ? 'server/dist/main.js' : 'server/src/main.ts')
/** Flags of Node against optimization: a journey's server ends before optimized code makes up for its compilation, a fourteenth of all time. */
const UNOPTIMIZED = ['--no-maglev', '--no-turbofan', '--liftoff-only']
/** The setting that delays every request to the server (lateAnswers.ts); unset, no request is delayed. */
const LATE_MS = process.env.JOURNEY_LATE_MS
const LATE = new URL('./lateAnswers.ts', import.meta.url).href
/** A data folder with the demo content, which servers copy, since making the content takes some twenty seconds. See seeded.ts. */
const SEEDED = process.env.JOURNEY_SEEDED
/** Milliseconds that a start may take: the first server makes a database with content, and compiles its sources. */
const START_LIMIT = 200_000
/** The number of free ports to try, since another process may take a port before the server listens on it. */
const PORTS_TRIED = 3

/** Starts the real server on a free port of 127.0.0.1, on a fresh data folder or database of its own. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const database = options.databaseUrl ?? (options.engine === 'postgres' ? await makeDatabase() : undefined)
  const { installed } = options
  const keptFolder = options.dataDir ?? (installed && join(installed.folder, 'data'))
  const dataDir = keptFolder ?? (await mkdtemp(join(tmpdir(), 'fieldfare-journey-')))
  const env = { ...(!installed && { DATA_DIR: dataDir }), ...(database && { DATABASE_URL: database }), ...options.env }
  if (SEEDED && !keptFolder && !database && options.env?.DEMO !== '0') await cp(SEEDED, dataDir, { recursive: true })

  async function clean(): Promise<void> {
    if (!keptFolder) await rm(dataDir, { recursive: true, force: true })
    if (database && !options.databaseUrl) await dropDatabase(database)
  }

  try {
    for (let tried = 1; ; tried++) {
      const started = await startOn(options.port ?? (await freePort()), env, installed)
      if ('process' in started) {
        const { process, url, said } = started
        return {
          url,
          dataDir,
          databaseUrl: database,
          pid: process.pid ?? 0,
          said,
          stop: () => end(process, 'SIGTERM').then(clean),
          kill: () => end(process, 'SIGKILL'),
        }
      }
      const retries = started.failed.includes('EADDRINUSE') && !options.port && tried < PORTS_TRIED
      if (!retries) throw new Error(`The server did not start:\n${started.failed}`)
    }
  } catch (error) {
    await clean()
    throw error
  }
}

interface Started {
  process: ChildProcess
  url: string
  said(): string
}

/** Starts the server on a port. @returns the server once it listens, or its output if it ended before */
async function startOn(
  port: number,
  settings: Record<string, string>,
  installed: ServerOptions['installed'],
): Promise<Started | { failed: string }> {
  const { folder, args } = installed
    ? { folder: installed.folder, args: [installed.program] }
    : { folder: ROOT, args: [...UNOPTIMIZED, MAIN] }
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: COMPILED,
    NODE_ENV: 'test',
    // All journeys share one land owner, who adds many communities.
    COMMUNITIES_A_DAY: '1000',
    LOG_LEVEL: 'warn',
    ...(LATE_MS && { NODE_OPTIONS: `--import=${LATE}`, JOURNEY_LATE_MS: LATE_MS }),
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    ...settings,
  }
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  // An aborted journey must leave no server behind.
  const abandon = () => void child.kill('SIGKILL')
  process.once('exit', abandon)
  child.once('exit', () => process.off('exit', abandon))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))

  const began = Date.now()
  // The output of the process shows when it listens; a request to the port might reach another server.
  while (!output.includes('Fieldfare is at ')) {
    if (child.exitCode !== null || Date.now() - began > START_LIMIT) {
      await end(child, 'SIGTERM')
      return { failed: output }
    }
    await sleep(50)
  }
  return { process: child, url, said: () => output }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Makes a database on the PostgreSQL that prepare.ts has started or was given. */
async function makeDatabase(): Promise<string> {
  const name = `fieldfare_journey_${randomUUID().replaceAll('-', '')}`
  await onPostgres(`create database ${name}`)
  const url = new URL(postgresUrl())
  url.pathname = `/${name}`
  return url.href
}

const dropDatabase = (url: string) =>
  onPostgres(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)

async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl() })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function postgresUrl(): string {
  const url = process.env.FIELDFARE_TEST_DATABASE_URL
  if (!url) throw new Error('This journey needs PostgreSQL with PostGIS, and there is none.')
  return url
}
