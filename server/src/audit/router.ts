import { t } from '../call/trpc.ts'
import { list } from './auditLog.ts'

export const auditFeed = t.router({ list })
