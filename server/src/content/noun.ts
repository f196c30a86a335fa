import type { Noun } from '../platform/noun.ts'
import { contentAccountHooks } from './accountHooks.ts'
import { pinsFeed } from './pins.ts'

export const contentNoun = {
  calls: { feed: { pins: pinsFeed } },
  accountHooks: contentAccountHooks,
} satisfies Noun
