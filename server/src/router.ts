import { forgotPW, getPazzword, resetPW } from './people/account/resetPW.ts'
import { accountCalls, peopleFeed, userRouter } from './people/account/router.ts'
import { measureRouter, measuresFeed } from './land/area/router.ts'
import { t } from './platform/call/trpc.ts'
import { callbackRouter } from './notification/callback/router.ts'
import { campaignRouter } from './people/campaign/router.ts'
import { researchRouter } from './research/router.ts'
import { consentRouter } from './people/consent/consents.ts'
import { registerLandOwner } from './land/community/registerLandOwner.ts'
import { communityCalls, landFeed, landRouter } from './land/community/router.ts'
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
} from './participation/discussion/comments.ts'
import {
  addThread,
  deleteThread,
  editThread,
  keepThreadOnTop,
  reportThread,
  restoreThread,
  unReportThread,
} from './participation/discussion/threads.ts'
import { announcementRouter, advertsFeed, noticesFeed } from './content/announcement/router.ts'
import { auditFeed } from './administration/audit/auditLog.ts'
import { pinsFeed } from './content/pins.ts'
import { commentsFeed, threadsFeed } from './participation/discussion/router.ts'
import { document } from './platform/document/router.ts'
import { draftRouter } from './platform/draft/router.ts'
import { answerRequest, startRequests } from './research/funding/pledgeRequests.ts'
import { fundingFeed } from './research/funding/router.ts'
import { addFunding, saveFunding } from './research/funding/saveFunding.ts'
import { log } from './platform/log/log.ts'
import { loveMapFeed } from './land/loveMap/loveMap.ts'
import {
  allMailings,
  countMailing,
  mailer,
  mailingFailures,
  oneMailing,
  stopMailing,
} from './notification/mailing/sendMailing.ts'
import { sendHtmlEmail, sendTemplatedEmail } from './notification/mailing/sendOne.ts'
import {
  sendTestEmail,
  sendTestEmail2,
  sendTestEmails,
  sendTestTemplateMail,
} from './notification/mailing/testMails.ts'
import { clientErrors } from './platform/log/clientErrors.ts'
import { errorRouter } from './platform/log/gen.ts'
import { counts } from './administration/maintenance/adminCounts.ts'
import { intersectAreas } from './administration/maintenance/intersectAreas.ts'
import { update } from './administration/maintenance/update.ts'
import { acceptInvite, giveSeatBack, rejectInvite } from './participation/meeting/answers.ts'
import {
  addMeeting,
  deleteMeeting,
  reportMeeting,
  restoreMeeting,
  unReportMeeting,
} from './participation/meeting/meetings.ts'
import { meetingsFeed } from './participation/meeting/router.ts'
import { sendInvites } from './participation/meeting/sendInvites.ts'
import { addMessage } from './participation/message/addMessage.ts'
import { isRead, markUnread } from './participation/message/readMessages.ts'
import { messageRouter, messagesFeed } from './participation/message/router.ts'
import { addModerator, removeModerator, restoreModerator } from './content/membership/moderators.ts'
import { addModeratorRequest, removeModeratorRequest, restoreModeratorRequest } from './content/membership/requests.ts'
import { reopen } from './participation/moderation/reports.ts'
import { moderationFeed } from './participation/moderation/router.ts'
import { noticeRouter } from './notification/notice/router.ts'
import { waitingFeed } from './notification/overview/router.ts'
import { uploadImageFileBase64 } from './content/photo/uploadImageFileBase64.ts'
import { givenByMonth } from './participation/pledge/givenByMonth.ts'
import { addAmountPledge } from './participation/pledge/give.ts'
import { changePledge, endPledge, pausePledge, resumePledge } from './participation/pledge/manage.ts'
import {
  addPledge,
  deletePledge,
  editPledge,
  reportPledge,
  restorePledge,
  unReportPledge,
} from './participation/pledge/pledges.ts'
import { pledgesFeed } from './participation/pledge/router.ts'
import { addPolis, deletePolis, reportPolis, restorePolis, unReportPolis } from './participation/polis/conversations.ts'
import { polisFeed } from './participation/polis/router.ts'
import { addOption, addPoll, deletePoll, reportPoll, restorePoll, unReportPoll } from './participation/poll/polls.ts'
import { pollsFeed } from './participation/poll/router.ts'
import { addVote, withdrawVote } from './participation/poll/votes.ts'
import { rresCron, _test } from './notification/reminder/rresCron.ts'
import { KV } from './platform/setting/router.ts'
import { saveKV } from './platform/setting/saveKV.ts'
import { listTemplates, oneTemplate, resetTemplate, saveTemplate } from './platform/setting/saveTemplate.ts'
import { peopleRouter } from './people/directory/router.ts'
import { figuresWith } from './administration/siteFigures/router.ts'
import { polygonRouter, polygonsFeed, tasksFeed, tasksRouter } from './administration/task/router.ts'
import { storiesFeed, storyRouter } from './land/story/router.ts'
import { surveyRouter } from './research/survey/router.ts'
import { treasuresFeed } from './participation/treasure/router.ts'
import { findTitles } from './land/title/findTitles.ts'
import {
  addTreasure,
  deleteTreasure,
  hideTreasurePlace,
  reportTreasure,
  restoreTreasure,
  unReportTreasure,
} from './participation/treasure/treasures.ts'

