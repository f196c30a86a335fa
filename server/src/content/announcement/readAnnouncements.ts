import {
  type AdvertView,
  AnnouncementId,
  type CurrentAdverts,
  CurrentFor,
  type CurrentNotice,
  type NoticeRecord,
} from '@fieldfare/shared/announcement.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { orNotFound, read, readMine } from '../../platform/call/call.ts'
import { byTime, paged } from '../../platform/call/page.ts'
import { adverts, currentAdverts, currentNotice, siteNotices, toAdvert, toNotice } from './rows.ts'

const NEWEST = byTime('created_at', 'id')

export const currentOfAdverts = read('announcement.see', CurrentFor).query(({ input, ctx }): Promise<CurrentAdverts> =>
  currentAdverts(ctx.db, input.locale),
)
export const allAdverts = readMine('announcement.change', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<AdvertView>> => paged(adverts(ctx.db), NEWEST, input, toAdvert),
)
export const oneAdvert = readMine('announcement.change', AnnouncementId).query(
  async ({ input, ctx }): Promise<AdvertView> =>
    toAdvert(orNotFound(await adverts(ctx.db).where('id', '=', input.id).executeTakeFirst())),
)

export const currentOfNotices = read('announcement.see', CurrentFor).query(({ input, ctx }): Promise<CurrentNotice> =>
  currentNotice(ctx.db, input.locale),
)
export const allNotices = readMine('announcement.change', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<NoticeRecord>> => paged(siteNotices(ctx.db), NEWEST, input, toNotice),
)
export const oneNotice = readMine('announcement.change', AnnouncementId).query(
  async ({ input, ctx }): Promise<NoticeRecord> =>
    toNotice(orNotFound(await siteNotices(ctx.db).where('id', '=', input.id).executeTakeFirst())),
)
