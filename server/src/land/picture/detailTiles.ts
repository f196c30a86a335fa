import type { TileSchema } from '@fieldfare/shared/publicConfig.ts'
import type { Frame, TileAddress } from '@fieldfare/shared/map/mapFrame.ts'
import type { PassedTile } from '../basemap/passedTiles.ts'
import type { BaseTiles } from '../basemap/routes.ts'
import { type MapSlot, slotFrame, zoomOf } from './mapSlot.ts'

/** The detailed map under a slot (a piece of map in a picture). */
export interface Detail {
  schema: TileSchema
  /** The makers of the map, as plain text. */
  credit: string
  /** Gzipped vector tiles; null for a missing tile, in whose place the bundled map is drawn. */
  tiles: (TileAddress & { body: Uint8Array | null })[]
}

/** The detailed map of a slot; `isBest` tells that no better one can be expected soon. */
export interface FoundDetail {
  /** Null if the bundled map is drawn instead. */
  detail: Detail | null
  isBest: boolean
}

/**
 * The lowest zoom at which the map on screen shows the detailed map, as in `web/src/map/style/detailSource.ts`; below it the bundled map is
 * shown.
 */
const DETAIL_FROM = 9
/** The most tiles under a view; a view with more should not exist, and is drawn from the bundled map. */
const TILES_MAX = 20
/** Milliseconds that a picture waits for its tiles; later tiles are kept for the next request. */
const WAIT_MS = 4000
export const OSM_CREDIT = '© OpenStreetMap contributors'

/** Reads the tiles under a slot that arrive in time. Never throws. */
export async function detailOf(base: BaseTiles | null, slot: MapSlot, client: string): Promise<FoundDetail> {
  const frame = slotFrame(slot)
  const zoom = zoomOf(frame, slot.ratio)
  if (zoom < DETAIL_FROM) return { detail: null, isBest: true }
  if (!base) return { detail: null, isBest: false }
  const addresses = tilesUnder(frame, Math.min(base.maxzoom, Math.floor(zoom)))
  if (addresses.length > TILES_MAX) return { detail: null, isBest: true }
  const found = await Promise.all(
    addresses.map(async (address) => ({ ...address, tile: await inTime(base.get(address, client)) })),
  )
  const tiles = found.map(({ tile, ...address }) => ({ ...address, body: tile?.body ?? null }))
  if (tiles.every(({ body }) => body === null)) return { detail: null, isBest: false }
  return {
    detail: { schema: base.schema, credit: creditOf(base.attribution), tiles },
    // A tile without content is final: it lies beyond the edge of the upstream's map.
    isBest: found.every(({ tile }) => tile !== null),
  }
}

/** Waits for a tile, which may be empty; null if it fails or takes too long. */
async function inTime(tile: Promise<PassedTile>): Promise<PassedTile | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(late.resolve, WAIT_MS, null)
  return Promise.race([tile.catch(() => null), late.promise]).finally(() => clearTimeout(timer))
}

/** The tiles of a zoom under a view. */
function tilesUnder({ width, height, scale, left, top }: Frame, z: number): TileAddress[] {
  const side = scale / 2 ** z
  const last = 2 ** z - 1
  const range = (from: number, length: number) => {
    const [first, end] = [Math.max(0, Math.floor(from / side)), Math.min(last, Math.ceil((from + length) / side) - 1)]
    return Array.from({ length: Math.max(0, end - first + 1) }, (_, i) => first + i)
  }
  return range(left, width).flatMap((x) => range(top, height).map((y) => ({ z, x, y })))
}

/** Returns the credit of an upstream as plain text, with the credit of OpenStreetMap that every map of its data must show. */
export function creditOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&copy;/g, '©')
    .replace(/&amp;/g, '&')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
  if (text.includes('OpenStreetMap contributors')) return text
  const others = text.replace(/©?\s*OpenStreetMap/, '').trim()
  return others ? `${OSM_CREDIT}, ${others}` : OSM_CREDIT
}
