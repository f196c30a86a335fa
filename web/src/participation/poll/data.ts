import type { PollOption, PollView } from '@fieldfare/shared/poll.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { contentChannel, oneChannel, patchOptimistically, putContent } from '../../content/contentCache.ts'
import { voted } from './voted.ts'

/** The polls of a community, newest first. The component that shows them joins their channel. */
export const usePolls = (communityId: string) =>
  usePagedQuery(keys.contentIn('poll', communityId), contentChannel('poll', communityId), (page) =>
    api.feed.polls.of.query({ communityId, ...page }),
  )

/** One poll. The component that shows it joins its channel. */
export const usePoll = (id: string) =>
  useQuery({
    queryKey: keys.contentOne('poll', id),
    ...liveQuery(oneChannel('poll', id), () => api.feed.polls.one.query({ id })),
  })

function putPoll(poll: PollView): void {
  putContent('poll', poll.communityId, poll)
  queryClient.setQueryData<PollView>(keys.contentOne('poll', poll.id), (cached) => cached ?? poll)
}

/** Starts a poll; the same id again starts nothing. */
export const useAddPoll = () =>
  useMutation({ mutationFn: (input: Inputs['addPoll']) => api.addPoll.mutate(input), onSuccess: putPoll })

/** Adds an option; the same id again adds nothing. */
export const useAddOption = () =>
  useMutation({ mutationFn: (input: Inputs['addOption']) => api.addOption.mutate(input), onSuccess: putPoll })

/** Votes for an option, or withdraws the vote with null. Shown at once, and back when it is refused. One after the other. */
export const useVote = (poll: PollView) =>
  useMutation({
    scope: { id: `vote ${poll.id}` },
    mutationFn: (option: PollOption | null) =>
      option
        ? api.addVote.mutate({ pollId: poll.id, value: option.value })
        : api.withdrawVote.mutate({ pollId: poll.id }),
    onMutate: (option) => patchOptimistically<PollView>('poll', poll.id, (one) => voted(one, option?.id ?? null)),
    onSuccess: putPoll,
    onError: (_error, _option, takeBack) => {
      takeBack?.()
      // It may have ended meanwhile.
      readAgain({ queryKey: keys.contentOne('poll', poll.id) })
    },
  })

/** Who voted, as far as they are named, for the owner of the community; all of them once it has ended. */
export const useWhoVoted = (pollId: string, ended: boolean, enabled: boolean) =>
  usePagedQuery(
    [...keys.namesOf('poll', pollId), ended],
    { feed: 'me' },
    (page) => api.feed.polls.whoVoted.query({ pollId, ...page }),
    { enabled },
  )
