import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, readAgain } from '../../platform/api/queries.ts'

/** How many reports and requests are open, everywhere or in one community. */
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
