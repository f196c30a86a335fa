import type { Noun } from '../../platform/noun.ts'
import { auditFeed } from './auditLog.ts'

export const auditNoun = { calls: { feed: { audit: auditFeed } } } satisfies Noun
