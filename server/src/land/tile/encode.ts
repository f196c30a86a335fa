import type { Projection } from '../../platform/formats/wkb.ts'
import { CELL_ZOOMS, CELLS, EXTENT, projectionOf } from './grid.ts'
import type { TileAddress } from './address.ts'
import { cutPolygon } from './clip.ts'
import { Layer, type Value, writeTile } from './mvt.ts'
import type { TileRows } from './rows.ts'
import { type Line, WkbReader } from '../../platform/formats/wkb.ts'

type AreaRow = [id: string, level: string, title: string, rating: number, lng: number, lat: number]
type CommunityRow = [id: string, title: string, lng: number, lat: number]
type CellRow = [x: number, y: number, n0: number, n1: number, n2: number, n3: number, lng: number, lat: number]

/**
 * Makes a vector tile (MVT 2.1, extent 4096) of the rows that the database returned for it. Its layers:
 *
 * `area`, `community`: shapes, up to 96 units beyond the tile; the largest come first, and so are drawn below the others. A shape that
 * covers no whole unit has only its label.
 * `area_point`, `community_point`: labels, each in exactly one tile, the one it lies in.
 * `area_cell`: a point for each cell with areas too small to draw, at the mean position of their labels, within the cell; `count` areas, of
 * which `n0` neighborhood, `n1` living area, `n2` country, `n3` world.
 *
 * @returns null if the tile is empty
 * @throws RangeError if shapes and attributes do not belong together
 */
export function encodeTile(tile: TileAddress, rows: TileRows): Uint8Array | null {
  const projection = projectionOf(tile)
  const area = new Layer('area', ['id', 'level', 'title', 'rating'])
  const areaPoint = new Layer('area_point', ['id', 'level', 'title', 'rating'])
  const areaCell = new Layer('area_cell', ['count', 'n0', 'n1', 'n2', 'n3'])
  const community = new Layer('community', ['id', 'title'])
  const communityPoint = new Layer('community_point', ['id', 'title'])

  const areaShapes = new WkbReader(rows.areaShapes ?? new Uint8Array())
  for (const [id, level, title, rating, lng, lat] of parse<AreaRow>(rows.areas)) {
    const values = [id, level, title, rating]
    addShape(area, areaShapes.next(projection), values)
    addLabel(areaPoint, projection, [lng, lat], values)
  }
  if (!areaShapes.done) throw new RangeError('More shapes than areas')
  const communityShapes = new WkbReader(rows.communityShapes ?? new Uint8Array())
  for (const [id, title, lng, lat] of parse<CommunityRow>(rows.communities)) {
    if (!communityShapes.done) addShape(community, communityShapes.next(projection), [id, title])
    addLabel(communityPoint, projection, [lng, lat], [id, title])
  }
  for (const row of parse<CellRow>(rows.cells)) addCell(areaCell, tile, projection, row)
  return writeTile([community, area, areaCell, areaPoint, communityPoint])
}

const parse = <T>(json: string | null): T[] => (json === null ? [] : (JSON.parse(json) as T[]))

function addShape(layer: Layer, shape: Line[][], values: Value[]): void {
  const parts = shape.map(cutPolygon).filter((part) => part !== null)
  if (parts.length > 0) layer.addPolygon(parts, values)
}

/**
 * Adds a label. Its position is rounded down, not to the nearest unit: otherwise a label near the right or lower edge would be in no tile
 * at all.
 */
function addLabel(layer: Layer, projection: Projection, [lng, lat]: [number, number], values: Value[]): void {
  const [x, y] = [Math.floor(projection.x(lng)), Math.floor(projection.y(lat))]
  if (x >= 0 && x < EXTENT && y >= 0 && y < EXTENT) layer.addPoint(x, y, values)
}

function addCell(layer: Layer, tile: TileAddress, projection: Projection, [x, y, ...rest]: CellRow): void {
  const [n0, n1, n2, n3, lng, lat] = rest
  const count = n0 + n1 + n2 + n3
  const side = EXTENT / CELLS
  const [left, top] = [(x - (tile.x << CELL_ZOOMS)) * side, (y - (tile.y << CELL_ZOOMS)) * side]
  // Sums that were changed a thousand times may be wrong in their last digits.
  const within = (value: number, least: number) => Math.min(least + side - 1, Math.max(least, Math.floor(value)))
  const [middleX, middleY] = [projection.x(lng / count), projection.y(lat / count)]
  layer.addPoint(within(middleX, left), within(middleY, top), [count, n0, n1, n2, n3])
}
