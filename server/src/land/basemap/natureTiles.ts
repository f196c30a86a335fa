import { createHash } from 'node:crypto'
import { NATURE_ZOOMS } from '@fieldfare/shared/map/natureZooms.ts'
import { LRUCache } from 'lru-cache'
import type { TileAddress } from '../tile/address.ts'
import { type NaturePiece, natureTile } from './natureTile.ts'
import type { PassedTile } from './passedTiles.ts'
import { packed, unpack } from './vectorTile.ts'
import { FairQueue } from '../../platform/call/fairQueue.ts'

/** The most bytes of nature tiles in memory: enough for half a continent. */
const CACHE_BYTES = 16 * 1024 * 1024
const ENTRY_BYTES = 300
/**
 * The queue of tiles to make: one is made at a time, since that blocks this thread; `line` and `lineEach` tiles may wait, in all and for
 * one client.
 */
const LINE = { atOnce: 1, line: 400, lineEach: 100 }

type GetTile = (address: TileAddress, client: string) => Promise<PassedTile>

/**
 * Makes tiles of nature for far views out of tiles of the detailed map, once for each version of the source tiles. Tiles of the lowest zoom
 * are made of the four tiles of the next zoom, since schemas have no ground at that zoom.
 * @returns a function that throws what `get` throws
 */
export function makeNatureTiles(get: GetTile): GetTile {
  const made = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => ENTRY_BYTES + length,
  })
  const queue = new FairQueue(LINE)
  const making = new Map<string, Promise<Buffer>>()
  return async (address, client) => {
    const tile = await get(address, client)
    const inner =
      address.z === NATURE_ZOOMS.min ? await Promise.all(quartersOf(address).map((one) => get(one.at, client))) : null
    const etag = inner ? tagOf([tile, ...inner].map((one) => one.etag)) : tagOf([tile.etag])
    const goodMs = Math.min(tile.goodMs, ...(inner?.map((one) => one.goodMs) ?? []))
    const begin = () => {
      const begun = queue.run(client, () => make(address, tile, inner)).finally(() => making.delete(etag))
      making.set(etag, begun)
      return begun
    }
    const body = made.get(etag) ?? (await (making.get(etag) ?? begin()))
    made.set(etag, body)
    return { body: body.length > 0 ? body : null, etag, goodMs }
  }
}

async function make(address: TileAddress, tile: PassedTile, inner: PassedTile[] | null): Promise<Buffer> {
  const own = tile.body && (await unpack(tile.body))
  const covers: NaturePiece[] = []
  if (!inner && own) covers.push({ bytes: own, share: 1, left: 0, top: 0 })
  for (const [i, { left, top }] of quartersOf(address).entries()) {
    const body = inner?.[i]?.body
    if (body) covers.push({ bytes: await unpack(body), share: 0.5, left, top })
  }
  const nature = natureTile(covers, own)
  return nature ? packed(nature) : Buffer.alloc(0)
}

const quartersOf = ({ z, x, y }: TileAddress) =>
  [0, 1].flatMap((right) =>
    [0, 1].map((down) => ({ at: { z: z + 1, x: 2 * x + right, y: 2 * y + down }, left: right / 2, top: down / 2 })),
  )

const tagOf = (etags: readonly string[]): string =>
  `"${createHash('sha1').update(etags.join()).digest('base64url').slice(0, 16)}"`
