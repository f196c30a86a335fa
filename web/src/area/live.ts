import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { keys, queryClient } from '../api/queries.ts'
import { changedAreas } from './changed.ts'

export const areaEvents = {
  'area.changed': (event: LiveEvents['area.changed']) => {
    changedAreas.hear(event)
    void queryClient.invalidateQueries({ queryKey: keys.area(event.id) })
  },
}
