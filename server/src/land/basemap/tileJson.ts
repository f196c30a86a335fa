import { TILE_SCHEMAS, type TileSchema } from '@fieldfare/shared/publicConfig.ts'
import { z } from 'zod'
import { isPublicAddress, isPublicName } from '../../platform/push/publicAddress.ts'
import { UpstreamError } from './upstreamGet.ts'

/** The name of a layer, for each schema, that no other schema has. */
const MARKS: Record<TileSchema, string> = {
  openmaptiles: 'transportation',
  shortbread: 'street_labels',
  protomaps: 'earth',
}
const WORLD = [-180, -85.0511, 180, 85.0511] as const

const Layers = z.array(z.object({ id: z.string() })).catch([])
const TileJson = z.object({
  tiles: z.array(z.string()).min(1),
  attribution: z.string().max(2000).catch(''),
  maxzoom: z.number().int().min(0).max(30).catch(14),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable().catch(null),
  vector_layers: Layers,
})

/** A TileJSON: an upstream's description of its tiles. */
export interface TileList {
  /** The URL of the tiles, with {z}, {x} and {y}. */
  template: string
  attribution: string
  maxzoom: number
  bounds: readonly [number, number, number, number]
  /** The schema; null where the layers are unknown, such as for pictures. */
  schema: TileSchema | null
}

/** Recognises the schema of vector tiles by the names of their layers; null for an unknown one. */
export function schemaOf(layers: readonly { id: string }[]): TileSchema | null {
  return TILE_SCHEMAS.find((schema) => layers.some(({ id }) => id === MARKS[schema])) ?? null
}

/** Returns the layers that the metadata of a PMTiles file lists. */
export function layersOf(metadata: unknown): { id: string }[] {
  return Layers.parse((metadata as { vector_layers?: unknown } | null)?.vector_layers)
}

/**
 * Reads a TileJSON. URLs in it may be relative to `url`, its own.
 * @throws UpstreamError for a text that is no TileJSON
 */
export function readTileJson(text: string, url: string): TileList {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new UpstreamError('sent a TileJSON that is no JSON')
  }
  const { success, data } = TileJson.safeParse(json)
  const template = success ? absoluteTemplate(data.tiles[0] ?? '', url) : null
  if (!success || !template) throw new UpstreamError('sent a TileJSON without tiles')
  const { attribution, maxzoom, vector_layers } = data
  return { template, attribution, maxzoom, bounds: boundsOf(data.bounds), schema: schemaOf(vector_layers) }
}

/** Returns the template as an absolute URL; null if it cannot be the URL of tiles. */
export function absoluteTemplate(template: string, base: string): string | null {
  if (!['{z}', '{x}', '{y}'].every((part) => template.includes(part)) || !URL.canParse(template, base)) return null
  const url = new URL(template, base)
  if (url.protocol !== 'https:' && url.protocol !== new URL(base).protocol) return null
  // A service on the internet must not make this server request a machine of the private network.
  if (!isInside(new URL(base)) && isInside(url)) return null
  return url.href.replaceAll('%7B', '{').replaceAll('%7D', '}')
}

/** Tells whether a URL points into a private network, by its host name alone, without DNS. */
const isInside = ({ hostname }: URL): boolean =>
  !isPublicName(hostname) && !isPublicAddress(hostname.replace(/^\[|\]$/g, ''))

/** Returns the bounds; the whole world if they are missing or invalid. */
export function boundsOf(given: readonly [number, number, number, number] | null): TileList['bounds'] {
  if (!given) return WORLD
  const [west, south, east, north] = given
  return west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90 ? given : WORLD
}
