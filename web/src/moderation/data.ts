import type { CommentView } from '@fieldfare/shared/discussion.ts'
import type { ReportSubject } from '@fieldfare/shared/moderation.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { updateCached } from '../api/cache.ts'
import { type Cursor, liveQuery } from '../api/live.ts'
import { keys, queryClient } from '../api/queries.ts'

/** A screen or two. */
const PAGE = 20
/** More open reports than this in one thread are dealt with on the page of reports. */
const OF_THREAD = 100

/** Pages of something that waits for those who moderate: of one community, or of all that one looks after. */
function usePages<T>(
  name: string,
  communityId: string | undefined,
  ask: (page: { communityId: string | undefined; cursor: string | undefined; limit: number }) => Promise<Page<T>>,
) {
  return useInfiniteQuery({
    queryKey: [...keys.moderation, name, communityId],
    ...liveQuery({ feed: 'me' }, ({ pageParam }: Cursor) => ask({ communityId, cursor: pageParam, limit: PAGE })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
export const useReports = (communityId?: string) =>
  usePages('reports', communityId, (page) => api.feed.moderation.reports.query(page))
export const useRequests = (communityId?: string) =>
  usePages('requests', communityId, (page) => api.feed.moderation.requests.query(page))
export const useLog = (communityId?: string) =>
  usePages('log', communityId, (page) => api.feed.moderation.log.query(page))
/** The communities that one looks after, with who else does. */
export const useLookedAfter = (communityId?: string) =>
  usePages('communities', communityId, (page) => api.feed.moderation.communities.query(page))

/** What is reported in a thread, for who moderates its community. */
export const useReportsOfThread = (communityId: string, threadId: string) =>
  useQuery({
    queryKey: [...keys.moderation, 'reports', communityId, threadId],
    ...liveQuery({ feed: 'me' }, () => api.feed.moderation.reports.query({ communityId, threadId, limit: OF_THREAD })),
  })

/** How much waits for oneself, everywhere or in one community. */
export const useModerationCounts = (enabled: boolean, communityId?: string) =>
  useQuery({
    queryKey: [...keys.moderation, 'counts', communityId],
    ...liveQuery({ feed: 'me' }, () => api.feed.moderation.counts.query({ communityId })),
    enabled,
  })

/** Who moderates a community: anyone may know. */
export const useModerators = (communityId: string) =>
  useQuery({
    queryKey: [...keys.moderation, 'moderators', communityId],
    queryFn: () => api.feed.moderation.moderators.query({ communityId }),
    meta: { live: true },
  })

/** Says what is wrong with something. It is known at once that one did. */
export const useReport = (subject: ReportSubject) =>
  useMutation({
    mutationFn: (reason: string) =>
      subject.kind === 'comment'
        ? api.reportComment.mutate({ commentId: subject.commentId, threadId: subject.threadId, reason })
        : api.reportTreasure.mutate({ treasureId: subject.treasureId, text: reason }),
    onSuccess: () => {
      if (subject.kind === 'comment') markReported<CommentView>(keys.comments(subject.threadId), subject.commentId)
      else markReported<TreasureView>(['treasures'], subject.treasureId)
    },
  })

function markReported<T extends { id: string; mine: { reported: boolean } | null }>(
  queryKey: readonly string[],
  id: string,
): void {
  queryClient.setQueriesData({ queryKey }, (known: unknown) =>
    updateCached<T>(known, id, (one) => ({ ...one, mine: one.mine && { ...one.mine, reported: true } })),
  )
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: keys.moderation })

/** A decision: everything that waits is read again, also when somebody else was first. */
const useDecision = <T>(decide: (input: T) => Promise<unknown>) =>
  useMutation({ mutationFn: decide, onSettled: readAgain })

/** Leaves what was reported where it is. */
export const useLeave = () =>
  useDecision((subject: ReportSubject) =>
    subject.kind === 'comment'
      ? api.unReportComment.mutate({ commentId: subject.commentId, threadId: subject.threadId })
      : api.unReportTreasure.mutate({ treasureId: subject.treasureId }),
  )

/** Hides what was reported, with the reason that its author reads. */
export const useHide = () =>
  useDecision(({ subject, reason }: { subject: ReportSubject; reason: string }) =>
    subject.kind === 'comment'
      ? api.deleteComment.mutate({ commentId: subject.commentId, threadId: subject.threadId, reason })
      : api.deleteTreasure.mutate({ treasureId: subject.treasureId, reason }),
  )

export const useReopen = () => useDecision((subject: ReportSubject) => api.reopenReports.mutate({ subject }))

export const useRestoreHidden = () =>
  useDecision((subject: ReportSubject | { kind: 'thread'; threadId: string }) => {
    if (subject.kind === 'thread') return api.restoreThread.mutate({ threadId: subject.threadId })
    return subject.kind === 'comment'
      ? api.restoreComment.mutate({ commentId: subject.commentId, threadId: subject.threadId })
      : api.restoreTreasure.mutate({ treasureId: subject.treasureId })
  })

interface PersonIn {
  userId: string
  communityId: string
}
export const useAddModerator = () => useDecision((one: PersonIn) => api.addModerator.mutate(one))
export const useRefuse = () => useDecision((one: PersonIn) => api.removeModeratorRequest.mutate(one))
export const useRestoreRequest = () => useDecision((one: PersonIn) => api.restoreModeratorRequest.mutate(one))
export const useRemoveModerator = () => useDecision((one: PersonIn) => api.removeModerator.mutate(one))
export const useRestoreModerator = () => useDecision((one: PersonIn) => api.restoreModerator.mutate(one))

const readCommunity = (communityId: string) => queryClient.invalidateQueries({ queryKey: keys.community(communityId) })

/** Asks to become a moderator. */
export const useAsk = (communityId: string) =>
  useMutation({
    mutationFn: () => api.addModeratorRequest.mutate({ communityId }),
    onSettled: () => readCommunity(communityId),
  })

/** Takes one's own request back. */
export const useWithdraw = (communityId: string) =>
  useMutation({
    mutationFn: (userId: string) => api.removeModeratorRequest.mutate({ userId, communityId }),
    onSettled: () => readCommunity(communityId),
  })
