import type { ReportSubject } from '@fieldfare/shared/moderation.ts'
import { type RawBuilder, sql } from 'kysely'

/** The reports about one thing, as a condition on `report`. */
export const ofSubject = (subject: ReportSubject): RawBuilder<boolean> =>
  subject.kind === 'comment'
    ? sql`report.comment_id = ${subject.commentId}`
    : sql`report.treasure_id = ${subject.treasureId}`

/** The id of what is reported. */
export const thingOf = (subject: ReportSubject): string =>
  subject.kind === 'comment' ? subject.commentId : subject.treasureId
