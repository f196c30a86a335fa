import type { AreaView } from '@fieldfare/shared/area.ts'
import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { answers, answersOf, readAgain } from '../../platform/api/queries.ts'
import { createTileOverlay, useOverlaid } from '../../platform/api/tileOverlay.ts'

/** Areas that live events have changed since the map tiles on screen were made. */
export const changedAreas = createTileOverlay<AreaView>()
export const useChangedAreas = () => useOverlaid(changedAreas)

export const areaEvents = {
  'area.changed': (event: LiveEvents['area.changed']) => {
    changedAreas.add(event)
    readAgain(answers.area(event.id))
    // The area may be the place on the welcome page or in a list of nearby places.
    readAgain(answersOf('feed.welcome.shown', 'feed.stories.nearby'))
  },
}
