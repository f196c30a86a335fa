import { expect, test } from 'vitest'
import { argumentsOf, contentCall } from './contentCalls.ts'
import { CONTENT_KINDS } from './kinds.ts'

test('contentCall, argumentsOf: the calls of every kind of content have the names and arguments of the public API', () => {
  const verbs = ['delete', 'restore', 'report', 'unReport'] as const
  const calls = CONTENT_KINDS.flatMap((kind) =>
    verbs.map((verb) => {
      const { id, parent, reason } = argumentsOf(kind, verb)
      const reasons = verb === 'delete' || verb === 'report' ? [reason] : []
      return `${contentCall(verb, kind)}(${[id, ...(parent ? [parent] : []), ...reasons].join(', ')})`
    }),
  )
  expect(calls).toEqual([
    'deleteThread(threadId, reason)',
    'restoreThread(threadId)',
    'reportThread(threadId, reason)',
    'unReportThread(threadId)',
    'deleteComment(commentId, threadId, reason)',
    'restoreComment(commentId, threadId)',
    'reportComment(commentId, threadId, reason)',
    'unReportComment(commentId, threadId)',
    'deleteTreasure(treasureId, reason)',
    'restoreTreasure(treasureId)',
    'reportTreasure(treasureId, text)',
    'unReportTreasure(treasureId)',
    'deletePoll(id, reason)',
    'restorePoll(id)',
    'reportPoll(pollId, reason)',
    'unReportPoll(pollId)',
    'deletePolis(id, reason)',
    'restorePolis(id)',
    'reportPolis(id, reason)',
    'unReportPolis(id)',
    'deleteOpinion(opinionId, reason)',
    'restoreOpinion(opinionId)',
    'reportOpinion(opinionId, reason)',
    'unReportOpinion(opinionId)',
    'deleteViewpoint(viewpointId, opinionId, reason)',
    'restoreViewpoint(viewpointId, opinionId)',
    'reportViewpoint(viewpointId, opinionId, reason)',
    'unReportViewpoint(viewpointId, opinionId)',
    'deletePledge(id, reason)',
    'restorePledge(id)',
    'reportPledge(pledgeId, reason)',
    'unReportPledge(pledgeId)',
    'deleteMeeting(meetingId, reason)',
    'restoreMeeting(meetingId)',
    'reportMeeting(meetingId, reason)',
    'unReportMeeting(meetingId)',
  ])
})
