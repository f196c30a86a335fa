import type { AreaView } from '@fieldfare/shared/area.ts'
import { createTileOverlay, useOverlaid } from '../api/tileOverlay.ts'

/** Areas that changed since the tiles on screen were made. */
export const changedAreas = createTileOverlay<AreaView>()
export const useChangedAreas = () => useOverlaid(changedAreas)
