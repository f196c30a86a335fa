import type { Page } from '@fieldfare/shared/page.ts'
import { isUnderWay, PACKAGE_DAYS, type ResearchExportView, type ResearchState } from '@fieldfare/shared/research.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { byTime, paged, type PageRequest } from '../platform/call/page.ts'
import type { Tx } from '../platform/db/tables.ts'

/** Milliseconds without progress after which a job counts as lost because its process ended. */
export const LOST_MS = 15 * 60_000

/** Returns SQL of the pseudonyms of people who withdrew a consent that they had given when package `id` was made. */
export const withdrawnNumbers = (id: string | ReturnType<typeof sql.ref>) => sql<{
  pseudonym: string
  what: 'account' | 'research' | 'experiment'
  at: Date
}>`
  select pseudonym, 'account' as what, gone_at as at from research_person where export_id = ${id} and gone_at is not null
  union all
  select r.pseudonym, w.kind, min(w.given_at) from consent w join research_person r on r.person_id = w.person_id
  where not w.given and r.export_id = ${id} and
    (w.kind = 'research' and w.given_at >= r.consent_at or w.kind = 'experiment' and w.given_at >= r.experiment_at)
  group by r.pseudonym, w.kind`

/** Returns SQL of the pseudonyms of areas deleted after package `id` was made; the time is null for a purged area. */
export const deletedAreas = (id: string) => sql<{ pseudonym: string; what: 'area'; at: Date | null }>`
  select r.pseudonym, 'area' as what, m.deleted_at as at from research_area r left join area m on m.id = r.area_id
  where r.export_id = ${id} and (m.id is null or m.deleted_at is not null)`

const exports = (db: Tx) =>
  db
    .selectFrom('research_export')
    .leftJoin('auth.user as maker', 'maker.id', 'research_export.made_by')
    .selectAll('research_export')
    .select('maker.name as maker')
    .select(
      sql<number>`(select count(distinct w.pseudonym)::integer from (${withdrawnNumbers(sql.ref('research_export.id'))}) w)`.as(
        'withdrawals',
      ),
    )

type ExportRow = Awaited<ReturnType<ReturnType<typeof exports>['executeTakeFirstOrThrow']>>
const toView = (row: ExportRow): ResearchExportView => ({
  id: row.id,
  number: row.number,
  state: stateOf(row),
  freeText: row.free_text,
  snapshotAt: row.snapshot_at?.toISOString() ?? null,
  counts: row.counts,
  bytes: row.bytes === null ? null : Number(row.bytes),
  sha256: row.sha256,
  progress: row.progress,
  madeBy: row.maker,
  createdAt: row.created_at.toISOString(),
  withdrawals: row.withdrawals,
  until:
    row.state === 'done' && row.finished_at
      ? new Date(row.finished_at.getTime() + PACKAGE_DAYS * DAY_MS).toISOString()
      : null,
})

const stateOf = ({ state, beat_at }: { state: ResearchState; beat_at: Date }): ResearchState =>
  isUnderWay(state) && beat_at.getTime() < Date.now() - LOST_MS ? 'failed' : state

export async function exportView(db: Tx, id: string): Promise<ResearchExportView | null> {
  const row = await exports(db).where('research_export.id', '=', id).executeTakeFirst()
  return row ? toView(row) : null
}

/** Reads a page of the packages, newest first. */
export const exportPage = (db: Tx, page: PageRequest): Promise<Page<ResearchExportView>> =>
  paged(exports(db), byTime('research_export.created_at', 'research_export.id'), page, toView)
