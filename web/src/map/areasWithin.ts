import type { AreaView } from '@fieldfare/shared/area.ts'
import { type Box, tilesOf } from '@fieldfare/shared/geo/tiles.ts'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import { api } from '../platform/api/client.ts'

/** Reads everybody's areas in a box of degrees, each once: of each map tile (live room) the newest `limit`. None if over `roomsMax` tiles. */
export async function areasWithin(within: Box, limit: number, roomsMax: number): Promise<AreaView[]> {
  const rooms = tilesOf(within, ROOM_ZOOM, roomsMax) ?? []
  const pages = await Promise.all(
    rooms.map(({ x, y }) => api.feed.measures.tile.query({ x, y, within: [...within], limit })),
  )
  return [...new Map(pages.flatMap(({ items }) => items).map((area) => [area.id, area])).values()]
}
