import { NAMED_TOGETHER } from '@fieldfare/shared/limits.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'

/** Returns the text about when the owner sees the names of people who vote or give: in groups and, if `ends`, the rest at the end. */
export const namedText = (t: Translate, ends = false): string =>
  t(ends ? 'content.names.togetherOrEnd' : 'content.names.together', { number: NAMED_TOGETHER })
