import type { AreaView } from '@fieldfare/shared/area.ts'
import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { keys, readAgain } from '../api/queries.ts'
import { makeChanges, useChanges } from '../api/tileOverlay.ts'

/** Areas that changed since the tiles on screen were made. */
const changedAreas = makeChanges<AreaView>()
export const useChangedAreas = () => useChanges(changedAreas)

export const areaEvents = {
  'area.changed': (event: LiveEvents['area.changed']) => {
    changedAreas.hear(event)
    readAgain({ queryKey: keys.area(event.id) })
  },
}
