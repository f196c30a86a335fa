import { AddVote } from '@fieldfare/shared/poll.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { endedSource } from '../../content/alert/endedSource.ts'
import { contentCalls, contentFeed } from '../../content/contentCalls.ts'
import type { Noun } from '../../platform/noun.ts'
import { poll } from './kind.ts'
import { pollAccountHooks } from './accountHooks.ts'
import { addOption, addPoll } from './polls.ts'
import { pollPage } from './rows.ts'
import { addVote, withdrawVote } from './votes.ts'
import { pollWaits } from './waiting.ts'
import { whoVoted } from './whoVoted.ts'

export const pollNoun = {
  kinds: { poll },
  calls: {
    ...contentCalls(poll),
    addPoll,
    addOption,
    addVote,
    withdrawVote,
    feed: { polls: { ...contentFeed(poll, pollPage), whoVoted } },
  },
  acts: { vote: { call: addVote, input: AddVote, subject: 'pollId', replaces: ['vote'] } },
  accountHooks: pollAccountHooks,
  happenings: [endedSource({ kind: 'poll', endedAt: 'until', what: 'result', path: paths.poll })],
  waits: pollWaits,
} satisfies Noun
