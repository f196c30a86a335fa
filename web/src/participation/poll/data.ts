import type { PollView } from '@fieldfare/shared/poll.ts'
import { api, type Inputs, withCallName } from '../../platform/api/client.ts'
import { list } from '../../platform/api/usePagedQuery.ts'
import { contentFeed } from '../../content/contentFeed.ts'
import { usePost } from '../../platform/outbox/usePost.ts'
import { paths } from '../../platform/paths.ts'
import { pollVoteAct } from './pollActs.ts'

export const polls = {
  ...contentFeed('poll'),
  /** Lists, for the owner of the community, the voters whose names are shown so far; once the poll has ended, all voters. */
  whoVoted: list(
    withCallName(
      api.feed.polls.whoVoted.query,
      ({ pollId, cursor, limit }: Inputs['feed']['polls']['whoVoted'] & { ended: boolean }) =>
        api.feed.polls.whoVoted.query({ pollId, cursor, limit }),
    ),
    { feed: 'me' },
  ),
}

/** Votes in a poll. */
export const useVote = (poll: Pick<PollView, 'id' | 'title'>) =>
  usePost(pollVoteAct, ({ option }) => ({ title: poll.title, words: option?.value ?? '', then: paths.poll(poll.id) }))
