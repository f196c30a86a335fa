import { AppError } from '@fieldfare/shared/errors.ts'
import {
  HOTSPOT_CELLS,
  HOTSPOT_DAYS,
  HOTSPOT_METHOD,
  HotspotId,
  HotspotList,
  type HotspotRunView,
  StartHotspot,
} from '@fieldfare/shared/hotspot.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { APP_VERSION } from '@fieldfare/shared/version.ts'
import { sql } from 'kysely'
import { orNotFound, read, write } from '../../platform/call/call.ts'
import { LOST_MS } from '../rows.ts'
import { runPage, runView, UNDER_WAY } from './rows.ts'
import { gridOf, studyArea } from './studyArea.ts'

/**
 * Starts a hotspot run. A repeated call with the same id returns the run in its present state.
 * @throws bad-input for a study area without cells or with too many, conflict while another run is in progress
 */
export const start = write('research.export', StartHotspot).mutation(
  async ({ input, ctx }): Promise<HotspotRunView> => {
    const { db, who } = ctx
    const { id, level, cellMetres, communityId, country, box } = input
    // Run numbers are consecutive, so concurrent calls wait for each other.
    await sql`lock table hotspot_run in exclusive mode`.execute(db)
    const existing = await runView(db, id, who)
    if (existing) return existing
    if (!HOTSPOT_CELLS[level].includes(cellMetres))
      throw new AppError('bad-input', [{ path: ['cellMetres'], key: 'choice' }])
    if ([communityId, country, box].filter((one) => one !== null).length !== 1)
      throw new AppError('bad-input', [{ path: ['area'], key: 'required' }])
    if (box && (box[0] >= box[2] || box[1] >= box[3])) throw new AppError('bad-input', [{ path: ['area'], key: 'box' }])
    const area = await studyArea(db, { communityId, country, box })
    if (!area && country) throw new AppError('bad-input', [{ path: ['country'], key: 'choice' }])
    if (!area) throw new AppError('not-found')
    gridOf(area, cellMetres)
    await db
      .updateTable('hotspot_run')
      .set({ state: 'failed' })
      .where('state', 'in', UNDER_WAY)
      .where('beat_at', '<', new Date(Date.now() - LOST_MS))
      .execute()
    const other = await db.selectFrom('hotspot_run').select('number').where('state', 'in', UNDER_WAY).executeTakeFirst()
    if (other) throw new AppError('conflict', [{ path: ['id'], key: 'runUnderWay', params: { number: other.number } }])
    const { number } = await db
      .insertInto('hotspot_run')
      .values({
        id,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from hotspot_run)`,
        level,
        cell_metres: cellMetres,
        community_id: communityId,
        country,
        place: area.place,
        box,
        area_key: area.key,
        method: HOTSPOT_METHOD,
        code_version: APP_VERSION,
        made_by: who.id,
      })
      .returning('number')
      .executeTakeFirstOrThrow()
    await ctx.audit('research.hotspot', id, { number })
    await ctx.enqueue('runHotspot', { runId: id })
    ctx.publishMine(who.id, 'research')
    return orNotFound(await runView(db, id, who))
  },
)

/**
 * Publishes a run for everybody, for good. A repeated call changes nothing.
 * @throws conflict for an unfinished run, or if one of the same level and study area was published in the last HOTSPOT_DAYS
 */
export const publish = write('research.export', HotspotId).mutation(
  async ({ input: { id }, ctx }): Promise<HotspotRunView> => {
    const { db, who } = ctx
    await sql`lock table hotspot_run in exclusive mode`.execute(db)
    const run = await db.selectFrom('hotspot_run').selectAll().where('id', '=', id).executeTakeFirst()
    if (!run) throw new AppError('not-found')
    if (!run.published_at) {
      if (run.state !== 'done') throw new AppError('conflict', [{ path: ['id'], key: 'runNotDone' }])
      const last = await db
        .selectFrom('hotspot_run')
        .select('number')
        .where('level', '=', run.level)
        .where('area_key', '=', run.area_key)
        .where('published_at', '>', new Date(Date.now() - HOTSPOT_DAYS * DAY_MS))
        .executeTakeFirst()
      if (last)
        throw new AppError('conflict', [
          { path: ['id'], key: 'publishedLately', params: { number: last.number, days: HOTSPOT_DAYS } },
        ])
      await db
        .updateTable('hotspot_run')
        .set({ published_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', id)
        .execute()
      await ctx.audit('research.publish', id, { number: run.number })
      ctx.publishMine(who.id, 'research')
    }
    return orNotFound(await runView(db, id, who))
  },
)

/** Lists runs, newest first; people other than admins get only published runs. */
export const list = read('hotspot.see', HotspotList).query(({ input, ctx }): Promise<Page<HotspotRunView>> =>
  runPage(ctx.db, ctx.who, input),
)
export const one = read('hotspot.see', HotspotId).query(async ({ input, ctx }): Promise<HotspotRunView> =>
  orNotFound(await runView(ctx.db, input.id, ctx.who)),
)
