import type { AreaView } from '@fieldfare/shared/area.ts'
import { type Box, tilesOf } from '@fieldfare/shared/geo/tiles.ts'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import { api } from '../platform/api/client.ts'

/** The most rooms that a box is read from: it is of one view. */
const ROOMS = 4

/** Reads the areas of everybody in a box of degrees, each once, of every room the newest. */
export async function areasWithin(within: Box, limit: number): Promise<AreaView[]> {
  const rooms = tilesOf(within, ROOM_ZOOM, ROOMS) ?? []
  const pages = await Promise.all(
    rooms.map(({ x, y }) => api.feed.measures.tile.query({ x, y, within: [...within], limit })),
  )
  return [...new Map(pages.flatMap(({ items }) => items).map((area) => [area.id, area])).values()]
}
