import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { keys, readAgain } from '../../platform/api/queries.ts'

export const adminEvents = {
  'admin.changed': ({ feed }: LiveEvents['admin.changed']) => {
    readAgain({ queryKey: keys[feed] })
    readAgain({ queryKey: keys.adminCounts })
  },
}
