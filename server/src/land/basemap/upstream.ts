import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import type { TileSchema, TilesOffer } from '@fieldfare/shared/publicConfig.ts'
import type { TileAddress } from '../tile/address.ts'
import { readTileJson, type TileList } from './tileJson.ts'
import { UpstreamError, type UpstreamGet } from './upstreamGet.ts'
import type { UpstreamPlan } from './upstreams.ts'

/** Milliseconds for which the TileJSON (list) is used: the URL of an upstream's tiles changes with its data. */
const LIST_MS = 24 * 3600 * 1000
/** The fewest milliseconds between two readings of the list: if a tile is missing, and if the first reading failed. */
const LIST_AGAIN_MS = 10 * 60 * 1000
const LIST_RETRY_MS = 30 * 1000

/** The facts about an upstream's tiles that browsers get; `schema` is null for pictures. */
export type UpstreamOffer = TilesOffer & { schema: TileSchema | null }

export interface UpstreamTile {
  /** The body as the upstream sends it; null where it has no such tile. */
  body: Buffer | null
  type: string
  /** The milliseconds that the tile may be kept, if the upstream says so. */
  maxAgeMs: number | undefined
}

export interface Upstream {
  /** Returns the facts about the tiles; null while none are known. Never throws. */
  offer(): Promise<UpstreamOffer | null>
  /** Tells whether the upstream may have a tile, according to the offer known now. */
  mayHave(address: TileAddress): boolean
  /** Fetches a tile. @throws UpstreamError */
  tile(address: TileAddress): Promise<UpstreamTile>
  close(): Promise<void>
}

/** Fetches tiles from the web: from the URLs of a template, or of a TileJSON that is read again once a day. */
export function webUpstream(plan: UpstreamPlan, get: UpstreamGet, now = () => performance.now()): Upstream {
  let list: TileList | null = null
  let readAt = -Infinity
  let triedAt = -Infinity
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    triedAt = now()
    const { body } = await get(plan.address)
    if (!body) throw new UpstreamError('has no TileJSON')
    list = readTileJson(body.toString('utf8'), plan.address)
    readAt = now()
  }
  /** Reads the list, once for all concurrent callers. An older list stays in use if reading fails. */
  async function refresh(): Promise<void> {
    reading ??= read().finally(() => (reading = undefined))
    await reading.catch((error: unknown) => {
      if (!list) throw error
    })
  }
  async function template(): Promise<string> {
    if (plan.kind === 'template') return plan.address
    const isDue = now() - readAt > LIST_MS && now() - triedAt > LIST_RETRY_MS
    if (!list || isDue) await refresh()
    if (!list) throw new UpstreamError('has no TileJSON')
    return list.template
  }
  return {
    async offer() {
      if (plan.kind === 'template') return plan.known
      const isDue = now() - readAt > LIST_MS && now() - triedAt > LIST_RETRY_MS
      const refreshing = (isDue ? refresh() : reading)?.catch(() => undefined)
      // With an offer known beforehand no caller needs to wait.
      if (!list && !plan.known) await refreshing
      return list ? offerOf(list, plan.known) : plan.known
    },
    mayHave(address) {
      if (plan.kind === 'template') return !plan.known || isOffered(plan.known, address)
      return !list || address.z <= list.maxzoom
    },
    async tile({ z, x, y }) {
      const ask = async (where: string) =>
        get(where.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)))
      const address = await template()
      const answer = await ask(address)
      if (answer.body || plan.kind === 'template' || now() - triedAt < LIST_AGAIN_MS) return answer
      // The upstream may have moved its tiles to another URL since the list was read.
      await refresh()
      const next = await template()
      return next === address ? answer : ask(next)
    },
    close: async () => undefined,
  }
}

/** Tells whether a tile is within the highest zoom and the bounds of an offer. */
function isOffered({ bounds: [west, south, east, north], maxzoom }: TilesOffer, { z, x, y }: TileAddress): boolean {
  const [first, last] = [tileAt(west, north, z), tileAt(east, south, z)]
  return z <= maxzoom && x >= first.x && x <= last.x && y >= first.y && y <= last.y
}

const offerOf = (list: TileList, known: UpstreamOffer | null): UpstreamOffer => ({
  attribution: list.attribution || (known?.attribution ?? ''),
  bounds: list.bounds,
  maxzoom: list.maxzoom,
  schema: list.schema ?? known?.schema ?? null,
})
