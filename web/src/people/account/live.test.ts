import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { afterEach, expect, test } from 'vitest'
import '../../kinds.ts'
import type { CallName } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { accountEvents } from './live.ts'

type What = LiveEvents['mine.changed']['what']
const READ = [
  'account.me',
  'account.sessions',
  'callback.settings',
  'consent.mine',
  'feed.comments.of',
  'feed.comments.voters',
  'feed.KV',
  'feed.land.all',
  'feed.land.claims',
  'feed.land.mineTotals',
  'feed.measures.mine',
  'feed.measures.one',
  'feed.meetings.draw',
  'feed.messages.inbox',
  'feed.moderation.reports',
  'feed.polls.one',
  'feed.polls.whoVoted',
  'feed.stories.state',
  'feed.waiting.first',
  'notice.list',
  'survey.mine',
] satisfies CallName[]

afterEach(() => queryClient.clear())

test.each<[What, CallName[]]>([
  ['account', ['account.me', 'callback.settings', 'consent.mine', 'survey.mine']],
  ['areas', ['feed.measures.mine', 'feed.measures.one', 'feed.stories.state', 'survey.mine']],
  ['communities', ['account.me', 'callback.settings', 'feed.land.all', 'feed.land.mineTotals', 'feed.waiting.first']],
  [
    'content',
    [
      'feed.comments.of',
      'feed.comments.voters',
      'feed.meetings.draw',
      'feed.polls.one',
      'feed.polls.whoVoted',
      'feed.waiting.first',
    ],
  ],
  ['messages', ['account.me', 'feed.messages.inbox', 'feed.waiting.first']],
  ['moderation', ['feed.land.all', 'feed.land.claims', 'feed.land.mineTotals', 'feed.moderation.reports']],
  ['notices', ['account.me', 'feed.waiting.first', 'notice.list']],
])(
  "mine.changed: an event for '%s' invalidates exactly the queries that depend on this part of the person's data",
  (what, stale) => {
    for (const name of READ) queryClient.setQueryData([name, { id: 'one' }], {})
    accountEvents['mine.changed']({ what })
    const invalidated = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
    expect(invalidated.map(({ queryKey: [name] }) => name)).toEqual(stale)
  },
)
