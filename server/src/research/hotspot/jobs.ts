import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import { inWorker } from '../../platform/inWorker.ts'
import type { HotspotMade, HotspotTask } from './hotspotWorker.ts'
import { keepRunCells, removeRunCells } from './keepRun.ts'
import { readPeople } from './readPeople.ts'
import { studyAreaOf, UNDER_WAY } from './rows.ts'

interface HotspotJobs {
  runHotspot: { runId: string }
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends HotspotJobs {}
}

export const hotspotJobPlans: JobPlans<keyof HotspotJobs> = {
  // The job is not retried: an admin sees the failure and starts a new run.
  runHotspot: { retryLimit: 0 },
}

export const hotspotJobs = (deps: Deps): JobHandlers<keyof HotspotJobs> => ({
  async runHotspot({ runId }) {
    try {
      await run(deps, runId)
    } catch (error) {
      await change(deps, runId, { state: 'failed' })
      await removeRunCells(deps.db.kysely, runId)
      throw error
    }
  },
})

type Change = { state?: 'reading' | 'counting' | 'failed'; progress?: number }
/** Stores the progress of a run, and updates its maker's screens. @returns false if the run is no longer to be made */
const change = (deps: Deps, id: string, values: Change): Promise<boolean> =>
  inTransaction({ deps, who: null }, async ({ db, publishMine }) => {
    const row = await db
      .updateTable('hotspot_run')
      .set({ ...values, beat_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .where('state', 'in', UNDER_WAY)
      .returning('made_by')
      .executeTakeFirst()
    if (row?.made_by) publishMine(row.made_by, 'research')
    return row !== undefined
  })

async function run(deps: Deps, id: string): Promise<void> {
  const { config, db } = deps
  if (!(await change(deps, id, { state: 'reading' }))) return
  const row = await db.kysely.selectFrom('hotspot_run').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const folder = join(config.DATA_DIR, 'research')
  const path = join(folder, `${id}.hotspot`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { level, cell_metres: cellMetres } = row
    const { at, area, sha256 } = await readPeople(db, path, { ...studyAreaOf(row), level, cellMetres })
    await change(deps, id, { state: 'counting' })
    let writing = Promise.resolve(true)
    const { shape, extent } = area
    const { result, cells } = await compute(
      { path, area: { shape, extent }, level, cellMetres, inputSha256: sha256 },
      (progress) => {
        writing = writing.then(() => change(deps, id, { progress }))
        writing.catch(() => undefined)
      },
    )
    await writing
    await keepRunCells(db.kysely, id, cells)
    await inTransaction({ deps, who: null }, async (tx) => {
      const done = await tx.db
        .updateTable('hotspot_run')
        .set({ state: 'done', progress: 100, snapshot_at: at, result: JSON.stringify(result) })
        .where('id', '=', id)
        .returning('made_by')
        .executeTakeFirst()
      if (done?.made_by) tx.publishMine(done.made_by, 'research')
    })
  } finally {
    for (const file of [path, `${path}.cells`]) await rm(file, { force: true })
  }
}

/** Computes a run in a worker thread. */
const compute = (task: HotspotTask, report: (percent: number) => void): Promise<HotspotMade> =>
  inWorker(new URL('./hotspotWorker.ts', import.meta.url), task, report)
