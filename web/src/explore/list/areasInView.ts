import type { AreaView } from '@fieldfare/shared/area.ts'
import { ROOM_ZOOM, ROOMS_MAX } from '@fieldfare/shared/room.ts'
import { boxOf, tilesOf, type Box, type Tile } from '@fieldfare/shared/geo/tiles.ts'
import type { Changes } from '../../api/tileOverlay.ts'
import { boundsOf } from '../../map/view/fit.ts'

/** Nearer than this a finer grid would only mean more questions. */
const FINEST_ZOOM = 14
const MAX_LAT = 85.05

/** What is asked for a view: its tiles of the rooms' zoom, and where it is nearer than those, the part it shows. */
export interface Rooms {
  tiles: Tile[]
  within?: Box
}

/**
 * The rooms under a view, null where it shows more than can be told apart. The part is widened to tiles of the view's
 * own zoom, so that moving a little asks for nothing new.
 */
export function roomsOf(bounds: Box, zoom: number): Rooms | null {
  const box = clamped(bounds)
  const tiles = tilesOf(box, ROOM_ZOOM, ROOMS_MAX)
  if (!tiles) return null
  const z = Math.min(FINEST_ZOOM, Math.floor(zoom))
  const cells = z > ROOM_ZOOM ? tilesOf(box, z, 400) : null
  const [first, last] = [cells?.[0], cells?.at(-1)]
  if (!first || !last) return { tiles }
  const [west, , , north] = boxOf(first, z)
  const [, south, east] = boxOf(last, z)
  return {
    tiles,
    within: [west, south, east, north].map((degrees) => Number(degrees.toFixed(6))) as [number, number, number, number],
  }
}

/** Within one world, whatever the map shows around it. */
const clamped = ([west, south, east, north]: Box): Box => [
  Math.max(-180, west),
  Math.max(-MAX_LAT, south),
  Math.min(180, east),
  Math.min(MAX_LAT, north),
]

/** One answer for all rooms of a view. `reached`: up to when the rooms that hold more have been read. */
export interface AreaPage {
  items: AreaView[]
  next: Record<string, string> | null
  reached: string | null
}

/** The last of a room's page, and where it goes on. */
interface RoomPage {
  room: string
  items: AreaView[]
  next: string | null
}

/** Answers of several rooms as one. */
export function asOnePage(rooms: readonly RoomPage[]): AreaPage {
  const open = rooms.flatMap(({ room, items, next }) =>
    next ? [{ room, next, reached: items.at(-1)?.dateCreated ?? '' }] : [],
  )
  return {
    items: rooms.flatMap(({ items }) => items),
    next: open.length > 0 ? Object.fromEntries(open.map(({ room, next }) => [room, next])) : null,
    reached:
      open
        .map(({ reached }) => reached)
        .toSorted()
        .at(-1) ?? null,
  }
}

interface Known {
  pages: readonly AreaPage[]
  /** One's own, which others may not see yet. */
  mine: readonly AreaView[]
  changes: Changes<AreaView>
  bounds: Box
}

/**
 * The areas in a view, each once as it is now, newest first. While rooms hold more, only as far back as all of them have
 * been read: what is read later then follows, and nothing jumps in between.
 */
export function areasInView({ pages, mine, changes, bounds }: Known): AreaView[] {
  const areas = new Map<string, AreaView>()
  const add = (area: AreaView) => {
    const known = areas.get(area.id)
    if (!known || known.version <= area.version) areas.set(area.id, area)
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
    .filter(({ geometry, dateCreated }) => dateCreated >= reached && touches(boundsOf([geometry]), bounds))
    .toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated) || a.id.localeCompare(b.id))
}

/** Whether two boxes touch. */
export function touches(a: Box | null, [west, south, east, north]: Box): boolean {
  return a !== null && a[0] <= east && a[2] >= west && a[1] <= north && a[3] >= south
}
