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
import { t } from '../../platform/call/trpc.ts'
import { adverts, currentAdverts, currentNotice, siteNotices, toAdvert, toNotice } from './rows.ts'
import { deleteAdvert, saveAdvert } from './saveAdvert.ts'
import { deleteNotice, saveNotice } from './saveNotice.ts'

const NEWEST = byTime('created_at', 'id')

const currentOfAdverts = read('announcement.see', CurrentFor).query(({ input, ctx }): Promise<CurrentAdverts> =>
  currentAdverts(ctx.db, input.locale),
)
const allAdverts = readMine('announcement.change', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<AdvertView>> => paged(adverts(ctx.db), NEWEST, input, toAdvert),
)
const oneAdvert = readMine('announcement.change', AnnouncementId).query(async ({ input, ctx }): Promise<AdvertView> =>
  toAdvert(orNotFound(await adverts(ctx.db).where('id', '=', input.id).executeTakeFirst())),
)

const currentOfNotices = read('announcement.see', CurrentFor).query(({ input, ctx }): Promise<CurrentNotice> =>
  currentNotice(ctx.db, input.locale),
)
const allNotices = readMine('announcement.change', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<NoticeRecord>> => paged(siteNotices(ctx.db), NEWEST, input, toNotice),
)
const oneNotice = readMine('announcement.change', AnnouncementId).query(async ({ input, ctx }): Promise<NoticeRecord> =>
  toNotice(orNotFound(await siteNotices(ctx.db).where('id', '=', input.id).executeTakeFirst())),
)

export const advertsFeed = t.router({ current: currentOfAdverts, all: allAdverts, one: oneAdvert })
export const noticesFeed = t.router({ current: currentOfNotices, all: allNotices, one: oneNotice })
export const announcementRouter = t.router({ saveAdvert, deleteAdvert, saveNotice, deleteNotice })
