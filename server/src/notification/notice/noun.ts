import type { Noun } from '../../platform/noun.ts'
import { noticeAccountHooks } from './accountHooks.ts'
import { list, read } from './notices.ts'

export const noticeNoun = { calls: { notice: { list, read } }, accountHooks: noticeAccountHooks } satisfies Noun
