import type { ContentRef } from '@fieldfare/shared/content.ts'
import type { ReportView } from '@fieldfare/shared/moderation.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, readAgain } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

/** More open reports than this on one thing are handled on the page of reports. */
const WITHIN_MAX = 100
const ME = { feed: 'me' } as const

const listKey = (name: string, communityId: string | undefined) => [...keys.moderation, name, communityId]
const KEEP = { keepPrevious: true }

// Lists for moderators: of one community, or of all that one moderates.
export const useReports = (communityId?: string) =>
  usePagedQuery(
    listKey('reports', communityId),
    ME,
    (page) => api.feed.moderation.reports.query({ communityId, ...page }),
    KEEP,
  )
export const useRequests = (communityId?: string) =>
  usePagedQuery(
    listKey('requests', communityId),
    ME,
    (page) => api.feed.moderation.requests.query({ communityId, ...page }),
    KEEP,
  )
export const useLog = (communityId?: string) =>
  usePagedQuery(
    listKey('log', communityId),
    ME,
    (page) => api.feed.moderation.log.query({ communityId, ...page }),
    KEEP,
  )
/** For admins: land that waits for them, the one that waits longest first. */
export const useClaims = () => usePagedQuery(claimsKey, ME, (page) => api.feed.land.claims.query(page))
const claimsKey = [...keys.moderation, 'claims']
/** For admins: corrected land that waits for them, the one that waits longest first. */
export const useCorrections = () => usePagedQuery(correctionsKey, ME, (page) => api.feed.land.corrections.query(page))
const correctionsKey = [...keys.moderation, 'corrections']

const readClaims = () => {
  readAgain({ queryKey: claimsKey })
  readAgain({ queryKey: correctionsKey })
  readAgain({ queryKey: ['communities'] })
}
export const useApproveClaim = () =>
  useMutation({
    mutationFn: (claim: { landId: string; version: number }) => api.land.approveClaim.mutate(claim),
    onSuccess: readClaims,
  })
export const useDeclineClaim = () =>
  useMutation({
    mutationFn: (claim: { landId: string; reason: string }) => api.land.declineClaim.mutate(claim),
    onSuccess: readClaims,
  })

export const useApproveCorrection = () =>
  useMutation({
    mutationFn: (correctionId: string) => api.land.approveCorrection.mutate({ correctionId }),
    // Also where it was withdrawn or replaced meanwhile.
    onSettled: readClaims,
  })
export const useDeclineCorrection = () =>
  useMutation({
    mutationFn: (correction: { correctionId: string; reason: string }) => api.land.declineCorrection.mutate(correction),
    onSettled: readClaims,
  })

/** The communities that one moderates, each with its moderators. */
export const useModeratedCommunities = (communityId?: string) =>
  usePagedQuery(
    listKey('communities', communityId),
    ME,
    (page) => api.feed.moderation.communities.query({ communityId, ...page }),
    KEEP,
  )

/** The reports on a piece of content and on what lies in it, for moderators. */
export const useReportsWithin = (communityId: string, withinId: string) =>
  useQuery({
    queryKey: [...listKey('reports', communityId), withinId],
    ...liveQuery(ME, () => api.feed.moderation.reports.query({ communityId, withinId, limit: WITHIN_MAX })),
    select: ({ items }) => groupReports(items),
  })

/** All open reports on one piece of content. */
export interface ReportGroup {
  content: ContentRef
  first: ReportView
  reports: ReportView[]
}

/** Groups reports by their content, in the order of each one's first report. */
export function groupReports(reports: readonly ReportView[]): ReportGroup[] {
  const groups = Map.groupBy(reports, ({ subject }) => subject.id)
  return [...groups.values()].flatMap((all) =>
    all[0] ? [{ content: all[0].subject, first: all[0], reports: all }] : [],
  )
}
