import type { AreaView } from '@fieldfare/shared/area.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Changes, TILES_LAG_MS } from '../../platform/api/tileOverlay.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { useChangedAreas } from '../area/live.ts'
import { useChangedCommunities } from '../community/live.ts'
import { isReachable, useStatus } from '../../platform/shell/states/status.ts'
import { TILES_SOURCE } from '../../map/style/areaSources.ts'
import type { MapViewProps } from '../../map/view/mapProps.ts'
import { VIEW_KEY } from './data.ts'

/** The live changes that are drawn on top of the map tiles. */
interface LiveChanges {
  areas: Changes<AreaView>
  communities: Changes<Omit<CommunityView, 'mine'>>
}

/**
 * Returns the live changes since the map tiles were made. Once new tiles contain the changes, tiles and list are refetched first and the
 * changes dropped afterwards, so that nothing is missing in between.
 */
export function useLiveChanges(map: MapLibre | null): LiveChanges {
  const areas = useLaggingChanges(map, useChangedAreas())
  const communities = useLaggingChanges(map, useChangedCommunities())
  useReadAgain(map)
  return { areas, communities }
}

type Fresh = Required<Pick<MapViewProps, 'fresh' | 'freshCommunities' | 'removed'>>

/**
 * Returns the areas and communities to draw over the tiles, or to hide: live changes, and areas so new that tiles may not contain them. An
 * area that no longer passes the filter after a change is hidden like a deleted area.
 */
export function useTileOverlay(
  { areas, communities }: LiveChanges,
  listed: readonly AreaView[],
  shown: (area: AreaView) => boolean,
): Fresh {
  return useMemo(() => {
    const young = youngOf(listed).filter(({ id }) => !areas.has(id))
    const changed = [...areas.values()]
    const removedIds = [
      ...changed.filter(({ view }) => !view || !shown(view)),
      ...[...communities.values()].filter(({ view }) => view === null),
    ]
    return {
      fresh: [...young, ...changed.flatMap(({ view }) => (view && shown(view) ? view : []))],
      freshCommunities: [...communities.values()].flatMap(({ view }) => view ?? []),
      removed: removedIds.map(({ id }) => id),
    }
  }, [areas, communities, listed, shown])
}

/** Returns the areas that are so new that the tiles may not contain them yet. */
function youngOf(areas: readonly AreaView[]): AreaView[] {
  const since = new Date(Date.now() - TILES_LAG_MS).toISOString()
  return areas.filter(({ dateCreated }) => dateCreated > since)
}

function useLaggingChanges<V>(map: MapLibre | null, changes: Changes<V>): Changes<V> {
  const [laggingChanges, setHeld] = useState(changes)
  const before = useRef(changes)
  useEffect(() => {
    const lost = [...before.current.keys()].some((id) => !changes.has(id))
    before.current = changes
    if (!lost || !map) return setHeld(changes)
    let late = false
    setHeld((known) => new Map([...known, ...changes]))
    const tilesRead = refresh(map)
    const subscription = map.on('idle', () => {
      subscription.unsubscribe()
      void tilesRead.then(() => !late && setHeld(changes))
    })
    return () => {
      late = true
      subscription.unsubscribe()
    }
  }, [map, changes])
  return laggingChanges
}

/** Refetches the tiles when the connection is back, since live events may be missing; again once tiles contain all changes until then. */
function useReadAgain(map: MapLibre | null): void {
  const { connection } = useStatus()
  const lost = useRef(false)
  useEffect(() => {
    if (connection !== 'online' && connection !== 'connecting') lost.current = true
    if (!isReachable(connection) || !lost.current || !map) return
    lost.current = false
    void refresh(map)
    const timer = setTimeout(() => void refresh(map), TILES_LAG_MS)
    return () => clearTimeout(timer)
  }, [connection, map])
}

function refresh(map: MapLibre): Promise<void> {
  if (map.getSource(TILES_SOURCE)) map.refreshTiles(TILES_SOURCE)
  return queryClient.invalidateQueries({ queryKey: VIEW_KEY })
}
