import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { answers, readAgain } from '../../platform/api/queries.ts'

export const adminEvents = {
  'admin.changed': ({ feed }: LiveEvents['admin.changed']) => {
    readAgain(answers[feed])
    readAgain(answers.adminCounts)
  },
}
