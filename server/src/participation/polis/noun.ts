import { contentCalls, contentFeed } from '../../content/contentCalls.ts'
import type { Noun } from '../../platform/noun.ts'
import { addPolis } from './conversations.ts'
import { frame } from './frame.ts'
import { polis } from './kind.ts'
import { polisPage } from './rows.ts'

export const polisNoun = {
  kinds: { polis },
  calls: {
    ...contentCalls(polis),
    addPolis,
    feed: { polis: { ...contentFeed(polis, polisPage), frame } },
  },
} satisfies Noun
