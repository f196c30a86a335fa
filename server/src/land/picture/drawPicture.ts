import { PICTURE_SIZES } from '@fieldfare/shared/card.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { frameFor } from '@fieldfare/shared/map/mapFrame.ts'
import { groundTiles } from './baseMap.ts'
import { markSvg } from './cardBand.ts'
import { cardLayout } from './cardLayout.ts'
import type { Detail } from './detailTiles.ts'
import { mapPiece } from './mapPiece.ts'
import type { MapSlot } from './mapSlot.ts'
import { groundSvg, townNamesSvg } from './mapSvg.ts'
import { type MapAlone, aloneSlot, aloneSvg } from './mapAlone.ts'
import { type Places, placeSlots, placesCard } from './placesCard.ts'
import { placesLayout } from './placesLayout.ts'
import { type Subject, subjectCard, subjectSlot } from './subjectCard.ts'

/** The subject of a picture; null for the picture of the site itself. */
export type Shown = Subject | Places | MapAlone | null

export interface PictureTask {
  /** The folder of the built web app, with maps and logo. */
  dist: string
  shown: Shown
  /** The detailed map under each slot, in the order of `slotsOf`; null where the bundled map is drawn. */
  maps: readonly (Detail | null)[]
  /** The language of names on the map, such as `nl`. */
  language: string
  format: 'jpg' | 'png' | 'webp'
}

/** The view of the site's own picture: the islands and the coast between Texel and the Ems. */
const OUR_COAST: AreaShape = {
  type: 'Polygon',
  coordinates: [
    [
      [4.9, 52.95],
      [6.6, 52.95],
      [6.6, 53.55],
      [4.9, 53.55],
      [4.9, 52.95],
    ],
  ],
}
const BAND = 156

/** Returns the slots (pieces of map) on a picture. */
export function slotsOf(shown: Shown): MapSlot[] {
  if (!shown) return []
  if ('theme' in shown) return [aloneSlot(shown)]
  return 'places' in shown ? placeSlots(shown) : [subjectSlot(shown)]
}

/**
 * Draws a picture as SVG of paths only, besides a photo.
 * @param bird the inside of the logo's SVG, 104 by 125
 * @param photo the subject's photo in the size of its box, as a data URL
 */
export function drawPicture({ dist, shown, maps, language }: PictureTask, bird: string, photo: string | null = null) {
  if (!shown) return sitePicture(dist, bird)
  if ('theme' in shown) return aloneSvg(shown, { dist, detail: maps[0] ?? null })
  if ('places' in shown) {
    const { lines } = placesLayout(shown.size, shown.places.length).map
    const pieces = slotsOf(shown).map((slot, i) =>
      mapPiece({ dist, slot, detail: maps[i] ?? null, language, lines, credit: { right: 10, bottom: 10 } }),
    )
    return placesCard(shown, { pieces, bird })
  }
  const { lines, credit } = cardLayout(shown.size, shown).map
  const map = mapPiece({ dist, slot: subjectSlot(shown), detail: maps[0] ?? null, language, lines, credit })
  return subjectCard(shown, { map, photo, bird })
}

/** Draws the site's own picture: the coast with the logo and the name of the site. */
function sitePicture(dist: string, bird: string): string {
  const { width, height } = PICTURE_SIZES.link
  const frame = frameFor(OUR_COAST, width, height - BAND)
  const whole = { ...frame, height }
  const tiles = groundTiles(dist, whole)
  const top = height - BAND
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    groundSvg(whole, tiles) + townNamesSvg(frame, tiles, { most: 6 }),
    `<rect y="${top}" width="${width}" height="${BAND}" fill="#ffffff"/>`,
    `<rect y="${top}" width="${width}" height="3" fill="#cce6ff"/>`,
    markSvg(bird, { x: 0, right: width - 56, y: top + 38, height: 80 }),
    '</svg>',
  ].join('')
}
