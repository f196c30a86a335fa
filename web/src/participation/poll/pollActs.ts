import type { PollOption, PollView } from '@fieldfare/shared/poll.ts'
import { oneKey, patchOptimistically, putWithPage } from '../../content/contentCache.ts'
import { api } from '../../platform/api/client.ts'
import { readAgain } from '../../platform/api/queries.ts'
import type { Act } from '../../platform/outbox/act.ts'
import { voted } from './voted.ts'

interface PollVote {
  pollId: string
  /** Null withdraws the vote. */
  option: PollOption | null
}

export const putPoll = (poll: PollView): void => putWithPage('poll', poll)

/** Votes for an option of a poll, or withdraws the vote; the change shows at once. */
export const pollVoteAct: Act<PollVote, PollView> = {
  name: 'pollVote',
  label: 'poll.act',
  send: ({ pollId, option }) =>
    option ? api.addVote.mutate({ pollId, value: option.value }) : api.withdrawVote.mutate({ pollId }),
  put: putPoll,
  show: ({ pollId, option }) => {
    const takeBack = patchOptimistically<PollView>('poll', pollId, (one) => voted(one, option?.id ?? null))
    return () => {
      takeBack()
      // A refusal may mean that the poll has ended meanwhile.
      readAgain({ queryKey: oneKey('poll', pollId) })
    }
  },
  keyOf: ({ pollId }) => pollId,
}

export const pollActs = { pollVote: pollVoteAct }
