import type { FeatureCollection } from 'geojson'
import type { SourceSpecification } from 'maplibre-gl'

/** Everybody's areas and communities, in tiles from the server that may be a minute old. */
export const TILES_SOURCE = 'areas'
/** The reader's own areas. */
export const MINE_SOURCE = 'mine'
/** Areas of others that changed since the tiles were made. */
export const FRESH_SOURCE = 'fresh'
/** Communities that changed since the tiles were made. */
export const COMMUNITIES_SOURCE = 'communities'
export const GEOJSON_SOURCES = [MINE_SOURCE, FRESH_SOURCE, COMMUNITIES_SOURCE] as const
export type GeoJsonSource = (typeof GEOJSON_SOURCES)[number]

/** The layers within a tile: shapes, the points for their badges, and totals of areas too small to draw. */
export const TILE_LAYERS = {
  area: 'area',
  point: 'area_point',
  cell: 'area_cell',
  community: 'community',
  communityPoint: 'community_point',
} as const
/** The highest zoom of the tiles; closer views are drawn from these. */
const TILES_MAX_ZOOM = 14

export type OverlayData = Record<GeoJsonSource, FeatureCollection>

/** Makes the sources of our layers; `filter` is the query for everybody's areas. Ids are promoted so that feature states find their features. */
export function areaSources(
  data: OverlayData,
  origin: string,
  everyone: boolean,
  filter = '',
): Record<string, SourceSpecification> {
  const { area, point, community, communityPoint } = TILE_LAYERS
  const local = GEOJSON_SOURCES.map((id) => [id, { type: 'geojson', data: data[id], promoteId: 'id' }] as const)
  return {
    ...(everyone && {
      [TILES_SOURCE]: {
        type: 'vector',
        tiles: [`${origin}/tiles/areas/{z}/{x}/{y}.pbf${filter && `?${filter}`}`],
        maxzoom: TILES_MAX_ZOOM,
        promoteId: { [area]: 'id', [point]: 'id', [community]: 'id', [communityPoint]: 'id' },
      },
    }),
    ...Object.fromEntries(local),
  }
}
