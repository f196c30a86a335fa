import type { Level } from '@fieldfare/shared/limits.ts'
import { LEVEL_STYLE, levelColour } from '@fieldfare/shared/map/levels.ts'
import { qrCodeOf } from '@fieldfare/shared/qrCode.ts'
import { type Lettering, letter, letterLines } from './lettering.ts'

/** The texts of a place on a card. */
export interface CardWords {
  /** The level and the rating. */
  facts: string
  /** The public words about the place; empty if there are none. */
  words: string
}

export const INK = '#12212e'
export const QUIET = '#44576a'
const LINK = '#0052a3'
const RULE = '#d5dde5'
/** The logo's width and height, without the `svg` element around it. */
const BIRD = { width: 104, height: 125 }

/** The line of a level, so many pixels long. */
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
  /** The pixel at which it ends, in place of `x` at which it begins. */
  right?: number
  y: number
  height: number
}

/** The bird with the site's name, `height` pixels high. */
export function markSvg(bird: string, { x, right, y, height }: Mark): string {
  const scale = height / BIRD.height
  const name = letter('Fieldfare', height * 0.76)
  const aside = BIRD.width * scale + height * 0.36
  const left = right === undefined ? x : right - aside - (name?.width ?? 0)
  return `<g transform="translate(${left} ${y}) scale(${scale})">${bird}</g><path fill="${INK}" transform="translate(${left + aside} ${y + height * 0.8})" d="${name?.path ?? ''}"/>`
}

/** A line, and a question at the right of the mark below it. */
export function askSvg(text: string, ask: Ask, mark: Pick<Mark, 'y' | 'height'>): string {
  const rule = `<rect x="${ask.left}" y="${ask.y}" width="${ask.right - ask.left}" height="2" fill="${RULE}"/>`
  const line = letter(text, ask.size, 'towns')
  return line ? rule + written(line, ask.right - line.width, mark.y + mark.height * 0.66, LINK) : rule
}

/** The code of the address on paper; below it what to do with it, for those who type. */
export function codeSvg({ address, how }: Address, { x, y, width, height, size }: Code): string {
  const { side, path } = qrCodeOf(address)
  const left = x + width + 48
  const room = 1160
  const lines = letterLines(how, size, room, 2, 'places') ?? []
  const shown = address.replace(/^https?:\/\//, '')
  const wide = letter(shown, size * 1.1, 'towns')?.width ?? room
  // Whole: what is cut leads nowhere.
  const typed = letter(shown, size * 1.1 * Math.min(1, room / wide), 'towns')
  const parts = lines.map((line, i) => written(line, left, y + 64 + i * size * 1.4, QUIET))
  if (typed) parts.push(written(typed, left, y + 64 + lines.length * size * 1.4 + 12, INK))
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#000000" d="${path}"/></svg>${parts.join('')}`
}

/** A line of text from a point of its baseline. */
export const written = ({ path }: Lettering, x: number, y: number, colour: string): string =>
  `<path fill="${colour}" transform="translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})" d="${path}"/>`
