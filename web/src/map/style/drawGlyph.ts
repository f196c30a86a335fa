import { LEVELS, type Level } from '@fieldfare/shared/limits.ts'
import { GLYPH_REACH, glyphCircles } from './glyph.ts'
import { casingColour, communityColour, levelColour, type Palette } from '@fieldfare/shared/map/levels.ts'
import { MAP_COLOURS } from '@fieldfare/shared/map/mapColours.ts'

const COMMUNITY_SIDE = 18
const CELL = { radius: 18.75, ring: 4.5, casing: 2 }
const TOWN = { radius: 2.6, casing: 1.6 }

/** Draws the badge of an area for the map, from the same circles as the icons in lists. */
export function drawGlyph(level: Level, mine: boolean, palette: Palette, ratio: number): ImageData {
  const colours = { level: levelColour(level, palette), casing: casingColour(palette) }
  return paint(GLYPH_REACH.badge, ratio, (context) => {
    for (const { radius, fill, stroke, width = 0 } of glyphCircles(level, mine, 'badge')) {
      context.beginPath()
      context.arc(0, 0, radius, 0, 2 * Math.PI)
      if (fill) {
        context.fillStyle = colours[fill]
        context.fill()
      }
      if (stroke) {
        context.strokeStyle = colours[stroke]
        context.lineWidth = width
        context.stroke()
      }
    }
  })
}

/** Draws the disc of a total, with a rim divided among the levels' colours by their shares. The map adds the number. */
export function drawCell(shares: readonly number[], palette: Palette, ratio: number): ImageData {
  const total = shares.reduce((sum, share) => sum + share, 0) || 1
  const { radius, ring, casing } = CELL
  const reach = radius + ring / 2 + casing
  return paint(reach, ratio, (context) => {
    context.beginPath()
    context.arc(0, 0, reach, 0, 2 * Math.PI)
    context.fillStyle = casingColour(palette)
    context.fill()
    context.lineWidth = ring
    let from = -Math.PI / 2
    LEVELS.forEach((level, i) => {
      const to = from + ((shares[i] ?? 0) / total) * 2 * Math.PI
      context.beginPath()
      context.arc(0, 0, radius, from, to)
      context.strokeStyle = levelColour(level, palette)
      context.stroke()
      from = to
    })
  })
}

/** Draws the dot of a town. */
export function drawTown(palette: Palette, ratio: number): ImageData {
  const { radius, casing } = TOWN
  return paint(radius + casing, ratio, (context) => {
    for (const [colour, reach] of [
      [casingColour(palette), radius + casing],
      [MAP_COLOURS[palette === 'light' ? 'light' : 'dark'].labelPlace, radius],
    ] as const) {
      context.beginPath()
      context.arc(0, 0, reach, 0, 2 * Math.PI)
      context.fillStyle = colour
      context.fill()
    }
  })
}

/** Draws a community's rounded square. */
export function drawCommunity(palette: Palette, ratio: number): ImageData {
  return paint(COMMUNITY_SIDE / 2 + 2, ratio, (context) => {
    context.roundRect(-COMMUNITY_SIDE / 2, -COMMUNITY_SIDE / 2, COMMUNITY_SIDE, COMMUNITY_SIDE, 5.5)
    context.fillStyle = casingColour(palette)
    context.fill()
    context.globalAlpha = 0.16
    context.fillStyle = communityColour(palette)
    context.fill()
    context.globalAlpha = 1
    context.lineWidth = 2
    context.strokeStyle = communityColour(palette)
    context.stroke()
  })
}

function paint(reach: number, ratio: number, draw: (context: OffscreenCanvasRenderingContext2D) => void): ImageData {
  const side = Math.ceil(2 * reach * ratio)
  const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
  if (!context) return new ImageData(side, side)
  context.setTransform(ratio, 0, 0, ratio, side / 2, side / 2)
  draw(context)
  return context.getImageData(0, 0, side, side)
}
