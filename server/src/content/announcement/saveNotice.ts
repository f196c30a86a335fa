import { AnnouncementId, type NoticeRecord, SaveNotice } from '@fieldfare/shared/announcement.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { orNotFound, write } from '../../platform/call/call.ts'
import { siteNotices, toNotice } from './rows.ts'

/**
 * Adds a notice, or changes the notice with this id. A repeated call changes nothing.
 * @throws conflict if `version` is not the present version
 */
export const saveNotice = write('announcement.change', SaveNotice).mutation(
  async ({ input: { id, data, version }, ctx }): Promise<NoticeRecord> => {
    const { db, who } = ctx
    const { until, ...plain } = data
    const values = { ...plain, ends_at: until ? new Date(until) : null }
    const existing = await db
      .selectFrom('site_notice')
      .select('version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (version !== undefined && version !== existing?.version) throw new AppError('conflict')
    if (existing)
      await db
        .updateTable('site_notice')
        .set((set) => ({ ...values, version: set('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
    else
      await db
        .insertInto('site_notice')
        .values({ id, ...values, created_by: who.id, created_at: new Date() })
        .execute()
    await ctx.audit('announcement.notice', id)
    ctx.publish({ name: 'announcements.changed', feed: 'notices' })
    return toNotice(await siteNotices(db).where('id', '=', id).executeTakeFirstOrThrow())
  },
)

export const deleteNotice = write('announcement.change', AnnouncementId).mutation(async ({ input: { id }, ctx }) => {
  orNotFound(await ctx.db.deleteFrom('site_notice').where('id', '=', id).returning('id').executeTakeFirst())
  await ctx.audit('announcement.noticeDeleted', id)
  ctx.publish({ name: 'announcements.changed', feed: 'notices' })
  return { deleted: true as const }
})
