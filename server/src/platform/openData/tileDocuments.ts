import type { Collection, CollectionTiles } from './collection.ts'
import { WEB_MERCATOR } from './crs.ts'
import { JSON_TYPE, linkTo } from './openDataDocuments.ts'

// The documents that describe vector tiles by OGC API Tiles, part 1 (OGC 20-057), and their matrix set (OGC 17-083r4).

const ID = 'WebMercatorQuad'
const URI = `http://www.opengis.net/def/tilematrixset/OGC/1.0/${ID}`
/** Half the side of the world's square in metres, and the scale of the only tile at zoom 0, for pixels of 0.28 mm. */
const HALF = 20_037_508.342789244
const SCALE = 559_082_264.0287178
const TILE = 256
const TILING = 'http://www.opengis.net/def/rel/ogc/1.0/tiling-scheme'
const TILE_TYPE = 'application/vnd.mapbox-vector-tile'

/** Tells whether an id in a URL is that of the only matrix set. */
export const isMatrixSet = (id: string): boolean => id === ID

export const matrixSets = (base: string) => ({
  tileMatrixSets: [
    {
      id: ID,
      title: 'Web Mercator',
      uri: URI,
      links: [linkTo(`${base}/tileMatrixSets/${ID}`, 'self', JSON_TYPE, 'Its matrices')],
    },
  ],
})

export const matrixSet = (zoomMax: number) => ({
  id: ID,
  title: 'Web Mercator',
  uri: URI,
  crs: WEB_MERCATOR.uri,
  orderedAxes: ['E', 'N'],
  wellKnownScaleSet: 'http://www.opengis.net/def/wkss/OGC/1.0/GoogleMapsCompatible',
  tileMatrices: Array.from({ length: zoomMax + 1 }, (_, zoom) => ({
    id: String(zoom),
    scaleDenominator: SCALE / 2 ** zoom,
    cellSize: (2 * HALF) / TILE / 2 ** zoom,
    cornerOfOrigin: 'topLeft',
    pointOfOrigin: [-HALF, HALF],
    tileWidth: TILE,
    tileHeight: TILE,
    matrixWidth: 2 ** zoom,
    matrixHeight: 2 ** zoom,
  })),
})

/** Returns the URL of a tile, which the site serves outside /ogc. */
const addressOf = (base: string, path: string, tile: string): string => `${new URL(base).origin}${path}/${tile}.pbf`

/** Returns the document that lists the only tile set of a collection. */
export const tilesets = (base: string, collection: Collection, tiles: CollectionTiles) => ({
  links: [linkTo(`${base}/collections/${collection.id}/tiles`, 'self', JSON_TYPE, 'This document')],
  tilesets: [tileset(base, collection, tiles)],
})

/** Returns the description of a collection's tile set, with the URL template of its tiles. */
export function tileset(base: string, { id, title }: Collection, { path, zoomMax, layers }: CollectionTiles) {
  const href = `${base}/collections/${id}/tiles/${ID}`
  return {
    title,
    dataType: 'vector',
    crs: WEB_MERCATOR.uri,
    tileMatrixSetURI: URI,
    tileMatrixSetLimits: Array.from({ length: zoomMax + 1 }, (_, zoom) => ({
      tileMatrix: String(zoom),
      minTileRow: 0,
      maxTileRow: 2 ** zoom - 1,
      minTileCol: 0,
      maxTileCol: 2 ** zoom - 1,
    })),
    layers: Object.entries(layers).map(([layer, fields]) => ({
      id: layer,
      dataType: 'vector',
      propertiesSchema: { type: 'object', properties: Object.fromEntries(fields.map((field) => [field, {}])) },
    })),
    links: [
      linkTo(href, 'self', JSON_TYPE, 'This document'),
      linkTo(`${href}?f=tilejson`, 'alternate', JSON_TYPE, 'As TileJSON'),
      linkTo(`${base}/tileMatrixSets/${ID}`, TILING, JSON_TYPE, 'The matrices'),
      {
        ...linkTo(addressOf(base, path, '{tileMatrix}/{tileCol}/{tileRow}'), 'item', TILE_TYPE, 'The tiles'),
        templated: true,
      },
    ],
  }
}

/** Returns the description of the tile set as TileJSON 3.0, which map libraries read. */
export const tileJson = (
  base: string,
  { title, description }: Collection,
  { path, zoomMax, layers }: CollectionTiles,
) => ({
  tilejson: '3.0.0',
  name: title,
  description,
  scheme: 'xyz',
  tiles: [addressOf(base, path, '{z}/{x}/{y}')],
  minzoom: 0,
  maxzoom: zoomMax,
  vector_layers: Object.entries(layers).map(([id, fields]) => ({
    id,
    fields: Object.fromEntries(fields.map((field) => [field, ''])),
  })),
})
