import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { tileKind } from '@fieldfare/shared/map/baseTileIndex.ts'
import { type Frame, type TileAddress, tilesOf } from '@fieldfare/shared/map/mapFrame.ts'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'

/** The ground (land, water and towns) in one tile of a view. `land` means a tile of nothing but land. */
export interface GroundTile extends TileAddress {
  layers: VectorTile['layers'] | 'land'
}

/**
 * Reads the tiles of the bundled base map under a view. Tiles of sea are left out; in a build without a base map there are none.
 * @param dist the folder of the built web app
 */
export function groundTiles(dist: string, frame: Frame): GroundTile[] {
  const folder = folderIn(dist)
  if (!folder) return []
  const index = readFileSync(join(folder, 'index'))
  return tilesOf(frame).flatMap((tile): GroundTile[] => {
    const kind = tileKind(index, tile.z, tile.x, tile.y)
    if (kind === 'sea') return []
    if (kind === 'land') return [{ ...tile, layers: 'land' }]
    const bytes = gunzipSync(readFileSync(join(folder, `${tile.z}`, `${tile.x}`, `${tile.y}.mvt`)))
    return [{ ...tile, layers: new VectorTile(new PbfReader(bytes)).layers }]
  })
}

function folderIn(dist: string): string | undefined {
  try {
    const version = readdirSync(join(dist, 'basemap')).find((name) => !name.startsWith('style-'))
    return version && join(dist, 'basemap', version)
  } catch {
    return undefined
  }
}

/** A feature of the ground, with its lines in pixels of a view. */
export interface GroundFeature {
  lines: [x: number, y: number][][]
  tags: VectorTileFeature['properties']
}

/** The features of a layer in a tile. */
export function* linesIn(frame: Frame, tile: GroundTile, layer: string): Generator<GroundFeature> {
  const side = frame.scale / 2 ** tile.z
  const [left, top] = [tile.x * side - frame.left, tile.y * side - frame.top]
  if (tile.layers === 'land') {
    // The tile is drawn a pixel wider on all sides, so that no seam shows between tiles.
    const [west, north, east, south] = [left - 1, top - 1, left + side + 1, top + side + 1]
    const corners: [number, number][] = [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ]
    if (layer === 'land') yield { lines: [corners], tags: {} }
    return
  }
  const source = tile.layers[layer]
  for (let i = 0; i < (source?.length ?? 0); i++) {
    const feature = source?.feature(i)
    if (!feature) continue
    const unit = side / feature.extent
    const lines = feature
      .loadGeometry()
      .map((one) => one.map(({ x, y }): [number, number] => [left + x * unit, top + y * unit]))
    yield { lines, tags: feature.properties }
  }
}
