import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { PACKAGE_DAYS, PACKAGES_KEPT } from '@fieldfare/shared/research.ts'
import { sql } from 'kysely'
import { inTransaction } from '../platform/call/call.ts'
import type { Deps } from '../platform/call/context.ts'
import type { Tx } from '../platform/db/tables.ts'
import type { JobHandlers, JobPlans } from '../platform/jobs/jobPlans.ts'
import { inWorker } from '../platform/inWorker.ts'
import type { PackageFile, PackTask } from './makePackage.ts'
import { readSnapshot } from './snapshot.ts'
import type { PackageStore } from '../platform/packageStore/packageStore.ts'
import { codebook } from './codebook.ts'

interface ResearchJobs {
  makeResearchExport: { exportId: string }
  removeResearchFiles: Record<string, never>
}
declare module '../platform/jobs/jobPlans.ts' {
  interface JobData extends ResearchJobs {}
}

export const researchJobPlans: JobPlans<keyof ResearchJobs> = {
  // The job is not retried: an admin sees the failure and starts a new package.
  makeResearchExport: { retryLimit: 0 },
  removeResearchFiles: { retryLimit: 2, cron: '30 3 * * *' },
}

/** Makes the handlers of the job that makes a package, and of the job that removes the files of old packages. */
export function researchJobs(deps: Deps, packages: PackageStore): JobHandlers<keyof ResearchJobs> {
  return {
    async makeResearchExport({ exportId }) {
      try {
        await make(deps, packages, exportId)
      } catch (error) {
        await change(deps, exportId, { state: 'failed' })
        for (const table of ['research_person', 'research_area'] as const)
          await deps.db.kysely.deleteFrom(table).where('export_id', '=', exportId).execute()
        throw error
      }
    },
    removeResearchFiles: () => removeOld(deps, packages),
  }
}

type Change = { state?: 'reading' | 'packing' | 'failed'; progress?: number }
/** Stores the progress of a package, and updates its maker's screens. @returns false if the package is no longer to be made */
const change = (deps: Deps, id: string, values: Change): Promise<boolean> =>
  inTransaction({ deps, who: null }, async ({ db, publishMine }) => {
    const row = await db
      .updateTable('research_export')
      .set({ ...values, beat_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'reading', 'packing'])
      .returning('made_by')
      .executeTakeFirst()
    if (row?.made_by) publishMine(row.made_by, 'research')
    return row !== undefined
  })

async function make(deps: Deps, packages: PackageStore, id: string): Promise<void> {
  const { config, db } = deps
  if (!(await change(deps, id, { state: 'reading' }))) return
  const { number, free_text } = await db.kysely
    .selectFrom('research_export')
    .select(['number', 'free_text'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const folder = join(config.DATA_DIR, 'research', `${id}.making`)
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const tables = await codebook(free_text)
    const { at, counts, people, areas } = await readSnapshot(db, join(folder, 'research.gpkg'), tables)
    await chmod(join(folder, 'research.gpkg'), 0o600)
    for (const batch of people) await notePeople(db.kysely, id, batch)
    for (const batch of areas) await noteAreas(db.kysely, id, batch)
    await change(deps, id, { state: 'packing' })
    const about = { number, at: at.toISOString(), freeText: free_text, site: config.PUBLIC_URL, counts }
    let writing = Promise.resolve(true)
    const packed = await pack({ folder, tables, about }, (progress) => {
      writing = writing.then(() => change(deps, id, { progress }))
      writing.catch(() => undefined)
    })
    await writing
    await packages.put(id, join(folder, 'package.zip'))
    await inTransaction({ deps, who: null }, async (tx) => {
      const row = await tx.db
        .updateTable('research_export')
        .set({ state: 'done', progress: 100, snapshot_at: at, counts: JSON.stringify(counts), ...packed })
        .set({ finished_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', id)
        .returning('made_by')
        .executeTakeFirst()
      if (row?.made_by) tx.publishMine(row.made_by, 'research')
      await tx.enqueue('removeResearchFiles', {})
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Stores the person behind each pseudonym of a JSON list. A person whose account was erased meanwhile counts as withdrawn. */
const notePeople = (db: Tx, id: string, people: string) =>
  sql`insert into research_person (export_id, pseudonym, person_id, consent_at, experiment_at, gone_at)
    select ${id}::uuid, n.pseudonym, p.id, n."consentAt", n."experimentAt", case when p.id is null then clock_timestamp() end
    from jsonb_to_recordset(${people}::jsonb)
      as n (pseudonym text, "personId" uuid, "consentAt" timestamptz, "experimentAt" timestamptz)
    left join person p on p.id = n."personId" and p.deleted_at is null`.execute(db)

/** Stores the area behind each pseudonym of a JSON list. */
const noteAreas = (db: Tx, id: string, areas: string) =>
  sql`insert into research_area (export_id, pseudonym, area_id)
    select ${id}::uuid, n.pseudonym, n."areaId" from jsonb_to_recordset(${areas}::jsonb) as n (pseudonym text, "areaId" uuid)`.execute(
    db,
  )

/** Writes the files of a package in a worker thread. */
const pack = (task: PackTask, report: (percent: number) => void): Promise<PackageFile> =>
  inWorker(new URL('./packWorker.ts', import.meta.url), task, report)

/** Deletes the files of packages that an admin removed, that are older than PACKAGE_DAYS, or that are not among the newest PACKAGES_KEPT. */
async function removeOld({ db: { kysely } }: Deps, packages: PackageStore): Promise<void> {
  await sql`update research_export set state = 'removed' where state = 'done' and (
    finished_at < ${new Date(Date.now() - PACKAGE_DAYS * DAY_MS)} or id not in (
      select id from research_export where state = 'done' order by number desc limit ${PACKAGES_KEPT}))`.execute(kysely)
  const expired = await kysely
    .selectFrom('research_export')
    .select('id')
    .where('state', '=', 'removed')
    .where('bytes', 'is not', null)
    .execute()
  for (const { id } of expired) {
    await packages.remove(id)
    // A package without a size has no file; the hash stays, so that a downloaded copy can be recognised.
    await kysely.updateTable('research_export').set({ bytes: null }).where('id', '=', id).execute()
  }
}
