import { type AreaShape, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { type Box, widenedToTiles } from '@fieldfare/shared/geo/tiles.ts'
import { keepPreviousData } from '@tanstack/react-query'
import type { Map } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import { api, withCallName } from '../../platform/api/client.ts'
import { liveRead, read } from '../../platform/api/read.ts'
import { useLive, useOnce } from '../../platform/api/useLive.ts'
import { areasWithin } from '../areasWithin.ts'
import type { Bounds } from '../view/mapAddress.ts'
import type { CommunityOnMap } from '../view/mapProps.ts'

/** The most areas of one tile, and the most communities, that are read: more than anyone needs to draw along at once. */
const LIMIT = 100
/** The least zoom at which areas are read, besides communities: further out, there would be too many areas to draw along. */
const CLOSE = 11
/** The zoom of the tiles to which the box is widened if zoomed in to `CLOSE`, so that a small move causes no new request. */
const GRID_ZOOM = 12
const GRID_TILES = 64
/** The most live rooms (map tiles) of a view: with more, no areas are read. */
const ROOMS = 4
const FRESH_MS = 5 * 60_000

/** The smallest step of the grid in degrees: a smaller one would request new boxes with every move of the map. */
const STEP_MIN = 1 / 64
const LNG_MAX = 180
const LAT_MAX = 85

interface View {
  box: Box
  /** True if the map is zoomed in far enough to read areas too. */
  close: boolean
}

export interface Near {
  /** The public communities in the view, without system communities. */
  communities: CommunityOnMap[]
  /** The borders of these communities and of areas, as closed lines in degrees; none if not zoomed in far enough. */
  borders: readonly (readonly Position[])[]
}

const landIn = liveRead(
  api.feed.land.all.query,
  { feed: 'land', scope: 'all' },
  {
    placeholderData: keepPreviousData,
    retry: false,
  },
)
const readAreas = (within: Box) => areasWithin(within, LIMIT, ROOMS)
const areasIn = read(withCallName(api.feed.measures.tile.query, readAreas), { staleTime: FRESH_MS, retry: false })

/** Returns the communities and borders near a drawing, except those of the area or community with the id `except`. None without a map. */
export function useNear(map: Map | null, except: string): Near {
  const view = useView(map)
  const box = view?.box ?? null
  // Failures are ignored: drawing works without areas and communities.
  const land = useLive(landIn, box && { within: [...box], limit: LIMIT }).data
  const areas = useOnce(areasIn, view?.close ? view.box : null).data
  const communities = useMemo(
    () => (map && land ? land.items.filter(({ id, system }) => id !== except && !system) : []),
    [map, land, except],
  )
  const borders = useMemo((): Near['borders'] => {
    if (!view?.close) return []
    const shapes: { geometry: AreaShape }[] = [...(areas ?? []).filter(({ id }) => id !== except), ...communities]
    return shapes.flatMap(({ geometry }) => partsOfShape(geometry).flat())
  }, [view, areas, communities, except])
  return { communities, borders }
}

/** Returns the view of a map, widened to a grid or to tiles; null if it shows too much of the world. */
function useView(map: Map | null): View | null {
  const [view, setView] = useState<View | null>(null)
  useEffect(() => {
    if (!map) return
    const look = () => {
      const bounds = map.getBounds()
      const viewBounds: Bounds = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
      const close = map.getZoom() >= CLOSE
      const box = close ? widenedToTiles(viewBounds, GRID_ZOOM, GRID_TILES) : gridBox(viewBounds)
      const next = box && { box, close }
      setView((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    look()
    const moves = map.on('moveend', look)
    return () => moves.unsubscribe()
  }, [map])
  return map ? view : null
}

/** Returns bounds widened to a grid, so that small moves of the map request the same box; null if they show too much of the world. */
export function gridBox([west, south, east, north]: Bounds): Box | null {
  const span = Math.max(east - west, north - south)
  if (!(span < 20)) return null
  const step = Math.max(STEP_MIN, 2 ** Math.ceil(Math.log2(span)))
  const down = (value: number, least: number) => Math.max(least, Math.floor(value / step) * step)
  const up = (value: number, most: number) => Math.min(most, Math.ceil(value / step) * step)
  const box: Box = [down(west, -LNG_MAX), down(south, -LAT_MAX), up(east, LNG_MAX), up(north, LAT_MAX)]
  return box[0] < box[2] && box[1] < box[3] ? box : null
}
