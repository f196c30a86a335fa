import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { STILL, type StillSize } from '@fieldfare/shared/welcomeView.ts'
import type { Detail } from '../picture/detailTiles.ts'
import { mapPiece } from '../picture/mapPiece.ts'
import { type MapSlot, slotFrame } from '../picture/mapSlot.ts'

/**
 * The room around a place on the still: every screen shows what is within, from a phone's strip to a high desk, and a desk's card lies
 * below.
 */
const INSET = { top: 170, right: 230, bottom: 310, left: 230 }
/** Pixels of the still for each pixel of the screen, about. */
const RATIO = { phone: 3, desk: 1.3 } as const
/** The closest zoom on a desk. */
const CLOSEST = 16

/** The piece of map on a still. It is the same view in each size. */
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
  /** The folder of the built web app: maps are there. */
  dist: string
  slot: MapSlot
  /** Null for the bundled map. */
  detail: Detail | null
  /** The language of names on the map, such as `nl`. */
  language: string
}

/** A still as SVG without the place: the page lays its outline over it, which is drawn before the reader's eyes. */
export function stillSvg({ dist, slot, detail, language }: StillTask): string {
  const map = mapPiece({ dist, slot, detail, language, lines: null, credit: null })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${slot.width}" height="${slot.height}">${map}</svg>`
}
