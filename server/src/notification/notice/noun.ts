import type { Noun } from '../../platform/noun.ts'
import { noticeLifecycle } from './lifecycle.ts'
import { list, read } from './notices.ts'

export const noticeNoun = { calls: { notice: { list, read } }, lifecycle: noticeLifecycle } satisfies Noun
