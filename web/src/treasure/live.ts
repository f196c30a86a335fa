import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { keys, queryClient } from '../api/queries.ts'

export const treasureEvents = {
  'treasure.changed': ({ communityId }: LiveEvents['treasure.changed']) =>
    void queryClient.invalidateQueries({ queryKey: keys.treasures(communityId) }),
}
