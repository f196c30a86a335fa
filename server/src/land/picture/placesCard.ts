import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import { frameFor } from '@fieldfare/shared/map/mapFrame.ts'
import { type CardWords, INK, levelSample, nameOfSite, QUIET } from './cardBand.ts'
import { type Lettering, letter, letterLines } from './lettering.ts'
import { mapPiece } from './mapPiece.ts'

/** A place of a person on their card. */
export interface PlaceOnCard extends CardWords {
  title: string
  geometry: AreaShape
  level: Level
}

interface PlacesCard {
  /** The folder of the built web app: the base map is there. */
  dist: string
  width: number
  heading: string
  /** The places, one to four. */
  places: PlaceOnCard[]
  /** The inside of the logo's SVG, 104 by 125. */
  bird: string
}

const MARGIN = 56
const GAP = 40
const HEADING = { size: 58, line: 72, lines: 2 }
const MAP_HEIGHT = 300
const TITLE = { size: 36, line: 44, lines: 2 }
const FACTS = { size: 24, before: 40 }
const WORDS = { size: 27, before: 44, line: 38, lines: 3 }
const FOOT = 132
/** Pixels of a level's line: enough to tell its dashes apart. */
const SAMPLE = 72

/**
 * A person's places on one card, as SVG paths: two in a row, the last of an odd number alone, each with its piece of map, its title,
 * its level's line and the beginning of its words. As high as they need.
 */
export function placesCard({ dist, width, heading, places, bird }: PlacesCard): string {
  const parts: string[] = []
  let y = MARGIN
  for (const { path } of letterLines(heading, HEADING.size, width - 2 * MARGIN, HEADING.lines) ?? []) {
    y += HEADING.line
    parts.push(`<path fill="${INK}" transform="translate(${MARGIN} ${y - 18})" d="${path}"/>`)
  }
  y += 24
  const half = (width - 2 * MARGIN - GAP) / 2
  for (let i = 0; i < places.length; i += 2) {
    const row = places.slice(i, i + 2)
    const wide = row.length === 1 ? width - 2 * MARGIN : half
    const drawn = row.map((place, at) => placeAt(dist, place, { x: MARGIN + at * (half + GAP), y, width: wide }))
    parts.push(...drawn.map(({ svg }) => svg))
    y += Math.max(...drawn.map(({ height }) => height)) + GAP
  }
  parts.push(nameOfSite(bird, width - MARGIN, y))
  const height = y + FOOT
  const paper = `<rect width="${width}" height="${height}" fill="#ffffff"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${parts.join('')}</svg>`
}

interface Slot {
  x: number
  y: number
  width: number
}

function placeAt(dist: string, { title, geometry, level, facts, words }: PlaceOnCard, at: Slot) {
  const { x, y, width } = at
  const frame = frameFor(geometry, width, MAP_HEIGHT)
  const map = mapPiece({ dist, frame, shape: { geometry, level } })
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
  for (const line of letterLines(words, WORDS.size, width, WORDS.lines) ?? []) {
    down += WORDS.line
    write(line, x, INK)
  }
  return { svg: parts.join(''), height: down - y + 12 }
}
