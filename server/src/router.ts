import { forgotPW } from './account/forgotPW.ts'
import { getPazzword } from './account/getPazzword.ts'
import { resetPW } from './account/resetPW.ts'
import { accountRouter } from './account/router.ts'
import { update as updateUser } from './account/update.ts'
import { updateHome } from './account/updateHome.ts'
import { measureRouter } from './area/router.ts'
import { t } from './call/trpc.ts'
import { deleteCommunity, restoreCommunity } from './community/deleteCommunity.ts'
import { editCommunity } from './community/editCommunity.ts'
import { insert as insertLand } from './community/insert.ts'
import { subscribe, unsubscribe } from './community/subscribe.ts'
import {
  addComment,
  deleteComment,
  downVoteComment,
  editComment,
  removeDownVoteComment,
  removeUpVoteComment,
  reportComment,
  restoreComment,
  unReportComment,
  upVoteComment,
} from './discussion/comments.ts'
import {
  addThread,
  deleteThread,
  editThread,
  reportThread,
  restoreThread,
  unReportThread,
} from './discussion/threads.ts'
import { draftRouter } from './draft/router.ts'
import { feedRouter } from './feed/router.ts'
import { log } from './log/log.ts'
import { update } from './maintenance/update.ts'
import { addModerator, removeModerator, restoreModerator } from './membership/moderators.ts'
import { addModeratorRequest, removeModeratorRequest, restoreModeratorRequest } from './membership/requests.ts'
import { reopen } from './moderation/reports.ts'
import { noticeRouter } from './notice/router.ts'
import { uploadImageFileBase64 } from './photo/uploadImageFileBase64.ts'
import { saveKV } from './setting/saveKV.ts'
import {
  addTreasure,
  deleteTreasure,
  hideTreasurePlace,
  reportTreasure,
  restoreTreasure,
  unReportTreasure,
} from './treasure/treasures.ts'

/** Every call under its public name. */
export const router = t.router({
  account: accountRouter,
  addModerator,
  addModeratorRequest,
  removeModerator,
  removeModeratorRequest,
  reopenReports: reopen,
  reportComment,
  reportThread,
  reportTreasure,
  restoreModerator,
  restoreModeratorRequest,
  unReportComment,
  unReportThread,
  unReportTreasure,
  deleteCommunity,
  editCommunity,
  restoreCommunity,
  addComment,
  addThread,
  deleteComment,
  deleteThread,
  downVoteComment,
  editComment,
  editThread,
  removeDownVoteComment,
  removeUpVoteComment,
  restoreComment,
  restoreThread,
  upVoteComment,
  addTreasure,
  deleteTreasure,
  hideTreasurePlace,
  restoreTreasure,
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
  uploadImageFileBase64,
  user: t.router({ update: updateUser, updateHome }),
})
export type Router = typeof router
