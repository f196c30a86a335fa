import { can } from '@fieldfare/shared/access.ts'
import {
  HOTSPOT_K,
  type HotspotBox,
  HotspotBox as Box,
  type HotspotCell,
  type HotspotRunView,
  type HotspotState,
  isHotspotUnderWay,
} from '@fieldfare/shared/hotspot.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { Session } from '../../platform/session/session.ts'
import { LOST_MS } from '../rows.ts'
import { peopleClass, reducedView } from './reduced.ts'
import type { StudyAreaOf } from './studyArea.ts'

export const UNDER_WAY = ['waiting', 'reading', 'counting'] as const

const runs = (db: Tx) => db.selectFrom('hotspot_run').selectAll()
type RunRow = Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirstOrThrow']>>

const boxOf = (box: readonly number[] | null): HotspotBox | null => (box ? Box.parse(box) : null)
/** Returns the study area in the columns of a run. */
export const studyAreaOf = ({
  community_id,
  country,
  box,
}: Pick<RunRow, 'community_id' | 'country' | 'box'>): StudyAreaOf => ({
  communityId: community_id,
  country,
  box: boxOf(box),
})

const stateOf = ({ state, beat_at }: { state: HotspotState; beat_at: Date }): HotspotState =>
  isHotspotUnderWay(state) && beat_at.getTime() < Date.now() - LOST_MS ? 'failed' : state

const toView = (row: RunRow): HotspotRunView => ({
  id: row.id,
  number: row.number,
  method: row.method,
  codeVersion: row.code_version,
  state: stateOf(row),
  progress: row.progress,
  level: row.level,
  cellMetres: row.cell_metres,
  place: row.place,
  communityId: row.community_id,
  country: row.country,
  box: boxOf(row.box),
  snapshotAt: row.snapshot_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  reduced: false,
  result: row.result,
})

/** Tells whether a reader may see unpublished runs, and exact numbers. */
const readsAll = (who: Session | null): boolean => can('research.export', { who })

/** Reads a run as a reader may see it; null if the run does not exist or the reader may not see it. */
export async function runView(db: Tx, id: string, who: Session | null): Promise<HotspotRunView | null> {
  const row = await runs(db).where('id', '=', id).executeTakeFirst()
  if (!row || (!readsAll(who) && !row.published_at)) return null
  return readsAll(who) ? toView(row) : reducedView(toView(row))
}

/** Reads a page of runs, newest first: all runs for admins (unless `published`), otherwise published runs in their public form. */
export const runPage = (
  db: Tx,
  who: Session | null,
  { published, ...page }: PageRequest & { published: boolean },
): Promise<Page<HotspotRunView>> => {
  const isReduced = published || !readsAll(who)
  const query = isReduced ? runs(db).where('published_at', 'is not', null) : runs(db)
  return paged(query, byTime('hotspot_run.created_at', 'hotspot_run.id'), page, (row) =>
    isReduced ? reducedView(toView(row)) : toView(row),
  )
}

export interface ShownCell extends HotspotCell {
  weight: number | null
  z: number | null
  p: number | null
  box: HotspotBox
  shape: Buffer
}

/** The number of cells that are read at a time. */
const CELLS = 2000

/** Yields the cells of a run; of a reduced run only those with at least HOTSPOT_K people, as classes and without scores. */
export async function* runCells(db: Tx, { id, reduced }: Pick<HotspotRunView, 'id' | 'reduced'>) {
  for (let after = -1; ;) {
    const { rows } = await sql<ShownCell & { seq: number }>`
      select seq, code, people, weight, z, p, bin, hotspot, ST_AsBinary(geom, 'NDR') as shape,
        json_build_array(ST_XMin(geom), ST_YMin(geom), ST_XMax(geom), ST_YMax(geom)) as box
      from hotspot_cell where run_id = ${id} and seq > ${after} ${reduced ? sql`and people >= ${HOTSPOT_K}` : sql``}
      order by seq limit ${sql.lit(CELLS)}`.execute(db)
    for (const { seq, ...cell } of rows) {
      after = seq
      yield reduced ? { ...cell, people: peopleClass(cell.people), weight: null, z: null, p: null } : cell
    }
    if (rows.length < CELLS) return
  }
}
