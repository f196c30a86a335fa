import type { AreaView } from '@fieldfare/shared/area.ts'
import { ROOM_ZOOM, ROOMS_MAX } from '@fieldfare/shared/room.ts'
import { boxOf, tilesOf, touches, widenedToTiles, type Box, type Tile } from '@fieldfare/shared/geo/tiles.ts'
import type { Changes } from '../../../platform/api/tileOverlay.ts'
import { boundsOf } from '../../../map/view/fit.ts'

/** The highest zoom of the tiles to which a box is widened; a finer grid would only cause more requests. */
const FINEST_ZOOM = 14
const MAX_LAT = 85.05

/** The request for a view's areas: the rooms (map tiles of ROOM_ZOOM) under the view, and for a closer view the box that it shows. */
export interface Rooms {
  tiles: Tile[]
  within?: Box
}

/**
 * Returns the rooms (map tiles) under a view; null if the view is too large for a list. The box is widened to tiles of the view's zoom,
 * so that a small move needs no new request.
 */
export function roomsOf(bounds: Box, zoom: number): Rooms | null {
  const box = clamped(bounds)
  const tiles = tilesOf(box, ROOM_ZOOM, ROOMS_MAX)
  if (!tiles) return null
  const z = Math.min(FINEST_ZOOM, Math.floor(zoom))
  const within = z > ROOM_ZOOM ? widenedToTiles(box, z, 400) : null
  return within ? { tiles, within } : { tiles }
}

/** Clamps a box to one world, since a map may show more than one copy of the world. */
const clamped = ([west, south, east, north]: Box): Box => [
  Math.max(-180, west),
  Math.max(-MAX_LAT, south),
  Math.min(180, east),
  Math.min(MAX_LAT, north),
]

/** Returns the boxes in degrees that a request covers. */
export const boxesOf = ({ tiles, within }: Rooms): readonly Box[] =>
  within ? [within] : tiles.map((tile) => boxOf(tile, ROOM_ZOOM))

/** One page of areas from all rooms (map tiles) of a view. `reached`: the time back to which all rooms with more pages are read. */
export interface AreaPage {
  items: AreaView[]
  next: Record<string, string> | null
  reached: string | null
  /** If the areas come from offline maps, since the server did not answer: the ids of the communities on these maps. */
  offline?: readonly string[]
}

/** One page of areas from one room (map tile), and the cursor of the next page. */
interface RoomPage {
  room: string
  items: AreaView[]
  next: string | null
}

/** Merges the pages of several rooms into one. */
export function asOnePage(rooms: readonly RoomPage[]): AreaPage {
  const roomsWithMore = rooms.flatMap(({ room, items, next }) =>
    next ? [{ room, next, reached: items.at(-1)?.dateCreated ?? '' }] : [],
  )
  return {
    items: rooms.flatMap(({ items }) => items),
    next: roomsWithMore.length > 0 ? Object.fromEntries(roomsWithMore.map(({ room, next }) => [room, next])) : null,
    reached:
      roomsWithMore
        .map(({ reached }) => reached)
        .toSorted()
        .at(-1) ?? null,
  }
}

interface Known {
  pages: readonly AreaPage[]
  /** The reader's own areas, which others may not see yet. */
  mine: readonly AreaView[]
  changes: Changes<AreaView>
  bounds: Box
  /** Tells whether an area passes the filter. After a change, a listed area may no longer pass. */
  shown?: (area: AreaView) => boolean
}

/**
 * Returns the areas in a view, each once in its latest version, newest first. While rooms have more pages, only areas back to the time to
 * which all rooms are read: later pages are then appended to the list, and nothing is inserted.
 */
export function areasInView({ pages, mine, changes, bounds, shown = () => true }: Known): AreaView[] {
  const areas = new Map<string, AreaView>()
  const add = (area: AreaView) => {
    const current = areas.get(area.id)
    if (!current || current.version <= area.version) areas.set(area.id, area)
  }
  pages.flatMap(({ items }) => items).forEach(add)
  mine.forEach(add)
  for (const { id, version, view } of changes.values()) {
    if (view) add(view)
    else if ((areas.get(id)?.version ?? version) <= version) areas.delete(id)
  }
  const last = pages.at(-1)
  const reached = last?.next ? (last.reached ?? '') : ''
  return [...areas.values()]
    .filter(shown)
    .filter(({ geometry, dateCreated }) => dateCreated >= reached && isInView(geometry, bounds))
    .toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated) || a.id.localeCompare(b.id))
}

function isInView(geometry: AreaView['geometry'], bounds: Box): boolean {
  const box = boundsOf([geometry])
  return box !== null && touches(box, bounds)
}
