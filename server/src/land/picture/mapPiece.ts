import { partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import { type Frame, toPixels } from '@fieldfare/shared/map/mapFrame.ts'
import { groundTiles } from './baseMap.ts'
import { DetailTile } from './detailFeatures.ts'
import { namesSvg, type Room } from './detailNames.ts'
import { detailSvg } from './detailSvg.ts'
import type { Detail } from './detailTiles.ts'
import { pinSvg, shapeSvg } from './glow.ts'
import { letter } from './lettering.ts'
import { type MapSlot, slotFrame, zoomOf } from './mapSlot.ts'
import { groundSvg, townNamesSvg } from './mapSvg.ts'
import { styleLayers } from './pictureStyle.ts'

interface Piece {
  /** The folder of the built web app, with the bundled map and the style. */
  dist: string
  slot: MapSlot
  /** The detailed map; null for the bundled map. */
  detail: Detail | null
  /** The language of names, such as `nl`. */
  language: string
  /**
   * The factor of the shape's line widths: 1 on a link preview. With null the piece has no shape and no credit: something else draws them
   * over it.
   */
  lines: number | null
  /** The factor of the shape's glow; by default that of its lines. */
  glow?: number
  /**
   * The corner of the credit for the map's makers, in pixels from the left or right and the bottom; null together with a shape gives a map
   * without any text.
   */
  credit: Corner | null
}
export type Corner = { left: number; bottom: number } | { right: number; bottom: number }

/** The highest zoom at which the bundled map still shows something. */
const BUNDLED_CLOSEST = 10.5
/** The most towns that are named; and the height in pixels from which a map without other text names two. */
const TOWNS_MAX = 6
const NAMED_FROM = 250
export const BUNDLED_CREDIT = 'Natural Earth, GeoNames (CC BY 4.0)'
const CREDIT = { size: 12.5, padding: 6, high: 18, ink: '#12212e' }

/** Draws a piece of map as SVG paths, with a shape and the credit of the map's makers: the detailed map as on screen, else the bundled one. */
export function mapPiece({ dist, slot, detail, language, lines, glow, credit }: Piece): string {
  const { width, height, geometry, level, ratio, theme = 'light', pin } = slot
  const frame = slotFrame(slot)
  const isWordless = credit === null && lines !== null
  const layers = detail && styleLayers(dist, detail.schema, language, zoomOf(frame, ratio), theme)
  const mark = (view: Frame) => {
    if (lines === null) return ''
    return pin ? pinSvg(view, pin, lines, theme) : shapeSvg(view, geometry, level, lines, theme, glow ?? lines)
  }
  if (!detail || !layers) {
    // A shape that something else draws over the piece is placed for this frame, so the frame must not change.
    const far = lines === null ? frame : slotFrame(slot, BUNDLED_CLOSEST)
    const ground = groundTiles(dist, far)
    if (isWordless) {
      // Towns are named in their own language only, so the picture serves all languages.
      const aside = { x: width * 0.2, y: height * 0.25 }
      const towns = height < NAMED_FROM ? '' : townNamesSvg(far, ground, { most: 2, theme, aside })
      return groundSvg(far, ground, theme) + mark(far) + towns
    }
    const made = credit && creditSvg(BUNDLED_CREDIT, slot, credit)
    const above = made ? made.room[1] : height
    const names = townNamesSvg({ ...far, height: above }, ground, { most: TOWNS_MAX, aside: { x: 160, y: 120 } })
    return groundSvg(far, ground, theme) + mark(far) + names + (made?.svg ?? '')
  }
  const tiles = detail.tiles.flatMap(({ body, ...address }) =>
    body ? [new DetailTile(frame, { ...address, body })] : [],
  )
  const isWhole = tiles.length === detail.tiles.length
  const below = isWhole ? '' : groundSvg(frame, groundTiles(dist, frame), theme)
  const map = below + detailSvg(tiles, layers, ratio) + mark(frame)
  if (isWordless) return map
  const made = credit && creditSvg(isWhole ? detail.credit : `${detail.credit}, Natural Earth`, slot, credit)
  const outline = outlineOf(frame, slot)
  const taken = [made?.room, slot.covered].filter((room) => room !== undefined && room !== null)
  const names = namesSvg(tiles, layers, { width, height, ratio, taken, outline })
  return map + names + (made?.svg ?? '')
}

/** Returns points of a shape's outline, so close together that no name fits between two. */
function outlineOf(frame: Frame, { geometry, width, height }: MapSlot): [number, number][] {
  const step = 12
  return partsOfShape(geometry)
    .flat()
    .flatMap((ring) => {
      const points = ring.map(([lng, lat]) => toPixels(frame, lng, lat))
      return points.flatMap(([x, y], i): [number, number][] => {
        const [toX, toY] = points[i + 1] ?? [x, y]
        const count = Math.min(200, Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / step)))
        return Array.from({ length: count }, (_, k) => [x + ((toX - x) * k) / count, y + ((toY - y) * k) / count])
      })
    })
    .filter(([x, y]) => x > 0 && y > 0 && x < width && y < height)
}

/** Draws the credit of the map's makers, on a strip that makes it readable on any ground. */
function creditSvg(text: string, { width, height, ratio }: MapSlot, corner: Corner): { svg: string; room: Room } {
  const size = CREDIT.size * Math.max(1, ratio * 0.8)
  const [padding, high] = [CREDIT.padding * (size / CREDIT.size), CREDIT.high * (size / CREDIT.size)]
  const made = letter(text, size, 'places')
  const wide = (made?.width ?? 0) + 2 * padding
  const left = 'left' in corner ? corner.left : width - corner.right - wide
  const top = height - corner.bottom - high
  const strip = `<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="${padding / 2}" fill="#ffffff" fill-opacity="0.88"/>`
  const path = `<path fill="${CREDIT.ink}" transform="translate(${left + padding} ${top + high * 0.72})" d="${made?.path ?? ''}"/>`
  return { svg: made ? strip + path : '', room: [left, top, left + wide, top + high] }
}
