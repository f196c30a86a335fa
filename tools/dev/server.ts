import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { App } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { connect, type Database } from '../../server/src/platform/db/connect.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { OlderBuild } from '../../server/src/platform/db/olderBuild.ts'
import { makeLogger } from '../../server/src/platform/log/logger.ts'
import { ROOT } from '../children.mjs'
import { follow } from './follow.ts'
import { RESTART } from './restart.mjs'

/**
 * The folders of our sources. When a module there changes, the server of `npm run dev` loads them all anew in the same process:
 * the packages and the embedded database, which take most of the time of a start, stay loaded.
 */
const FOLDERS = ['server/src', 'shared/src'].map((folder) => join(ROOT, folder))
const SOURCE = /\.(ts|json)$/
/** Matches files that only tests use. */
const TEST = /\.test\.ts$|(^|\/)testing\//
/** Matches modules that hold the open database: these are loaded once, and a change in one restarts the process. */
const KEPT = /\/server\/src\/platform\/(db\/|config\.ts$)/
/** Milliseconds within which several changes count as one, as when an editor saves all files, or in a checkout. */
const SETTLED_MS = 40

const folderUrls = FOLDERS.map((folder) => pathToFileURL(folder).href)
let generation = 0
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const reloaded = folderUrls.some((folder) => found.url.startsWith(folder)) && !KEPT.test(found.url)
    return reloaded ? { ...found, url: `${found.url}?${generation}` } : found
  },
})

const config = readConfig(process.env)
const log = makeLogger(config)
let db: Database | undefined
let app: App | undefined
let stopping = false
let changed: Set<string> | undefined

async function build(database: Database): Promise<{ built: App; demo: string | null }> {
  generation += 1
  const [{ buildApp }, { seedDemo }] = await Promise.all([
    import('../../server/src/app.ts'),
    import('../../server/src/demo/seed.ts'),
  ])
  const built = await buildApp(config, database, log)
  return { built, demo: await seedDemo(built.deps) }
}

async function start(): Promise<void> {
  const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOL } = config
  db = await connect({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    poolMax: DATABASE_POOL,
    log,
    onFatal: (error) => {
      say(error)
      process.exit(1)
    },
  })
  await migrate(db)
  const { built, demo } = await build(db)
  await built.start()
  app = built
  process.stdout.write(`Fieldfare is at ${config.PUBLIC_URL}\n${demo ? `${demo}\n` : ''}`)
}

/** Replaces the running server by one built from the changed sources. The old server answers during the build, and stays if it fails. */
async function reload(database: Database, old: App): Promise<void> {
  const began = performance.now()
  const { built } = await build(database)
  await old.stop()
  await built.start()
  app = built
  process.stdout.write(`Reloaded in ${Math.round(performance.now() - began)} ms\n`)
}

async function take(file: string): Promise<void> {
  if (changed) {
    changed.add(file)
    return
  }
  for (changed = new Set([file]); changed.size > 0 && !stopping;) {
    await sleep(SETTLED_MS)
    const files = [...changed]
    changed.clear()
    // A server that failed to start the first time needs a new process.
    if (!db || !app || files.some((one) => KEPT.test(one))) return stop(RESTART)
    await reload(db, app).catch(say)
  }
  changed = undefined
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  await app?.stop()
  await db?.close()
  process.exit(code)
}

function say(error: unknown): void {
  const text = error instanceof OlderBuild ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
}

for (const folder of FOLDERS) {
  follow(folder, (file) => {
    if (SOURCE.test(file) && !TEST.test(file)) void take(file).catch(say)
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0).catch(say))
// The input ends when the command that started this process ends.
process.stdin.on('end', () => void stop(0).catch(say)).resume()

await start().catch(async (error: unknown) => {
  say(error)
  // The cause is another server on the same data, data of an older build, or a wrong setting: changing a source would not help.
  if (!db || error instanceof OlderBuild) await stop(1)
})
