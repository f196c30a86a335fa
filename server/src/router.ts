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
import { addComment } from './discussion/addComment.ts'
import { addThread } from './discussion/addThread.ts'
import { deleteComment } from './discussion/deleteComment.ts'
import { deleteThread } from './discussion/deleteThread.ts'
import { editComment } from './discussion/editComment.ts'
import { editThread } from './discussion/editThread.ts'
import { restoreComment } from './discussion/restoreComment.ts'
import { restoreThread } from './discussion/restoreThread.ts'
import { downVoteComment, removeDownVoteComment, removeUpVoteComment, upVoteComment } from './discussion/vote.ts'
import { draftRouter } from './draft/router.ts'
import { feedRouter } from './feed/router.ts'
import { log } from './log/log.ts'
import { update } from './maintenance/update.ts'
import { addModerator } from './moderation/addModerator.ts'
import { addModeratorRequest } from './moderation/addModeratorRequest.ts'
import { removeModerator, restoreModerator } from './moderation/removeModerator.ts'
import { removeModeratorRequest } from './moderation/removeModeratorRequest.ts'
import { reportComment } from './moderation/reportComment.ts'
import { reportTreasure } from './moderation/reportTreasure.ts'
import { restoreModeratorRequest } from './moderation/restoreModeratorRequest.ts'
import { reopen, unReportComment, unReportTreasure } from './moderation/unReport.ts'
import { noticeRouter } from './notice/router.ts'
import { uploadImageFileBase64 } from './photo/uploadImageFileBase64.ts'
import { saveKV } from './setting/saveKV.ts'
import { addTreasure } from './treasure/addTreasure.ts'
import { deleteTreasure, restoreTreasure } from './treasure/deleteTreasure.ts'
import { hideTreasurePlace } from './treasure/hideTreasurePlace.ts'

/** Every call under its public name. */
export const router = t.router({
  account: accountRouter,
  addModerator,
  addModeratorRequest,
  removeModerator,
  removeModeratorRequest,
  reopenReports: reopen,
  reportComment,
  reportTreasure,
  restoreModerator,
  restoreModeratorRequest,
  unReportComment,
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
