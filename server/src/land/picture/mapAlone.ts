import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { thumbnailPixels, type ThumbnailPlace, type ThumbnailSize } from '@fieldfare/shared/thumbnail.ts'
import type { Detail } from './detailTiles.ts'
import { mapPiece } from './mapPiece.ts'
import type { MapSlot } from './mapSlot.ts'

/** A small picture of a map alone, for a list: with a shape or a place, and without any text. */
export interface MapAlone {
  size: ThumbnailSize
  theme: MapTheme
  geometry: AreaShape
  /** The area's level; null for a community or a place. */
  level: Level | null
  pin?: ThumbnailPlace
}

/** The pixels of the picture for each CSS pixel. */
const SHARP = 2
/** The share of the shorter side that stays free on each side of a shape. */
const AROUND = 0.16
/** The height in CSS pixels from which the map is drawn as on screen; a smaller one is drawn finer, so that there is something to recognise. */
const LARGE = 140
const LOOK = { large: { ratio: 1.6, lines: 1.15, glow: 1 }, small: { ratio: 1.1, lines: 0.85, glow: 0.5 } }
/**
 * Half the height of the view around a place, in degrees of latitude: some hundred metres for an exact place, two kilometres for an inexact
 * one.
 */
const REACH = { exact: 0.004, about: 0.018 }

const lookOf = (size: ThumbnailSize) => (thumbnailPixels(size).height < LARGE ? LOOK.small : LOOK.large)

/** Returns the slot (piece of map) that fills a picture of a map alone. */
export function aloneSlot({ size, ...shown }: MapAlone): MapSlot {
  const { width, height } = thumbnailPixels(size)
  const by = Math.round(Math.min(width, height) * SHARP * AROUND)
  const inset = { top: by, right: by, bottom: by, left: by }
  return { width: width * SHARP, height: height * SHARP, inset, ratio: lookOf(size).ratio, ...shown }
}

/** Draws a picture of a map alone as SVG. */
export function aloneSvg(shown: MapAlone, { dist, detail }: { dist: string; detail: Detail | null }): string {
  const slot = aloneSlot(shown)
  const { lines, glow } = lookOf(shown.size)
  // Names are left out, so that one picture serves all languages.
  const map = mapPiece({ dist, slot, detail, language: 'en', lines, glow, credit: null })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${slot.width}" height="${slot.height}">${map}</svg>`
}

/** Returns the content of a picture of a place: its mark, and a box around it as the view. */
export function around(pin: ThumbnailPlace): Pick<MapAlone, 'geometry' | 'level' | 'pin'> {
  const { lng, lat, about } = pin
  const up = about ? REACH.about : REACH.exact
  const side = up / Math.cos((lat * Math.PI) / 180)
  const [west, east, south, north] = [lng - side, lng + side, lat - up, lat + up]
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { geometry: { type: 'Polygon', coordinates: [ring] }, level: null, pin }
}
