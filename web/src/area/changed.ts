import type { AreaView } from '@fieldfare/shared/area.ts'
import { makeChanges, useChanges } from '../api/tileOverlay.ts'

/** Areas that changed since the tiles on screen were made. */
export const changedAreas = makeChanges<AreaView>()
export const useChangedAreas = () => useChanges(changedAreas)
