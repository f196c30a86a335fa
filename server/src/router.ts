import { forgotPW, getPazzword, resetPW } from './account/resetPW.ts'
import { accountCalls, userRouter } from './account/router.ts'
import { measureRouter } from './area/router.ts'
import { t } from './call/trpc.ts'
import { registerLandOwner } from './community/registerLandOwner.ts'
import { communityCalls, landRouter } from './community/router.ts'
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
  account: t.router({ ...accountCalls, registerLandOwner }),
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
  ...communityCalls,
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
  land: landRouter,
  log,
  measure: measureRouter,
  notice: noticeRouter,
  resetPW,
  saveKV,
  _update: update,
  uploadImageFileBase64,
  user: userRouter,
})
export type Router = typeof router
