import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import { frameFor } from '@fieldfare/shared/map/mapFrame.ts'
import { CARD_BAND, cardBand, type CardWords } from './cardBand.ts'
import { letter, letterLines } from './lettering.ts'
import { mapPiece } from './mapPiece.ts'
import { PICTURE_SIZE } from './pictureSize.ts'
import { type PlaceOnCard, placesCard } from './placesCard.ts'

export interface PictureTask {
  /** The folder of the built web app: base map and bird are there. */
  dist: string
  /** The subject of the picture; null for the picture of the site itself. */
  shown: PictureSubject | { heading: string; places: PlaceOnCard[] } | null
}

interface PictureSubject {
  title: string
  geometry: AreaShape
  /** The area's level; null for a community. */
  level: Level | null
  /** The texts of a card below the map, in place of the title alone. */
  card?: CardWords
}

/** Tells whether a picture is a card, which is read and printed. */
export const isCard = ({ shown }: PictureTask): boolean => shown !== null && ('places' in shown || Boolean(shown.card))

const { width, height } = PICTURE_SIZE
const BAND = 156
const MARGIN = 56
const TITLE = 46
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
const INK = '#12212e'

/** A picture as SVG that holds paths only. `bird` is the inside of the logo's SVG, 104 by 125. */
export function drawPicture({ dist, shown }: PictureTask, bird: string): string {
  if (shown && 'places' in shown) return placesCard({ dist, width, bird, ...shown })
  const frame = frameFor(shown?.geometry ?? OUR_COAST, width, height - BAND)
  const map = mapPiece({ dist, frame, height, shape: shown })
  const top = height - BAND
  const { title = '', level = null, card } = shown ?? {}
  const band = card && level ? cardBand(card, { top, width, title, level, bird }) : bandOf(shown?.title, bird)
  const fullHeight = card ? top + CARD_BAND : height
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${fullHeight}">${map}${band}</svg>`
}

/** Draws the title, as far as the font has its letters, and the bird with the name. */
function bandOf(title: string | undefined, bird: string): string {
  const name = letter('Fieldfare', 44)
  const nameWidth = 86 + (name?.width ?? 0)
  const top = height - BAND
  const lines = (title && letterLines(title, TITLE, width - 3 * MARGIN - nameWidth, 2)) || []
  const first = top + BAND / 2 + (lines.length > 1 ? -8 : 16)
  const text = lines.map(
    ({ path }, i) => `<path fill="${INK}" transform="translate(${MARGIN} ${first + i * 56})" d="${path}"/>`,
  )
  const right = width - MARGIN - nameWidth
  return [
    `<rect y="${top}" width="${width}" height="${BAND}" fill="#ffffff"/>`,
    `<rect y="${top}" width="${width}" height="3" fill="#cce6ff"/>`,
    ...text,
    `<g transform="translate(${right} ${top + 38}) scale(0.64)">${bird}</g>`,
    `<path fill="${INK}" transform="translate(${right + 86} ${top + BAND / 2 + 15})" d="${name?.path ?? ''}"/>`,
  ].join('')
}
