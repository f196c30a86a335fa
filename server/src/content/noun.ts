import type { Noun } from '../platform/noun.ts'
import { contentLifecycle } from './lifecycle.ts'
import { pinsFeed } from './pins.ts'

export const contentNoun = {
  calls: { feed: { pins: pinsFeed } },
  lifecycle: contentLifecycle,
} satisfies Noun
