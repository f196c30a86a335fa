import { AppError } from '@fieldfare/shared/errors.ts'
import { ExportId, MakeExport, type ResearchExportView } from '@fieldfare/shared/research.ts'
import { sql } from 'kysely'
import { orNotFound, write } from '../platform/call/call.ts'
import { exportView, LOST_MS } from './rows.ts'

/**
 * Starts the making of a package. A repeated call with the same id returns the package in its present state.
 * @throws conflict while another package is being made
 */
export const makeExport = write('research.export', MakeExport).mutation(
  async ({ input: { id, freeText }, ctx }): Promise<ResearchExportView> => {
    const { db, who } = ctx
    // Package numbers are consecutive, so concurrent calls wait for each other.
    await sql`lock table research_export in exclusive mode`.execute(db)
    const existing = await exportView(db, id)
    if (existing) return existing
    await db
      .updateTable('research_export')
      .set({ state: 'failed' })
      .where('state', 'in', ['waiting', 'reading', 'packing'])
      .where('beat_at', '<', new Date(Date.now() - LOST_MS))
      .execute()
    const other = await db
      .selectFrom('research_export')
      .select('number')
      .where('state', 'in', ['waiting', 'reading', 'packing'])
      .executeTakeFirst()
    if (other) throw new AppError('conflict', [{ path: ['id'], key: 'underWay', params: { number: other.number } }])
    const { number } = await db
      .insertInto('research_export')
      .values({
        id,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from research_export)`,
        free_text: freeText,
        made_by: who.id,
        counts: '{}',
      })
      .returning('number')
      .executeTakeFirstOrThrow()
    await ctx.audit('research.make', id, { number, freeText })
    await ctx.enqueue('makeResearchExport', { exportId: id })
    ctx.publishMine(who.id, 'research')
    return orNotFound(await exportView(db, id))
  },
)

/** Removes the file of a package; its number and its withdrawals stay. A repeated call changes nothing. @throws conflict while it is being made */
export const removeExport = write('research.export', ExportId).mutation(
  async ({ input: { id }, ctx }): Promise<ResearchExportView> => {
    const { db } = ctx
    const before = await db
      .selectFrom('research_export')
      .select(['state', 'number', 'beat_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    const { state, number } = orNotFound(await exportView(db, id))
    if (state !== 'done' && state !== 'removed' && state !== 'failed') throw new AppError('conflict')
    if (state === 'done') {
      await db.updateTable('research_export').set({ state: 'removed' }).where('id', '=', id).execute()
      await ctx.audit('research.remove', id, { number })
      await ctx.enqueue('removeResearchFiles', {})
      ctx.publishMine(ctx.who.id, 'research')
    }
    return orNotFound(await exportView(db, id))
  },
)
