import { t } from '../call/trpc.ts'
import { communities } from './communities.ts'
import { counts } from './counts.ts'
import { log } from './log.ts'
import { moderators } from './moderators.ts'
import { reports } from './reports.ts'
import { requests } from './requests.ts'

/** What those who look after communities read. */
export const moderationFeed = t.router({ communities, reports, requests, moderators, log, counts })
