import type { Map } from 'maplibre-gl'
import { COMMUNITIES_SOURCE, FRESH_SOURCE, MINE_SOURCE, TILE_LAYERS, TILES_SOURCE } from '../style/areaSources.ts'
import type { AreaState } from '../style/levelExpressions.ts'

const TILED = [TILE_LAYERS.area, TILE_LAYERS.point, TILE_LAYERS.community, TILE_LAYERS.communityPoint]
const OVERLAYS = [MINE_SOURCE, FRESH_SOURCE, COMMUNITIES_SOURCE]

/** The ids of the features in each state, as last set on the map. */
export type StateIds = Record<AreaState, ReadonlySet<string>>
export const NO_STATES: StateIds = { hidden: new Set(), selected: new Set(), lit: new Set() }

/** Returns the changes between two sets of states, one per feature and state. */
export function stateChanges(before: StateIds, after: StateIds): { state: AreaState; id: string; on: boolean }[] {
  return (['hidden', 'selected', 'lit'] as const).flatMap((state) => [
    ...[...before[state]].filter((id) => !after[state].has(id)).map((id) => ({ state, id, on: false })),
    ...[...after[state]].filter((id) => !before[state].has(id)).map((id) => ({ state, id, on: true })),
  ])
}

/**
 * Sets which features are hidden, selected or highlighted. Only features of the tiles are hidden, since those drawn over the tiles are newer.
 * The map keeps states by id, so they also apply to features that load later.
 */
export function applyStates(map: Map, before: StateIds, after: StateIds): void {
  for (const { state, id, on } of stateChanges(before, after)) {
    const change = (target: { source: string; sourceLayer?: string }) =>
      map.setFeatureState({ ...target, id }, { [state]: on })
    if (map.getSource(TILES_SOURCE)) TILED.forEach((sourceLayer) => change({ source: TILES_SOURCE, sourceLayer }))
    if (state !== 'hidden') OVERLAYS.filter((source) => map.getSource(source)).forEach((source) => change({ source }))
  }
}
