import { type AreaShape, bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { type Frame, worldOf } from '@fieldfare/shared/map/mapFrame.ts'
import type { ThumbnailPlace } from '@fieldfare/shared/thumbnail.ts'

/** A slot: a piece of map in a picture, with a shape on it. */
export interface MapSlot {
  width: number
  height: number
  /** The pixels that the shape keeps from each edge, because something lies there or the shape glows. */
  inset: Inset
  /** Pixels of the picture for each pixel of the map on screen: pictures are shown smaller than they are. */
  ratio: number
  geometry: AreaShape
  /** The area's level; null for a community. */
  level: Level | null
  /** The theme of map and shape; light if it is left out. */
  theme?: MapTheme
  /** A place to mark instead of the shape; the shape is then only the area in view around the place. */
  pin?: ThumbnailPlace
  /** The highest zoom, as of the map on screen; by default it shows a garden with the streets around it. */
  closest?: number
  /** The box of something that covers the map: left, top, right and bottom. Names keep out of it. */
  covered?: readonly [left: number, top: number, right: number, bottom: number]
}
export interface Inset {
  top: number
  right: number
  bottom: number
  left: number
}

const TILE_PX = 512
const CLOSEST = 16.5

/** Returns the view of a slot in which its shape is as large as possible, but not beyond a highest zoom. */
export function slotFrame(slot: Omit<MapSlot, 'level'>, closest = slot.closest ?? CLOSEST): Frame {
  const { width, height, inset, ratio, geometry } = slot
  const box = bboxOf(geometry)
  const [west, south, east, north] = box.every(Number.isFinite) ? box : [-180, -60, 180, 75]
  const [fromX, fromY] = worldOf(west, north)
  const [toX, toY] = worldOf(east, south)
  const [roomX, roomY] = [width - inset.left - inset.right, height - inset.top - inset.bottom]
  const scale = Math.min(roomX / (toX - fromX), roomY / (toY - fromY), TILE_PX * ratio * 2 ** closest)
  const [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2]
  return { width, height, scale, left: x * scale - inset.left - roomX / 2, top: y * scale - inset.top - roomY / 2 }
}

/** Returns the zoom at which the map on screen would show a view. */
export const zoomOf = ({ scale }: Frame, ratio: number): number => Math.log2(scale / (TILE_PX * ratio))
