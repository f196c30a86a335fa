import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { STILL, type StillSize } from '@fieldfare/shared/welcomeView.ts'
import type { Detail } from '../picture/detailTiles.ts'
import { mapPiece } from '../picture/mapPiece.ts'
import { type MapSlot, slotFrame } from '../picture/mapSlot.ts'

/**
 * The pixels kept free around a shape on the still picture: the part inside them is visible on every screen, from the strip on a phone to a
 * high desktop window, whose card covers the lower part.
 */
const INSET = { top: 170, right: 230, bottom: 310, left: 230 }
/** The approximate number of pixels of the still for each pixel of the screen. */
const RATIO = { phone: 3, desk: 1.3 } as const
/** The highest zoom on a desktop. */
const CLOSEST = 16

/** Returns the piece of map on a still picture; its view is the same in each size. */
export const stillSlot = (geometry: AreaShape, size: StillSize): MapSlot => ({
  ...STILL,
  inset: INSET,
  ratio: RATIO[size],
  closest: CLOSEST - Math.log2(RATIO[size] / RATIO.desk),
  geometry,
  level: null,
})

export const stillFrame = (geometry: AreaShape) => slotFrame(stillSlot(geometry, 'desk'))

export interface StillTask {
  /** The folder of the built web app, with the maps. */
  dist: string
  slot: MapSlot
  /** The detailed map; null for the bundled map. */
  detail: Detail | null
  /** The language of names on the map, such as `nl`. */
  language: string
}

/** Draws a still picture as SVG without the area's shape: the page itself draws the outline over it, as an animation. */
export function stillSvg({ dist, slot, detail, language }: StillTask): string {
  const map = mapPiece({ dist, slot, detail, language, lines: null, credit: null })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${slot.width}" height="${slot.height}">${map}</svg>`
}
