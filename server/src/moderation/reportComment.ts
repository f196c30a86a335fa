import { ReportComment } from '@fieldfare/shared/moderation.ts'
import { writeOn } from '../call/call.ts'
import { lockSubject } from './found.ts'
import { openReport } from './openReport.ts'

/** Says what is wrong with somebody else's comment, once. */
export const reportComment = writeOn('comment.report', ReportComment, (db, { commentId, threadId }, who) =>
  lockSubject(db, { kind: 'comment', commentId, threadId }, who),
).mutation(async ({ input, ctx }) => {
  await openReport(ctx, input.reason)
  return { reported: true as const }
})
