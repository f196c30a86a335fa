import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { keys, readAgain } from '../api/queries.ts'
import { changedAreas } from './changed.ts'

export const areaEvents = {
  'area.changed': (event: LiveEvents['area.changed']) => {
    changedAreas.hear(event)
    readAgain({ queryKey: keys.area(event.id) })
  },
}
