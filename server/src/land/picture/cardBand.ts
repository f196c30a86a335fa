import type { Level } from '@fieldfare/shared/limits.ts'
import { LEVEL_STYLE, levelColour } from '@fieldfare/shared/map/levels.ts'
import { letter, letterLines } from './lettering.ts'

/** The texts of a card below its piece of map. */
export interface CardWords {
  /** The level and the rating. */
  facts: string
  /** The public words about the place; empty if there are none. */
  words: string
}

/** Height of what is below the map, in pixels. */
export const CARD_BAND = 520
const MARGIN = 56
export const INK = '#12212e'
export const QUIET = '#44576a'
const TITLE = { size: 46, line: 58 }
const FACTS = { size: 30, before: 54 }
const WORDS = { size: 34, before: 68, line: 48, lines: 4 }
const SAMPLE = 64

interface Band {
  top: number
  width: number
  title: string
  level: Level
  /** The inside of the logo's SVG, 104 by 125. */
  bird: string
}

/** The words of a card as paths: title, the level's line with its facts, the beginning of the words, and who made it. */
export function cardBand({ facts, words }: CardWords, { top, width, title, level, bird }: Band): string {
  const room = width - 2 * MARGIN
  const parts = [
    `<rect y="${top}" width="${width}" height="${CARD_BAND}" fill="#ffffff"/>`,
    `<rect y="${top}" width="${width}" height="3" fill="#cce6ff"/>`,
  ]
  let y = top + 84 - TITLE.line
  const write = (path: string, x: number, colour: string) =>
    parts.push(`<path fill="${colour}" transform="translate(${x} ${y})" d="${path}"/>`)
  const titles = letterLines(title, TITLE.size, room, 2) ?? []
  for (const { path } of titles) {
    y += TITLE.line
    write(path, MARGIN, INK)
  }
  y += titles.length > 0 ? FACTS.before : TITLE.line
  parts.push(levelSample(level, MARGIN, y - 10, SAMPLE))
  write(letter(facts, FACTS.size, 'places')?.path ?? '', MARGIN + SAMPLE + 22, QUIET)
  y += WORDS.before - WORDS.line
  for (const { path } of letterLines(words, WORDS.size, room, WORDS.lines - Math.max(0, titles.length - 1)) ?? []) {
    y += WORDS.line
    write(path, MARGIN, INK)
  }
  parts.push(nameOfSite(bird, width - MARGIN, top + CARD_BAND - 94))
  return parts.join('')
}

/** The line of a level, so many pixels long. */
export function levelSample(level: Level, x: number, y: number, length: number): string {
  const dash = LEVEL_STYLE[level].dash.map((part) => part * 3).join(' ')
  return `<path fill="none" stroke="${levelColour(level, 'light')}" stroke-width="7" stroke-linecap="round" d="M${x} ${y}h${length}"${dash && ` stroke-dasharray="${dash}"`}/>`
}

/** The bird with the name, up to `right`, from `top` on. */
export function nameOfSite(bird: string, right: number, top: number): string {
  const name = letter('Fieldfare', 38)
  const left = right - 74 - (name?.width ?? 0)
  return `<g transform="translate(${left} ${top}) scale(0.55)">${bird}</g><path fill="${INK}" transform="translate(${left + 74} ${top + 52})" d="${name?.path ?? ''}"/>`
}
