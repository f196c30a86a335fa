import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../../platform/paths.ts'
import { formatAt, parseAt, type MapPosition } from '../../map/view/mapAddress.ts'
import { jumpTo } from '../../map/view/jumpTo.ts'
import type { MapList } from './mapSearch.ts'
import { filterParams, type MapFilter, readFilter } from './filter/mapFilter.ts'
import { type LoveChoice, loveParams } from './love/loveChoice.ts'
import { isMapPath, readMapLocation, withAt } from './mapLocation.ts'

/** The last position of the map, restored by links to the map without a position. */
let lastMapPosition: MapPosition | null = null
/** Returns the last position of the map; null before the map was opened. */
export const lastPosition = (): MapPosition | null => lastMapPosition

/** The state of the map page that is in its URL, with functions to change it. */
export interface MapAddress {
  /** A string that changes whenever anything in the URL except the position changes. */
  key: string
  areaId: string | null
  communityId: string | null
  list: MapList | null
  /** The URL query that `readFilter` reads. */
  filter: string
  /** The choice of the love map; null if it is off. */
  love: LoveChoice | null
  /** The position in the URL; null if there is none, and the map shows the default position or the chosen area. */
  at: MapPosition | null
  /** The initial position of a map created now. */
  openAt: MapPosition | null
  /** Navigates to an area, a list or just the map. `replace` reuses the history entry of an open layer. */
  go(to: { areaId?: string; communityId?: string; list?: MapList }, replace?: boolean): void
  /** Filters the map, without a new history entry. */
  show(filter: MapFilter): void
  /** Switches the love map on or off; or shows another level or year, without a new history entry. */
  glow(love: LoveChoice | null): void
  /** Writes the map's position into the URL. */
  keep(at: MapPosition): void
}

export function useMapAddress(): MapAddress {
  const navigate = useNavigate()
  const { history } = useRouter()
  // While another page is loading, the map keeps using its current URL.
  const href = useRouterState({
    select: ({ location, resolvedLocation }) =>
      (isMapPath(location.pathname) ? location : (resolvedLocation ?? location)).href,
  })
  const { path, at, areaId, communityId, list, filter, love } = readMapLocation(href)
  const position = parseAt(at)
  return {
    key: [path, communityId, list, filter, love !== null].join(' '),
    areaId,
    communityId,
    list,
    filter,
    love,
    at: position,
    openAt: position ?? (areaId || communityId ? null : lastMapPosition),
    go: (to, replace = false) => {
      const atParam = lastMapPosition && { at: formatAt(lastMapPosition) }
      // The URL of a chosen area or community gets no position, so that the map fits it.
      const target = to.areaId
        ? {}
        : to.communityId
          ? { community: to.communityId }
          : { ...(to.list && { list: to.list }), ...atParam }
      const search = { ...target, ...filterParams(readFilter(new URLSearchParams(filter))) }
      // A second press on the area that is open, or opening, adds no history entry.
      const isOpenAlready = to.areaId !== undefined && readMapLocation(history.location.href).areaId === to.areaId
      const options = { search, replace: replace || isOpenAlready, resetScroll: false }
      void navigate(
        to.areaId ? { to: paths.area.pattern, params: { id: to.areaId }, ...options } : { to: paths.map, ...options },
      )
    },
    show: (next) =>
      void navigate({
        to: '.',
        search: ({ at: there, community, list: listed }) => ({
          at: there,
          community,
          list: listed,
          ...filterParams(next),
        }),
        replace: true,
        resetScroll: false,
      }),
    glow: (next) =>
      void navigate({
        to: paths.map,
        search: {
          ...(lastMapPosition && { at: formatAt(lastMapPosition) }),
          ...filterParams(readFilter(new URLSearchParams(filter))),
          ...loveParams(next),
        },
        replace: love !== null && next !== null,
        resetScroll: false,
      }),
    keep: (now) => {
      lastMapPosition = now
      // Written by the router's history, since it writes with a delay: a later write directly to the URL could come first.
      const { pathname, href: written, state } = history.location
      const next = withAt(written, formatAt(now))
      // Keeps the rest of the history state, such as an open layer.
      if (isMapPath(pathname) && next !== written) history.replace(next, state)
    },
  }
}

/** Moves the map when the position in the URL changes, such as by Back. */
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
