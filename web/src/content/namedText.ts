import { NAMED_TOGETHER } from '@fieldfare/shared/limits.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'

/** Explains when people who vote or give are named to the owner: in groups, and all of them at the end if there is one. */
export const namedText = (t: Translate, ends = false): string =>
  t(ends ? 'content.names.togetherOrEnd' : 'content.names.together', { number: NAMED_TOGETHER })
