import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../paths.ts'
import { formatAt, parseAt, type MapPosition } from '../map/view/mapAddress.ts'
import { jumpTo } from '../map/view/useMap.ts'
import type { MapList } from '../searchParams.ts'
import { isMapPath, readMapLocation, withAt } from './mapLocation.ts'

/** Where the map was left, for whoever comes back to it by a link that names no place. */
let left: MapPosition | null = null

/** What the address says: which area, which list, and where the map looks. */
export interface MapAddress {
  /** The same as long as only the view moves. */
  key: string
  areaId: string | null
  communityId: string | null
  list: MapList | null
  /** Null: nowhere in particular, or wherever the area is. */
  at: MapPosition | null
  /** Where a map opens that is made now. */
  openAt: MapPosition | null
  /** Goes to an area, a list or just the map. `replace`: a layer on the history gives its place. */
  go(to: { areaId?: string; communityId?: string; list?: MapList }, replace?: boolean): void
  /** Keeps where the map came to rest. */
  keep(at: MapPosition): void
}

export function useMapAddress(): MapAddress {
  const navigate = useNavigate()
  const { history } = useRouter()
  // While another page is being loaded, the map stays as it is.
  const href = useRouterState({
    select: ({ location, resolvedLocation }) =>
      (isMapPath(location.pathname) ? location : (resolvedLocation ?? location)).href,
  })
  const { path, at, areaId, communityId, list } = readMapLocation(href)
  const position = parseAt(at)
  return {
    key: [path, communityId, list].join(' '),
    areaId,
    communityId,
    list,
    at: position,
    openAt: position ?? (areaId || communityId ? null : left),
    go: (to, replace = false) => {
      const here = left && { at: formatAt(left) }
      // What is shown without a place in its address is shown whole.
      const search = to.areaId
        ? {}
        : to.communityId
          ? { community: to.communityId }
          : { ...(to.list && { list: to.list }), ...here }
      void navigate({ to: to.areaId ? paths.area(to.areaId) : paths.map, search, replace, resetScroll: false })
    },
    keep: (now) => {
      left = now
      // By the router's history: it writes a moment later than it says, and this must not overtake it.
      const { pathname, href: written, state } = history.location
      const next = withAt(written, formatAt(now))
      // What stands on the history besides, such as an open layer, stays there.
      if (isMapPath(pathname) && next !== written) history.replace(next, state)
    },
  }
}

/** Looks where the address says whenever that changes, as with Back. */
export function useFollowAddress(map: Map | null, { at, keep, areaId, communityId }: MapAddress): void {
  const place = at && formatAt(at)
  const follow = useEffectEvent((on: Map) => {
    if (at) jumpTo(on, at)
    else if (!areaId && !communityId) keep({ zoom: on.getZoom(), lng: on.getCenter().lng, lat: on.getCenter().lat })
  })
  useEffect(() => {
    if (map) follow(map)
  }, [map, place, areaId, communityId])
}
