import { AREA_ROOMS_MAX, ROOM_ZOOM, roomOf } from '@fieldfare/shared/room.ts'
import { type Box, tilesOf } from '@fieldfare/shared/geo/tiles.ts'
import { asBbox } from '../db/geo.ts'
import type { Tx } from '../db/tables.ts'

/** The rooms of the tiles under a box of degrees; the one that every map follows where these would be too many. */
export function roomsOfBox(box: Box): string[] {
  const tiles = tilesOf(box, ROOM_ZOOM, AREA_ROOMS_MAX)
  if (!tiles) return [roomOf({ feed: 'measures', scope: 'wide' })]
  return tiles.map((tile) => roomOf({ feed: 'measures', scope: 'tile', ...tile }))
}

/** The rooms of a stored area, hidden or not. */
export async function roomsOfArea(db: Tx, id: string): Promise<string[]> {
  const found = await db.selectFrom('area').select(asBbox('geom').as('box')).where('id', '=', id).executeTakeFirst()
  return found ? roomsOfBox(found.box) : []
}