/** Every call under its public name. */
export const router = t.router({
  account: t.router({ ...accountCalls, registerLandOwner }),
  addModerator,
  addModeratorRequest,
  removeModerator,
  removeModeratorRequest,
  reopenReports: reopen,
  reportComment,
  reportPledge,
  reportMeeting,
  reportPolis,
  reportPoll,
  reportThread,
  reportTreasure,
  restoreModerator,
  restoreModeratorRequest,
  unReportComment,
  unReportPledge,
  unReportMeeting,
  unReportPolis,
  unReportPoll,
  unReportThread,
  unReportTreasure,
  ...communityCalls,
  addComment,
  addThread,
  deleteComment,
  deleteThread,
  downVoteComment,
  editComment,
  editThread,
  keepThreadOnTop,
  removeDownVoteComment,
  removeUpVoteComment,
  restoreComment,
  restoreThread,
  upVoteComment,
  addOption,
  addPolis,
  addPoll,
  addVote,
  deletePolis,
  deletePoll,
  restorePolis,
  restorePoll,
  withdrawVote,
  addAmountPledge,
  addPledge,
  changePledge,
  deletePledge,
  editPledge,
  endPledge,
  pausePledge,
  restorePledge,
  resumePledge,
  acceptInvite,
  addMeeting,
  deleteMeeting,
  giveSeatBack,
  rejectInvite,
  restoreMeeting,
  sendInvites,
  addFunding,
  register: t.router({ saveFunding, startRequests, answerRequest }),
  addTreasure,
  deleteTreasure,
  hideTreasurePlace,
  restoreTreasure,
  addMessage,
  isRead,
  markUnread,
  message: messageRouter,
  callback: callbackRouter,
  campaign: campaignRouter,
  research: researchRouter,
  consent: consentRouter,
  document,
  draft: draftRouter,
  /** What is read of each noun; changes after that are published live. */
  feed: t.router({
    measures: measuresFeed,
    stories: storiesFeed,
    loveMap: loveMapFeed,
    land: landFeed,
    pins: pinsFeed,
    threads: threadsFeed,
    comments: commentsFeed,
    treasures: treasuresFeed,
    polls: pollsFeed,
    polis: polisFeed,
    pledges: pledgesFeed,
    meetings: meetingsFeed,
    messages: messagesFeed,
    mailings: t.router({ all: allMailings, one: oneMailing, failures: mailingFailures }),
    funding: fundingFeed,
    moderation: moderationFeed,
    waiting: waitingFeed,
    userData: peopleFeed,
    KV,
    templates: t.router({ all: listTemplates, one: oneTemplate }),
    adverts: advertsFeed,
    notices: noticesFeed,
    tasks: tasksFeed,
    polygons: polygonsFeed,
    audit: auditFeed,
    admin: t.router({ counts, figures: figuresWith(givenByMonth), clientErrors }),
  }),
  forgotPW,
  getPazzword,
  land: landRouter,
  log,
  mailer,
  mailing: t.router({ count: countMailing, stop: stopMailing }),
  measure: measureRouter,
  notice: noticeRouter,
  resetPW,
  rresCron,
  saveKV,
  sendHtmlEmail,
  sendTemplatedEmail,
  sendTestEmail,
  sendTestEmail2,
  sendTestEmails,
  sendTestTemplateMail,
  story: storyRouter,
  survey: surveyRouter,
  template: t.router({ save: saveTemplate, reset: resetTemplate }),
  title: t.router({ find: findTitles }),
  _test,
  _update: update,
  _intersectAreas: intersectAreas,
  announcement: announcementRouter,
  error: errorRouter,
  people: peopleRouter,
  polygon: polygonRouter,
  tasks: tasksRouter,
  uploadImageFileBase64,
  user: userRouter,
})
export type Router = typeof router
