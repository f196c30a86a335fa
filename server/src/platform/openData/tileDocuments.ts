import type { Collection, CollectionTiles } from './collection.ts'
import { JSON_TYPE, type Link } from './openDataDocuments.ts'

// Vector tiles by OGC API Tiles, part 1 (OGC 20-057), and their matrix set (OGC 17-083r4).

const ID = 'WebMercatorQuad'
const URI = `http://www.opengis.net/def/tilematrixset/OGC/1.0/${ID}`
const CRS = 'http://www.opengis.net/def/crs/EPSG/0/3857'
/** Half the side of the world in metres, and the scale of its one tile at zoom 0, by pixels of 0.28 mm. */
const HALF = 20_037_508.342789244
const SCALE = 559_082_264.0287178
const TILE = 256
const TILE_TYPE = 'application/vnd.mapbox-vector-tile'

/** Tells whether an address names the one matrix set. */
export const isMatrixSet = (id: string): boolean => id === ID

export const matrixSets = (base: string) => ({
  tileMatrixSets: [
    { id: ID, title: 'Web Mercator', uri: URI, links: [link(`${base}/tileMatrixSets/${ID}`, 'self', 'Its matrices')] },
  ],
})

export const matrixSet = (zoomMax: number) => ({
  id: ID,
  title: 'Web Mercator',
  uri: URI,
  crs: CRS,
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

const link = (href: string, rel: string, title: string, type = JSON_TYPE): Link => ({ href, rel, type, title })

/** The tile sets of a collection: one. */
export const tilesets = (base: string, collection: Collection, tiles: CollectionTiles) => ({
  links: [link(`${base}/collections/${collection.id}/tiles`, 'self', 'This document')],
  tilesets: [tileset(base, collection, tiles)],
})

/** The tile set of a collection, with the address of its tiles. */
export function tileset(base: string, { id, title }: Collection, { path, zoomMax, layers }: CollectionTiles) {
  const href = `${base}/collections/${id}/tiles/${ID}`
  const site = base.slice(0, -'/ogc'.length)
  return {
    title,
    dataType: 'vector',
    crs: CRS,
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
      link(href, 'self', 'This document'),
      link(`${href}?f=tilejson`, 'alternate', 'As TileJSON'),
      link(`${base}/tileMatrixSets/${ID}`, 'http://www.opengis.net/def/rel/ogc/1.0/tiling-scheme', 'The matrices'),
      {
        ...link(`${site}${path}/{tileMatrix}/{tileCol}/{tileRow}.pbf`, 'item', 'The tiles', TILE_TYPE),
        templated: true,
      },
    ],
  }
}

/** The tile set as TileJSON 3.0, which map libraries read. */
export const tileJson = (
  base: string,
  { title, description }: Collection,
  { path, zoomMax, layers }: CollectionTiles,
) => ({
  tilejson: '3.0.0',
  name: title,
  description,
  scheme: 'xyz',
  tiles: [`${base.slice(0, -'/ogc'.length)}${path}/{z}/{x}/{y}.pbf`],
  minzoom: 0,
  maxzoom: zoomMax,
  vector_layers: Object.entries(layers).map(([id, fields]) => ({
    id,
    fields: Object.fromEntries(fields.map((field) => [field, ''])),
  })),
})
