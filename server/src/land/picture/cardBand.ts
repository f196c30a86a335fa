import type { Level } from '@fieldfare/shared/limits.ts'
import { LEVEL_STYLE, levelColour } from '@fieldfare/shared/map/levels.ts'
import { letter } from './lettering.ts'

/** The texts of a place on a card. */
export interface CardWords {
  /** The level and the rating. */
  facts: string
  /** The public words about the place; empty if there are none. */
  words: string
}

export const INK = '#12212e'
export const QUIET = '#44576a'
export const LINK = '#0052a3'
/** Of the logo without the `svg` element around it. */
const BIRD = { width: 104, height: 125 }

/** The line of a level, so many pixels long. */
export function levelSample(level: Level, x: number, y: number, length: number): string {
  const dash = LEVEL_STYLE[level].dash.map((part) => part * 3).join(' ')
  return `<path fill="none" stroke="${levelColour(level, 'light')}" stroke-width="7" stroke-linecap="round" d="M${x} ${y}h${length}"${dash && ` stroke-dasharray="${dash}"`}/>`
}

interface Mark {
  x: number
  /** Where it ends, in place of `x` where it begins. */
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
