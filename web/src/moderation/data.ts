import type { ContentRef } from '@fieldfare/shared/content.ts'
import type { ReportView } from '@fieldfare/shared/moderation.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { liveQuery } from '../api/live.ts'
import { keys, readAgain } from '../api/queries.ts'
import { usePagedQuery } from '../api/usePagedQuery.ts'

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

/** How many reports and requests are open, everywhere or in one community. */
export const useModerationCounts = (enabled: boolean, communityId?: string) =>
  useQuery({
    queryKey: listKey('counts', communityId),
    ...liveQuery(ME, () => api.feed.moderation.counts.query({ communityId })),
    enabled,
  })

/** Who moderates a community: anyone may know. */
export const useModerators = (communityId: string) =>
  useQuery({
    queryKey: listKey('moderators', communityId),
    queryFn: () => api.feed.moderation.moderators.query({ communityId }),
    meta: { live: true },
  })

/** A decision about a person: afterwards the lists are read again, also when another moderator was faster. */
const useDecision = (decide: (one: { userId: string; communityId: string }) => Promise<unknown>) =>
  useMutation({ mutationFn: decide, onSettled: () => readAgain({ queryKey: keys.moderation }) })

export const useAddModerator = () => useDecision((one) => api.addModerator.mutate(one))
export const useRefuseRequest = () => useDecision((one) => api.removeModeratorRequest.mutate(one))
export const useRestoreRequest = () => useDecision((one) => api.restoreModeratorRequest.mutate(one))
export const useRemoveModerator = () => useDecision((one) => api.removeModerator.mutate(one))
export const useRestoreModerator = () => useDecision((one) => api.restoreModerator.mutate(one))

/** Asks to become a moderator. */
export const useRequestModeration = (communityId: string) =>
  useMutation({
    mutationFn: () => api.addModeratorRequest.mutate({ communityId }),
    onSettled: () => readAgain({ queryKey: keys.community(communityId) }),
  })

/** Withdraws one's own request. */
export const useWithdrawRequest = (communityId: string) =>
  useMutation({
    mutationFn: (userId: string) => api.removeModeratorRequest.mutate({ userId, communityId }),
    onSettled: () => readAgain({ queryKey: keys.community(communityId) }),
  })
