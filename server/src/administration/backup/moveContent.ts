import type { Database } from '../../platform/db/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { BackupFault } from './backupFormat.ts'
import { fill, refuseForeign } from './loadRows.ts'
import { withSnapshot } from './readRows.ts'

/**
 * Copies all content of one database snapshot, including sessions, into an empty database, in one transaction there. So nobody
 * has to sign in again. The photos stay where they are.
 * @returns the number of rows copied
 */
export async function moveContent(from: Database, to: Database, jobs: Jobs): Promise<number> {
  return withSnapshot(from, async (snapshot) => {
    if (snapshot.migrations.length === 0) throw new BackupFault('This database is empty: there is nothing to move.')
    refuseForeign(snapshot.migrations)
    let rows = 0
    await fill(to, jobs, snapshot, async (loader) => {
      for (const table of snapshot.tables) rows += await loader.load(table, snapshot.rows(table))
      await loader.jobs(snapshot.jobs())
    })
    return rows
  })
}
