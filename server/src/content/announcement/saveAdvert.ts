import { type AdvertView, AnnouncementId, SaveAdvert } from '@fieldfare/shared/announcement.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { orNotFound, write } from '../../platform/call/call.ts'
import { attachPhotos } from '../photo/attach.ts'
import { adverts, toAdvert } from './rows.ts'

/**
 * Adds an advert, or changes the advert with this id. A repeated call changes nothing.
 * @throws conflict if `version` is not the present version
 */
export const saveAdvert = write('announcement.change', SaveAdvert).mutation(
  async ({ input: { id, data, version }, ctx }): Promise<AdvertView> => {
    const { db, who } = ctx
    const { from, until, photoId, ...plain } = data
    const values = { ...plain, starts_at: from ? new Date(from) : null, ends_at: until ? new Date(until) : null }
    const existing = await db.selectFrom('advert').select('version').where('id', '=', id).forUpdate().executeTakeFirst()
    if (version !== undefined && version !== existing?.version) throw new AppError('conflict')
    if (existing)
      await db
        .updateTable('advert')
        .set((set) => ({ ...values, version: set('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
    else
      await db
        .insertInto('advert')
        .values({ id, ...values, created_by: who.id, created_at: new Date() })
        .execute()
    await attachPhotos(ctx, { kind: 'advert', id }, photoId ? [photoId] : [], ['data', 'photoId'])
    await ctx.audit('announcement.advert', id)
    ctx.publish({ name: 'announcements.changed', feed: 'adverts' })
    return toAdvert(await adverts(db).where('id', '=', id).executeTakeFirstOrThrow())
  },
)

/** Deletes an advert for good; the next purge deletes its picture. */
export const deleteAdvert = write('announcement.change', AnnouncementId).mutation(async ({ input: { id }, ctx }) => {
  orNotFound(await ctx.db.deleteFrom('advert').where('id', '=', id).returning('id').executeTakeFirst())
  await ctx.audit('announcement.advertDeleted', id)
  ctx.publish({ name: 'announcements.changed', feed: 'adverts' })
  return { deleted: true as const }
})
