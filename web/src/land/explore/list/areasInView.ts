import type { AreaView } from '@fieldfare/shared/area.ts'
import { ROOM_ZOOM, ROOMS_MAX } from '@fieldfare/shared/room.ts'
import { boxOf, tilesOf, touches, widenedToTiles, type Box, type Tile } from '@fieldfare/shared/geo/tiles.ts'
import type { Changes } from '../../../platform/api/tileOverlay.ts'
import { boundsOf } from '../../../map/view/fit.ts'

/** The highest zoom of the grid: a finer one would only mean more requests. */
const FINEST_ZOOM = 14
const MAX_LAT = 85.05

/** A request for a view: the rooms (tiles of one fixed zoom) under it, and for a closer view the box it shows. */
export interface Rooms {
  tiles: Tile[]
  within?: Box
}

/**
 * The rooms under a view, null where it is too large for a list. The box is widened to tiles of the view's
 * own zoom, so that a small move needs no new request.
 */
export function roomsOf(bounds: Box, zoom: number): Rooms | null {
  const box = clamped(bounds)
  const tiles = tilesOf(box, ROOM_ZOOM, ROOMS_MAX)
  if (!tiles) return null
  const z = Math.min(FINEST_ZOOM, Math.floor(zoom))
  const within = z > ROOM_ZOOM ? widenedToTiles(box, z, 400) : null
  return within ? { tiles, within } : { tiles }
}

/** Clamps to one world: the map may show more than one. */
const clamped = ([west, south, east, north]: Box): Box => [
  Math.max(-180, west),
  Math.max(-MAX_LAT, south),
  Math.min(180, east),
  Math.min(MAX_LAT, north),
]

/** The boxes in degrees that a request is for. */
export const boxesOf = ({ tiles, within }: Rooms): readonly Box[] =>
  within ? [within] : tiles.map((tile) => boxOf(tile, ROOM_ZOOM))

/** One page of all rooms of a view. `reached`: the time back to which all rooms with more pages have been read. */
export interface AreaPage {
  items: AreaView[]
  next: Record<string, string> | null
  reached: string | null
  /** The communities on the offline maps that the areas are of, where the server did not answer. */
  offline?: readonly string[]
}

/** The last item of a room's page, and the cursor of the next page. */
interface RoomPage {
  room: string
  items: AreaView[]
  next: string | null
}

/** Merges the pages of several rooms. */
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
  /** Tells whether an area passes the filter; that of an older version may have. */
  shown?: (area: AreaView) => boolean
}

/**
 * The areas in a view, each once in its current version, newest first. While rooms have more pages, only as far back as all
 * of them have been read: areas read later are then appended and nothing jumps in between.
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
