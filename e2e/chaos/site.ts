import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../tools/freePort.mjs'
import { type RunningPostgres, startPostgres } from '../../tools/postgres.mjs'
import { type Balancer, startBalancer } from '../balancer.ts'
import { type RunningServer, startServer } from '../server.ts'
import { type Link, startLink } from './link.ts'

const PROCESSES = 3
/** Settings of PostgreSQL with which acknowledged data survives a kill of the database, though not a power cut. */
const SAFE = { synchronous_commit: 'on' }

/** One server process of the site, with its own link to the database and its own data folder; all processes share the photos. */
export interface SiteProcess {
  name: string
  link: Link
  dataDir: string
  /** Ends the process as a power cut would. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** Three server processes behind a load balancer on one PostgreSQL, with a replica that they read from. */
export interface Site {
  url: string
  processes: SiteProcess[]
  balancer: Balancer
  postgres: RunningPostgres
  replica: RunningPostgres
  /** Runs a statement directly, on a connection of its own. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

/** Runs a statement on a server, on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  { url }: Pick<RunningPostgres, 'url'>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return (await client.query<Row>(text, values).finally(() => client.end())).rows
}

/** Starts a site without content. */
export async function startSite(): Promise<Site> {
  const postgres = await startPostgres(undefined, { own: true, settings: SAFE })
  if (!postgres) throw new Error('This needs PostgreSQL with PostGIS.')
  const replica = await postgres.replica()
  if (!replica) throw new Error('PostgreSQL made no replica.')
  const folder = await mkdtemp(join(tmpdir(), 'fieldfare-chaos-'))
  const database = new URL(postgres.url)
  const query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    ask<Row>({ url: database.href }, text, values)
  await query('create database chaos')
  database.pathname = 'chaos'
  // All processes share the site's URL and secret.
  const ports = await Promise.all(Array.from({ length: PROCESSES }, () => freePort()))
  const balancer = await startBalancer(
    ports.map((port) => ({ url: `http://127.0.0.1:${port}` })),
    { inTurns: true },
  )
  const copy = new URL(replica.url)
  copy.pathname = database.pathname
  const env = {
    DEMO: '0',
    DATABASE_READ_URLS: copy.href,
    PUBLIC_URL: balancer.url,
    SECRET: randomUUID(),
    MAIL_REDIRECT_TO: 'off',
  }
  const photos = join(folder, 'photos')
  await mkdir(photos)
  const processes: SiteProcess[] = []
  for (const [i, port] of ports.entries()) {
    const link = await startLink(Number(database.port))
    const dataDir = join(folder, String(i + 1))
    const address = new URL(database)
    address.port = String(link.port)
    await mkdir(dataDir)
    await symlink(photos, join(dataDir, 'photos'))
    let running: RunningServer | undefined
    const process: SiteProcess = {
      name: `process ${i + 1}`,
      link,
      dataDir,
      kill: async () => running?.kill(),
      start: async () => void (running = await startServer({ databaseUrl: address.href, dataDir, port, env })),
    }
    // The first process makes the tables.
    await process.start()
    processes.push(process)
  }
  return {
    url: balancer.url,
    processes,
    balancer,
    postgres,
    replica,
    query,
    async stop() {
      await balancer.close()
      for (const { kill, link } of processes) {
        await kill()
        await link.close()
      }
      await replica.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
