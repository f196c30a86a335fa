import type { AreaView } from '@fieldfare/shared/area.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useEffect, useMemo, useState } from 'react'
import type { Changes } from '../../platform/api/tileOverlay.ts'
import { failureIn } from '../../platform/api/queries.ts'
import { setDataReady } from '../../platform/shell/states/status.ts'
import type { Bounds } from '../../map/view/mapAddress.ts'
import { areasInView, roomsOf } from './list/areasInView.ts'
import { NOWHERE, useAreaPages, useMineOnMap } from './data.ts'
import { countFilters, type MapFilter, shows } from './filter/mapFilter.ts'

const NONE: readonly never[] = []
/** The number of areas below which further pages are read without a request by the reader, up to PAGES_UNASKED pages. */
const ENOUGH = 10
const PAGES_UNASKED = 4

/** The current content of the map as a list in pages, newest first, updated by live events. */
export interface View {
  bounds: Bounds | null
  /** True if the view is too large for a list. */
  far: boolean
  areas: AreaView[]
  mine: ReadonlySet<string>
  /** True if a filter is set. */
  filtered: boolean
  /** True until the bounds of the map are known and the first page has loaded. */
  waiting: boolean
  error: unknown
  /** If the areas come from offline maps, since the server did not answer: the ids of the communities on these maps; else null. */
  offline: readonly string[] | null
  more: boolean
  loadingMore: boolean
  loadMore(): void
  retry(): void
}

interface Look {
  bounds: Bounds
  zoom: number
}

/**
 * Returns the list of a map's filtered content, a function to call when the map has moved, and the reader's own areas.
 * @param changes live changes of areas
 * @param land the land of the community in the filter
 */
export function useView(
  changes: Changes<AreaView>,
  filter: MapFilter,
  land?: AreaShape,
): [view: View, look: (bounds: Bounds, zoom: number) => void, own: readonly AreaView[]] {
  const [looked, setLooked] = useState<Look | null>(null)
  const { mine: onlyMine, ...passing } = filter
  // All of the reader's own areas are loaded anyway, so a filter to them reads no rooms, however large the view is.
  const rooms = useMemo(() => looked && (onlyMine ? NOWHERE : roomsOf(looked.bounds, looked.zoom)), [looked, onlyMine])
  const pages = useAreaPages(rooms, passing, looked !== null)
  const own = useMineOnMap() ?? NONE
  const bounds = looked?.bounds ?? null
  const { data, isSuccess, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = pages

  const ownIds = useMemo(() => new Set(own.map(({ id }) => id)), [own])
  const areas = useMemo(() => {
    const isShown = shows(filter, ownIds, land)
    return bounds && rooms
      ? areasInView({ pages: data?.pages ?? NONE, mine: own, changes, bounds, shown: isShown })
      : []
  }, [bounds, rooms, data, own, changes, filter, ownIds, land])
  const ready = looked !== null && (rooms === null || (isSuccess && !isPlaceholderData))
  useEffect(() => {
    if (ready) setDataReady()
  }, [ready])

  const few =
    ready && hasNextPage && !isFetchingNextPage && areas.length < ENOUGH && (data?.pages.length ?? 0) < PAGES_UNASKED
  useEffect(() => {
    if (few) void fetchNextPage()
  }, [few, fetchNextPage])

  const failure = rooms && failureIn(pages)
  const view: View = {
    bounds,
    far: looked !== null && rooms === null,
    areas,
    mine: ownIds,
    filtered: countFilters(filter) > 0,
    waiting: looked === null || (rooms !== null && !data && !failure),
    error: failure,
    offline: data?.pages[0]?.offline ?? null,
    more: rooms !== null && hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void pages.refetch(),
  }
  return [view, (next, zoom) => setLooked({ bounds: next, zoom }), own]
}
