import { moderators } from '../../content/membership/moderators.ts'
import type { Noun } from '../../platform/noun.ts'
import { log } from './log.ts'
import { communities, requests } from './moderated.ts'
import { counts, reopen, reports } from './reports.ts'

export const moderationNoun = {
  calls: {
    reopenReports: reopen,
    feed: { moderation: { communities, reports, requests, moderators, log, counts } },
  },
} satisfies Noun
