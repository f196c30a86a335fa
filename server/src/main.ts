import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './platform/config.ts'
import { connect, type Database } from './platform/db/connect.ts'
import { migrate } from './platform/db/migrate.ts'
import { demoLines, isEmpty } from './demo/accounts.ts'
import { seedApart } from './demo/seedApart.ts'
import { makeLogger } from './platform/log/logger.ts'
import { traceErrors } from './platform/log/trace.ts'

/** Starts the server and ends it cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  // Files (mails with secrets, photos, the embedded database) are readable only by this user of the machine.
  process.umask(0o077)
  const config = readConfig(process.env)
  const log = makeLogger(config)
  await traceErrors(config)
  await refuseTakenPort(config)
  const db = await openFilled(config, () => openDatabase(config, log))
  const app = await buildApp(config, db, log)
  const demo = config.DEMO ? await demoLines(app.deps) : null

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    try {
      await app.stop()
      await db.close()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'not stopped cleanly')
      process.exit(1)
    }
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)

  const address = await app.start()
  const seconds = (performance.now() / 1000).toFixed(1)
  process.stdout.write(`Fieldfare is at ${config.production ? address : config.PUBLIC_URL} after ${seconds} s\n`)
  if (demo) process.stdout.write(`${demo}\n`)
}

async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<Database> {
  const db = await connect({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    readUrls: config.DATABASE_READ_URLS,
    poolMax: config.DATABASE_POOL,
    log,
    // The embedded database engine has stopped: acknowledged writes are on disk, and this process cannot continue.
    onFatal: (error) => {
      log.fatal({ err: error }, 'the database has stopped')
      process.exit(1)
    },
  })
  await migrate(db)
  return db
}

/** Opens the database; with the setting DEMO, first fills an empty one with demo content. */
async function openFilled(config: Config, open: () => Promise<Database>): Promise<Database> {
  const db = await open()
  if (!config.DEMO || !(await isEmpty(db.kysely))) return db
  await db.close()
  process.stdout.write('Filling the empty database with demo content (once, some seconds)\n')
  await seedApart()
  return open()
}

/**
 * Checks that the port is free, before a database is made and filled, which takes long.
 * @throws EADDRINUSE if the port is taken
 */
async function refuseTakenPort({ HOST, PORT }: Config): Promise<void> {
  const probe = createServer().listen(PORT, HOST)
  await once(probe, 'listening')
  await once(probe.close(), 'close')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
