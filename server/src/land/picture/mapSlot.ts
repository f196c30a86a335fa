import { type AreaShape, bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { type Frame, worldOf } from '@fieldfare/shared/map/mapFrame.ts'
import type { ThumbnailPlace } from '@fieldfare/shared/thumbnail.ts'

/** A piece of map in a picture, with a shape on it. */
export interface MapSlot {
  width: number
  height: number
  /** Pixels from the edges that the shape stays away from, since something lies there or the shape glows. */
  inset: Inset
  /** Pixels for each pixel of the map on screen: pictures are seen smaller than they are. */
  ratio: number
  geometry: AreaShape
  /** The area's level; null for a community. */
  level: Level | null
  /** The theme of map and shape; light if it is left out. */
  theme?: MapTheme
  /** A place that is marked in place of the shape, which then says how much is seen around it. */
  pin?: ThumbnailPlace
  /** The closest zoom of the map on screen; by default a garden with the streets around it. */
  closest?: number
  /** The box of something that lies on the map: left, top, right and bottom. No name goes there. */
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

/** The view of a slot in which its shape is as large as it may be, and no closer than a zoom of the map on screen. */
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

/** The zoom that the map on screen would have. */
export const zoomOf = ({ scale }: Frame, ratio: number): number => Math.log2(scale / (TILE_PX * ratio))
