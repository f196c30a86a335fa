import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { PICTURE_SIZES } from '@fieldfare/shared/card.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import { type CardWords, INK, levelSample, markSvg, QUIET } from './cardBand.ts'
import { type Lettering, letter, letterLines } from './lettering.ts'
import type { MapSlot } from './mapSlot.ts'

/** One of a person's places on their card. */
export interface PlaceOnCard extends CardWords {
  title: string
  geometry: AreaShape
  level: Level
}

interface PlacesCard {
  heading: string
  /** One to four. */
  places: PlaceOnCard[]
  /** The piece of map of each, in the size of its slot. */
  pieces: readonly string[]
  /** The inside of the logo's SVG, 104 by 125. */
  bird: string
}

const { width } = PICTURE_SIZES.link
const MARGIN = 56
const GAP = 40
const HEADING = { size: 58, line: 72, lines: 2 }
const MAP_HEIGHT = 340
/** Pixels between the shape and the edges of its map. */
const INSET = 48
const RATIO = 1.4
const TITLE = { size: 36, line: 44, lines: 2 }
const FACTS = { size: 24, before: 40 }
const WORDS = { size: 27, before: 44, line: 38, lines: 3 }
const FOOT = 132
/** Pixels of a level's line: enough to tell its dashes apart. */
const SAMPLE = 72

/** The pieces of map on the card: half its width, or all of it for the last of an odd number. */
export function placeSlots(places: readonly PlaceOnCard[]): MapSlot[] {
  const inset = { top: INSET, right: INSET, bottom: INSET, left: INSET }
  return places.map(({ geometry, level }, i) => ({
    width: wideAt(places.length, i),
    height: MAP_HEIGHT,
    inset,
    ratio: RATIO,
    geometry,
    level,
  }))
}

const HALF = (width - 2 * MARGIN - GAP) / 2
const wideAt = (count: number, i: number): number => (i === count - 1 && count % 2 === 1 ? width - 2 * MARGIN : HALF)

/**
 * A person's places on one card, as SVG paths: two in a row, the last of an odd number alone, each with its piece of map, its title,
 * its level's line and the beginning of its words. As high as they need.
 */
export function placesCard({ heading, places, pieces, bird }: PlacesCard): string {
  const parts: string[] = []
  let y = MARGIN
  for (const { path } of letterLines(heading, HEADING.size, width - 2 * MARGIN, HEADING.lines) ?? []) {
    y += HEADING.line
    parts.push(`<path fill="${INK}" transform="translate(${MARGIN} ${y - 18})" d="${path}"/>`)
  }
  y += 24
  for (let i = 0; i < places.length; i += 2) {
    const row = places.slice(i, i + 2)
    const drawn = row.map((place, at) =>
      placeAt(place, pieces[i + at] ?? '', { x: MARGIN + at * (HALF + GAP), y, width: wideAt(places.length, i + at) }),
    )
    parts.push(...drawn.map(({ svg }) => svg))
    y += Math.max(...drawn.map(({ height }) => height)) + GAP
  }
  parts.push(markSvg(bird, { x: 0, right: width - MARGIN, y, height: 56 }))
  const height = y + FOOT
  const paper = `<rect width="${width}" height="${height}" fill="#ffffff"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${parts.join('')}</svg>`
}

interface Slot {
  x: number
  y: number
  width: number
}

function placeAt({ title, level, facts, words }: PlaceOnCard, map: string, { x, y, width }: Slot) {
  const parts = [`<svg x="${x}" y="${y}" width="${width}" height="${MAP_HEIGHT}">${map}</svg>`]
  let down = y + MAP_HEIGHT + 14
  const write = (line: Lettering | null, left: number, colour: string) =>
    parts.push(`<path fill="${colour}" transform="translate(${left} ${down})" d="${line?.path ?? ''}"/>`)
  for (const line of letterLines(title, TITLE.size, width, TITLE.lines) ?? []) {
    down += TITLE.line
    write(line, x, INK)
  }
  down += FACTS.before
  parts.push(levelSample(level, x, down - 8, SAMPLE))
  write(letter(facts, FACTS.size, 'places'), x + SAMPLE + 20, QUIET)
  down += WORDS.before - WORDS.line
  for (const line of letterLines(words, WORDS.size, width, WORDS.lines, 'sentence') ?? []) {
    down += WORDS.line
    write(line, x, INK)
  }
  return { svg: parts.join(''), height: down - y + 12 }
}
