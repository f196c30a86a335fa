import type { TileSchema } from '@fieldfare/shared/publicConfig.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { Map, MapSourceDataEvent } from 'maplibre-gl'
import { placeAt } from '../draw/aim.ts'
import type { Point } from '../draw/hit.ts'
import { DETAIL_SOURCE } from '../style/detailSource.ts'
import { createSurfaces, type Surface } from './surface.ts'
import { createTileStock, type TileFeature } from './tileParts.ts'

/** The surface that is now at the watched point of the map, and whether the map is at rest. */
export interface Sight {
  surface: Surface | null
  at: Point | null
  rests: boolean
  /** True if a tile with surfaces is loaded at the point. */
  detailed: boolean
}

/** The lowest zoom whose tiles contain single woods. */
const ZOOM_MIN = 11
/** Pixels within which a surface counts as under a point. */
const REACH_PX = 24
/** Milliseconds between two searches at the point while the map moves. */
const LOOK_MS = 90

/**
 * Reports the surface at a point of a map, from the tiles that the map has loaded. While the map moves, only tiles that were read
 * before are searched; newly loaded tiles are read when the map stops.
 * @param focus returns the point to watch; null for none
 */
export function watchSurfaces(map: Map, schema: TileSchema, focus: () => Point | null, onSee: (sight: Sight) => void) {
  const stock = createTileStock(schema)
  const surfaces = createSurfaces(stock)
  let stale = true
  let rests = true
  let lookedAt = 0

  const read = () => {
    if (!stale || !map.getSource(DETAIL_SOURCE)) return
    stale = false
    // The types of the map library lack the fields that give the tile of a feature (`_x`, `_y`, `_z`).
    stock.refresh((layer) => map.querySourceFeatures(DETAIL_SOURCE, { sourceLayer: layer }) as unknown as TileFeature[])
    surfaces.renew()
  }
  const find = (point: Point, reachPx = REACH_PX): Surface | null => {
    if (map.getZoom() < ZOOM_MIN) return null
    const place = placeAt(map, point)
    const off = placeAt(map, { x: point.x + reachPx, y: point.y - reachPx })
    const reach: Position = [off[0] - place[0], off[1] - place[1]]
    return surfaces.at(place, reach)
  }
  const isDetailed = (point: Point) => map.getZoom() >= ZOOM_MIN && stock.tileAt(placeAt(map, point)) !== null
  const look = () => {
    lookedAt = performance.now()
    const at = focus()
    onSee({ surface: at && find(at), at, rests, detailed: at !== null && isDetailed(at) })
  }
  const onStart = () => {
    rests = false
    look()
  }
  const onMove = () => {
    if (performance.now() - lookedAt > LOOK_MS) look()
  }
  const onRest = () => {
    rests = !map.isMoving()
    if (rests) read()
    look()
  }
  const onIdle = () => {
    if (stale) onRest()
  }
  const onData = ({ sourceId }: MapSourceDataEvent) => {
    if (sourceId === DETAIL_SOURCE) stale = true
  }
  map.on('movestart', onStart)
  map.on('move', onMove)
  map.on('moveend', onRest)
  map.on('idle', onIdle)
  map.on('sourcedata', onData)
  onRest()
  return {
    /** Reports the surface again, after the point has changed. */
    look,
    /** Returns the surface exactly at a point, without tolerance. */
    under(point: Point): Surface | null {
      read()
      return find(point, 0)
    },
    end() {
      map.off('movestart', onStart)
      map.off('move', onMove)
      map.off('moveend', onRest)
      map.off('idle', onIdle)
      map.off('sourcedata', onData)
    },
  }
}
