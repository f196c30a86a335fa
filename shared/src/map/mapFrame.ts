import { type AreaShape, bboxOf } from '../geo/geometry.ts'
import { BASE_MAX_ZOOM } from './baseTileIndex.ts'

/** A static view of the map: `scale` is the width of the world in pixels, `left` and `top` are the view's origin in that world. */
export interface Frame {
  width: number
  height: number
  scale: number
  left: number
  top: number
}
export interface TileAddress {
  z: number
  x: number
  y: number
}

/** The largest share of a picture's width and height that the shape takes up; the rest shows the surroundings. */
const FILLED = 0.56
const TILE_PX = 512
/** The highest zoom: closer, a picture shows no recognisable surroundings. */
const MAX_SCALE = TILE_PX * 2 ** 12

/** Converts a position in degrees to spherical Mercator, both coordinates from 0 to 1. */
export function worldOf(lng: number, lat: number): [x: number, y: number] {
  const sine = Math.sin((lat * Math.PI) / 180)
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}

/** Returns the view of a given size, in pixels, that shows a shape with its surroundings. */
export function frameFor(shape: AreaShape, width: number, height: number): Frame {
  const box = bboxOf(shape)
  const [west, south, east, north] = box.every(Number.isFinite) ? box : [-180, -60, 180, 75]
  const [fromX, fromY] = worldOf(west, north)
  const [toX, toY] = worldOf(east, south)
  const scale = Math.min((FILLED * width) / (toX - fromX), (FILLED * height) / (toY - fromY), MAX_SCALE)
  const [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2]
  return { width, height, scale, left: x * scale - width / 2, top: y * scale - height / 2 }
}

/** Converts a position in degrees to pixels of the picture. */
export function toPixels({ scale, left, top }: Frame, lng: number, lat: number): [x: number, y: number] {
  const [x, y] = worldOf(lng, lat)
  return [x * scale - left, y * scale - top]
}

/** Returns the tiles of the base map under a view: at most a handful, since each tile is drawn at about its size or larger. */
export function tilesOf({ width, height, scale, left, top }: Frame): TileAddress[] {
  const z = Math.max(0, Math.min(BASE_MAX_ZOOM, Math.floor(Math.log2(scale / TILE_PX))))
  const side = scale / 2 ** z
  const last = 2 ** z - 1
  const range = (from: number, length: number) => {
    const [first, end] = [Math.max(0, Math.floor(from / side)), Math.min(last, Math.floor((from + length) / side))]
    return Array.from({ length: Math.max(0, end - first + 1) }, (_, i) => first + i)
  }
  return range(left, width).flatMap((x) => range(top, height).map((y) => ({ z, x, y })))
}
