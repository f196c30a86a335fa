import { forgotPW } from './account/forgotPW.ts'
import { getPazzword } from './account/getPazzword.ts'
import { resetPW } from './account/resetPW.ts'
import { accountRouter } from './account/router.ts'
import { update as updateUser } from './account/update.ts'
import { updateHome } from './account/updateHome.ts'
import { measureRouter } from './area/router.ts'
import { t } from './call/trpc.ts'
import { insert as insertLand } from './community/insert.ts'
import { subscribe, unsubscribe } from './community/subscribe.ts'
import { draftRouter } from './draft/router.ts'
import { feedRouter } from './feed/router.ts'
import { log } from './log/log.ts'
import { update } from './maintenance/update.ts'
import { noticeRouter } from './notice/router.ts'
import { saveKV } from './setting/saveKV.ts'

/** Every call under its public name. */
export const router = t.router({
  account: accountRouter,
  draft: draftRouter,
  feed: feedRouter,
  forgotPW,
  getPazzword,
  land: t.router({ insert: insertLand }),
  log,
  measure: measureRouter,
  notice: noticeRouter,
  resetPW,
  saveKV,
  subscribe,
  unsubscribe,
  _update: update,
  user: t.router({ update: updateUser, updateHome }),
})
export type Router = typeof router
