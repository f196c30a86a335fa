import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { connect, type Database } from '../../platform/db/connect.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { lockFolder } from '../../platform/db/pglite/lock.ts'
import { type Jobs, makeJobs } from '../../platform/jobs/jobs.ts'
import { makeLogger } from '../../platform/log/logger.ts'
import { BackupFault } from './backupFormat.ts'
import { refuseFull } from './loadRows.ts'

/** Asserts that the configured database is empty, without changing it. @throws BackupFault if it is not empty */
export async function refuseFullTarget(config: Config): Promise<void> {
  if (!config.DATABASE_URL) {
    if (!existsSync(join(config.DATA_DIR, 'db'))) return
    throw new BackupFault(
      `There is a database in ${config.DATA_DIR} already. Nothing was changed: name an empty DATA_DIR.`,
    )
  }
  const db = await connect(addressesOf(config))
  try {
    await refuseFull(db, 'The target database')
  } finally {
    await db.close()
  }
}

/**
 * Fills an empty database: on a PostgreSQL server in one transaction; an embedded one in a temporary folder beside the
 * target, which is renamed when it is complete. Then runs the migrations that are newer than the content, and finally
 * `after`, on the present tables.
 */
export async function fillTarget(
  config: Config,
  does: (db: Database, jobs: Jobs) => Promise<void>,
  after: (db: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  await refuseFullTarget(config)
  if (config.DATABASE_URL) return fillAndMigrate(config, does, after)
  await mkdir(config.DATA_DIR, { recursive: true })
  const release = lockFolder(config.DATA_DIR)
  const beside = join(config.DATA_DIR, 'restoring')
  try {
    await rm(beside, { recursive: true, force: true })
    await fillAndMigrate({ ...config, DATA_DIR: beside }, does, after)
    await rename(join(beside, 'db'), join(config.DATA_DIR, 'db'))
  } finally {
    await rm(beside, { recursive: true, force: true })
    release()
  }
}

async function fillAndMigrate(
  config: Config,
  does: (db: Database, jobs: Jobs) => Promise<void>,
  after: (db: Database) => Promise<void>,
): Promise<void> {
  const db = await connect(addressesOf(config))
  try {
    const jobs = await makeJobs(config, db, makeLogger({ ...config, LOG_LEVEL: 'silent' }))
    try {
      await does(db, jobs)
    } finally {
      await jobs.stop()
    }
    await migrate(db)
    await after(db)
  } finally {
    await db.close()
  }
}

const addressesOf = (config: Config) => ({
  dataDir: config.DATA_DIR,
  databaseUrl: config.DATABASE_URL,
  directUrl: config.DATABASE_DIRECT_URL,
})
