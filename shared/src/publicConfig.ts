import type { QuietHours } from './alert.ts'

/** The schemas of vector tiles for which there is a map style: OpenMapTiles, Shortbread and Protomaps' own. */
export const TILE_SCHEMAS = ['openmaptiles', 'shortbread', 'protomaps'] as const
export type TileSchema = (typeof TILE_SCHEMAS)[number]

/** Tiles of an external service that this server passes on. */
export interface TilesOffer {
  /** The service's attribution as HTML, of which only text and links may be used. */
  attribution: string
  /** West, south, east, north in degrees. */
  bounds: readonly [number, number, number, number]
  maxzoom: number
}

/** The answer of `GET /api/config`: the settings of an installation that browsers need. */
export interface PublicConfig {
  /** A MapLibre style to use as the base map; null for the bundled one. */
  mapStyleUrl: string | null
  /** The detailed map at /tiles/base/{z}/{x}/{y}; null without one. `offline`: devices may store regions of it for use offline. */
  baseMap: (TilesOffer & { schema: TileSchema; offline: boolean }) | null
  /** Aerial photos at /tiles/aerial/{z}/{x}/{y}; null without any. */
  aerial: TilesOffer | null
  sentryDsn: string | null
  /** The name of the environment under which errors are traced. */
  environment: string
  supportAddress: string | null
  /** Mails are kept as files and can be read at /mailbox: development only. */
  mailbox: boolean
  /** The one address to which all mails of communities go, instead of to their recipients; null if recipients get their own mails. */
  mailRedirect: string | null
  /** The hours, by each person's clock, in which mails to people who chose no quiet hours wait; the same time twice means never. */
  quietHours: QuietHours
}
