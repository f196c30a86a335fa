import type { Level } from '@fieldfare/shared/limits.ts'
import { LEVEL_STYLE, levelColour } from '@fieldfare/shared/map/levels.ts'
import { qrCodeOf } from '@fieldfare/shared/qrCode.ts'
import { type Lettering, letter, letterLines } from './lettering.ts'

/** The texts about an area or community on a card. */
export interface CardWords {
  /** The level and the rating. */
  facts: string
  /** The public description of the place; empty if there is none. */
  words: string
}

export const INK = '#12212e'
export const QUIET = '#44576a'
const LINK = '#0052a3'
const RULE = '#d5dde5'
/** The width and height of the logo's drawing inside its `svg` element. */
const BIRD = { width: 104, height: 125 }

/** Draws a sample of a level's line style, `length` pixels long. */
export function levelSample(level: Level, x: number, y: number, length: number): string {
  const dash = LEVEL_STYLE[level].dash.map((part) => part * 3).join(' ')
  return `<path fill="none" stroke="${levelColour(level, 'light')}" stroke-width="7" stroke-linecap="round" d="M${x} ${y}h${length}"${dash && ` stroke-dasharray="${dash}"`}/>`
}

interface Ask {
  y: number
  left: number
  right: number
  size: number
}
interface Code {
  x: number
  y: number
  width: number
  height: number
  size: number
}
interface Address {
  address: string
  how: string
}

interface Mark {
  x: number
  /** The right edge of the mark, in place of `x`, its left edge. */
  right?: number
  y: number
  height: number
}

/** Draws the logo, a bird, with the site's name, `height` pixels high. */
export function markSvg(bird: string, { x, right, y, height }: Mark): string {
  const scale = height / BIRD.height
  const name = letter('Fieldfare', height * 0.76)
  const aside = BIRD.width * scale + height * 0.36
  const left = right === undefined ? x : right - aside - (name?.width ?? 0)
  return `<g transform="translate(${left} ${y}) scale(${scale})">${bird}</g><path fill="${INK}" transform="translate(${left + aside} ${y + height * 0.8})" d="${name?.path ?? ''}"/>`
}

/** Draws a horizontal rule and below it a question, to the right of the mark and at its height. */
export function askSvg(text: string, ask: Ask, mark: Pick<Mark, 'y' | 'height'>): string {
  const rule = `<rect x="${ask.left}" y="${ask.y}" width="${ask.right - ask.left}" height="2" fill="${RULE}"/>`
  const line = letter(text, ask.size, 'towns')
  return line ? rule + written(line, ask.right - line.width, mark.y + mark.height * 0.66, LINK) : rule
}

/** Draws the QR code of a URL for printed cards, and beside it a text on how to use it, with the URL for people who type it. */
export function codeSvg({ address, how }: Address, { x, y, width, height, size }: Code): string {
  const { side, path } = qrCodeOf(address)
  const left = x + width + 48
  const room = 1160
  const lines = letterLines(how, size, room, 2, 'places') ?? []
  const shown = address.replace(/^https?:\/\//, '')
  const wide = letter(shown, size * 1.1, 'towns')?.width ?? room
  // The URL is never cut, since it would lead nowhere; a long one is drawn smaller.
  const typed = letter(shown, size * 1.1 * Math.min(1, room / wide), 'towns')
  const parts = lines.map((line, i) => written(line, left, y + 64 + i * size * 1.4, QUIET))
  if (typed) parts.push(written(typed, left, y + 64 + lines.length * size * 1.4 + 12, INK))
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#000000" d="${path}"/></svg>${parts.join('')}`
}

/** Draws a line of text whose baseline begins at x, y. */
export const written = ({ path }: Lettering, x: number, y: number, colour: string): string =>
  `<path fill="${colour}" transform="translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})" d="${path}"/>`
