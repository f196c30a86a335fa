import type { ContentRef } from '@fieldfare/shared/content.ts'
import type { ReportView } from '@fieldfare/shared/moderation.ts'
import { useMemo } from 'react'
import { api } from '../../platform/api/client.ts'
import { answers, answersOf, readAgain } from '../../platform/api/queries.ts'
import { liveRead } from '../../platform/api/read.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { list } from '../../platform/api/usePagedQuery.ts'

/** The most open reports that are read beside one piece of content; the page of reports has all of them. */
const WITHIN_MAX = 100
const ME = { feed: 'me' } as const
const KEEP = { keepPrevious: true }

/** The lists for moderators: of one community, or of all communities that the person moderates. */
export const moderation = {
  reports: list(api.feed.moderation.reports.query, ME, KEEP),
  requests: list(api.feed.moderation.requests.query, ME, KEEP),
  log: list(api.feed.moderation.log.query, ME, KEEP),
  /** The communities that the person moderates, each with its moderators. */
  communities: list(api.feed.moderation.communities.query, ME, KEEP),
  /** The land of new communities that waits for an admin's decision, the longest waiting first. */
  claims: list(api.feed.land.claims.query, ME),
  /** The corrected land that waits for an admin's decision, the longest waiting first. */
  corrections: list(api.feed.land.corrections.query, ME),
}

/** Reads the lists of waiting land and of communities again, after a decision about land. */
export function readClaims(): void {
  readAgain(answersOf('feed.land.claims', 'feed.land.corrections'))
  readAgain(answers.communities)
}

const reportsOn = liveRead(api.feed.moderation.reports.query, ME)

/** Reads the open reports on a piece of content and on its parts, such as comments, for moderators. */
export function useReportsWithin(communityId: string, withinId: string): ReportGroup[] | undefined {
  const { data } = useLive(reportsOn, { communityId, withinId, limit: WITHIN_MAX })
  return useMemo(() => data && groupReports(data.items), [data])
}

/** All open reports on one piece of content. */
export interface ReportGroup {
  content: ContentRef
  first: ReportView
  reports: ReportView[]
}

/** Groups reports by their content; the groups are in the order of their first reports. */
export function groupReports(reports: readonly ReportView[]): ReportGroup[] {
  const groups = Map.groupBy(reports, ({ subject }) => subject.id)
  return [...groups.values()].flatMap((all) =>
    all[0] ? [{ content: all[0].subject, first: all[0], reports: all }] : [],
  )
}
