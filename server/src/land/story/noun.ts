import type { Noun } from '../../platform/noun.ts'
import { around, near } from './around.ts'
import { nearby } from './nearby.ts'
import { storyAccountHooks } from './accountHooks.ts'
import { reported, state } from './stories.ts'
import { hide, keep, report, show } from './storyReports.ts'

export const storyNoun = {
  calls: {
    story: { report, keep, hide, show },
    feed: { stories: { state, reported, around, near, nearby } },
  },
  accountHooks: storyAccountHooks,
} satisfies Noun
