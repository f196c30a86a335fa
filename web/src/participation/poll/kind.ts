import type { PollView } from '@fieldfare/shared/poll.ts'
import type { Kind } from '../../content/kind.ts'
import { paths } from '../../platform/paths.ts'
import { IconChartBar } from '../../platform/ui/icons.tsx'

export const poll: Kind<PollView> = {
  icon: IconChartBar,
  mine: { reported: false, vote: null, counts: null },
  // Counts that only people who have voted may see are not in the live events, which everyone gets.
  readsMore: ({ results, ended, mine }) => results === 'afterVoting' && !ended && mine !== null && mine.vote !== null,
  names: 'feed.polls.whoVoted',
  make: { action: 'poll.add', to: paths.createPoll },
  placeOf: ({ id }) => ({ to: paths.poll(id) }),
  answer: () => import('./AnswerPoll.tsx').then((m) => m.AnswerPoll),
  open: () => import('./OpenPoll.tsx').then((m) => m.OpenPoll),
  welcome: () => import('./list/OpenPollLink.tsx').then((m) => m.OpenPollLink),
  tab: () => import('./list/PollsTab.tsx').then((m) => m.PollsTab),
}
