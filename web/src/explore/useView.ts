import type { AreaView } from '@fieldfare/shared/area.ts'
import { useEffect, useMemo, useState } from 'react'
import type { Changes } from '../api/tileOverlay.ts'
import { useChannel } from '../api/live.ts'
import { failureIn } from '../api/queries.ts'
import { setDataReady } from '../shell/states/status.ts'
import type { Bounds } from '../map/view/mapAddress.ts'
import { areasInView, roomsOf } from './list/areasInView.ts'
import { feedsOf, useAreaPages, useMineOnMap } from './data.ts'

const NONE: readonly never[] = []
/** A near view may show none of the newest: more is read until there is something, within reason. */
const ENOUGH = 10
const PAGES_UNASKED = 4

/** What the map shows now, as a list: followed, newest first, page by page. */
export interface View {
  bounds: Bounds | null
  /** Too far to tell areas apart: there is no list. */
  far: boolean
  areas: AreaView[]
  mine: ReadonlySet<string>
  /** The first page is on its way. */
  waiting: boolean
  error: unknown
  more: boolean
  loadingMore: boolean
  loadMore(): void
  retry(): void
}

interface Look {
  bounds: Bounds
  zoom: number
}

/** The view of a map, what to call when it moved, and one's own areas. `changes`: what was heard of areas. */
export function useView(
  changes: Changes<AreaView>,
): [view: View, look: (bounds: Bounds, zoom: number) => void, own: readonly AreaView[]] {
  const [looked, setLooked] = useState<Look | null>(null)
  const rooms = useMemo(() => looked && roomsOf(looked.bounds, looked.zoom), [looked])
  useChannel(...(looked ? feedsOf(rooms) : []))
  const pages = useAreaPages(rooms)
  const own = useMineOnMap() ?? NONE
  const bounds = looked?.bounds ?? null
  const { data, isSuccess, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = pages

  const areas = useMemo(
    () => (bounds && rooms ? areasInView({ pages: data?.pages ?? NONE, mine: own, changes, bounds }) : []),
    [bounds, rooms, data, own, changes],
  )
  const mine = useMemo(() => new Set(own.map(({ id }) => id)), [own])
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
    mine,
    waiting: rooms !== null && !data && !failure,
    error: failure,
    more: rooms !== null && hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void pages.refetch(),
  }
  return [view, (next, zoom) => setLooked({ bounds: next, zoom }), own]
}
