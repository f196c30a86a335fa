import type { Noun } from '../../platform/noun.ts'
import { findTitles } from './findTitles.ts'

export const titleNoun = { calls: { title: { find: findTitles } } } satisfies Noun
