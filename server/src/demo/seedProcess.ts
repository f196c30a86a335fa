import { buildApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { runCommand, withDatabase } from '../platform/db/command.ts'
import { makeLogger } from '../platform/log/logger.ts'
import { seedDemo } from './seed.ts'

/** Seeds the database that the environment variables configure, if it is empty. */
async function main(): Promise<void> {
  process.umask(0o077)
  const config = readConfig(process.env)
  if (!config.DEMO) return
  await withDatabase(config, async (db) => {
    const app = await buildApp(config, db, makeLogger(config))
    await seedDemo(app.deps)
    await app.stop()
  })
}

// The input ends when the parent process ends; then this process ends, too.
process.stdin.on('end', () => process.exit(1)).resume()
process.stdin.unref?.()
runCommand(main)
