import type { ReportSubject, ReportView } from '@fieldfare/shared/moderation.ts'
import { paths, type Destination } from '../paths.ts'

/** The id of what is reported. */
export const idOf = (subject: ReportSubject): string =>
  subject.kind === 'comment' ? subject.commentId : subject.treasureId

/** Where it can be seen: the very comment, or the very treasure. */
export const placeOf = (subject: ReportSubject, communityId: string): Destination =>
  subject.kind === 'comment'
    ? { to: paths.post(subject.threadId), search: { comment: subject.commentId } }
    : { to: paths.community(communityId), search: { tab: 'treasures', treasure: subject.treasureId } }

/** One reported thing with all that is said about it. */
export interface Reported {
  subject: ReportSubject
  first: ReportView
  reports: ReportView[]
}

/** Reports put together by what they are about, in the order in which each thing comes first. */
export function byThing(reports: readonly ReportView[]): Reported[] {
  const things = Map.groupBy(reports, ({ subject }) => idOf(subject))
  return [...things.values()].flatMap((all) =>
    all[0] ? [{ subject: all[0].subject, first: all[0], reports: all }] : [],
  )
}
