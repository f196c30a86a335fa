import type { PollOption, PollView } from '@fieldfare/shared/poll.ts'
import { api, type Inputs, withCallName } from '../../platform/api/client.ts'
import { readAgain } from '../../platform/api/queries.ts'
import { list } from '../../platform/api/usePagedQuery.ts'
import { contentFeed } from '../../content/contentFeed.ts'
import { patchOptimistically, putWithPage } from '../../content/contentCache.ts'
import { voted } from './voted.ts'
import { useCall } from '../../platform/api/useCall.ts'

export const polls = {
  ...contentFeed('poll'),
  /** Lists who voted, as far as they are named, for the owner of the community; all of them once it has ended. */
  whoVoted: list(
    withCallName(
      api.feed.polls.whoVoted.query,
      ({ pollId, cursor, limit }: Inputs['feed']['polls']['whoVoted'] & { ended: boolean }) =>
        api.feed.polls.whoVoted.query({ pollId, cursor, limit }),
    ),
    { feed: 'me' },
  ),
}

export const putPoll = (poll: PollView): void => putWithPage('poll', poll)

/** Votes for an option, or withdraws the vote with null. Shown at once, and back when it is refused. One after the other. */
export const useVote = (poll: PollView) =>
  useCall(
    (option: PollOption | null) =>
      option
        ? api.addVote.mutate({ pollId: poll.id, value: option.value })
        : api.withdrawVote.mutate({ pollId: poll.id }),
    {
      scope: { id: `vote ${poll.id}` },
      onMutate: (option) => patchOptimistically<PollView>('poll', poll.id, (one) => voted(one, option?.id ?? null)),
      onSuccess: putPoll,
      onError: (_error, _option, takeBack) => {
        takeBack?.()
        // The poll may have ended meanwhile.
        readAgain({ queryKey: polls.one.key({ id: poll.id }) })
      },
    },
  )
