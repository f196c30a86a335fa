import { type CardSize, PICTURE_SIZES } from '@fieldfare/shared/card.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import { askSvg, type CardWords, codeSvg, INK, levelSample, markSvg, QUIET, written } from './cardBand.ts'
import type { Box } from './cardLayout.ts'
import { type Face, letter, letterLines } from './lettering.ts'
import type { MapSlot } from './mapSlot.ts'
import { placeCells, placesLayout, type PlacesLayout } from './placesLayout.ts'

/** One of a person's areas on their card. */
export interface PlaceOnCard extends CardWords {
  title: string
  geometry: AreaShape
  level: Level
}

/** The content of a card with several areas of a person. */
export interface Places {
  size: CardSize
  heading: string
  /** The areas, one to four. */
  places: PlaceOnCard[]
  /** The question at the foot of a card, which invites viewers to the site. */
  ask: string
  /** The site's URL on printed cards; `how` is the text on how to use it. */
  address: string
  how: string
}

interface Parts {
  /** The piece of map of each, in the size of its slot. */
  pieces: readonly string[]
  /** The inside of the logo's SVG, 104 by 125. */
  bird: string
}

/** Returns the slots (pieces of map) on the card. */
export function placeSlots({ size, places }: Pick<Places, 'size' | 'places'>): MapSlot[] {
  const layout = placesLayout(size, places.length)
  const { ratio, inset } = layout.map
  const cells = placeCells(layout, places.length)
  return places.flatMap(({ geometry, level }, i) => {
    const found = cells[i]
    if (!found) return []
    const { cell, mapHeight: height } = found
    const around = { top: inset, right: inset, bottom: inset, left: inset }
    return [{ width: cell.width, height, inset: around, ratio, geometry, level }]
  })
}

/** Draws a person's areas on one card, as SVG paths: each with its piece of map, its title, and other texts as far as there is room. */
export function placesCard({ size, heading, places, ask, address, how }: Places, { pieces, bird }: Parts): string {
  const { width, height } = PICTURE_SIZES[size]
  const layout = placesLayout(size, places.length)
  const { heading: head, mark } = layout
  const cells = placeCells(layout, places.length)
  const wide = letter(heading, head.size)?.width ?? head.width
  const named = letter(heading, head.size * Math.min(1, head.width / wide))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    named ? written(named, head.x, head.y, INK) : '',
    ...places.map((place, i) => {
      const found = cells[i]
      return found ? placeSvg(place, pieces[i] ?? '', i, { ...found, layout }) : ''
    }),
    markSvg(bird, mark),
    layout.ask ? askSvg(ask, layout.ask, mark) : '',
    layout.code ? codeSvg({ address, how }, layout.code) : '',
    '</svg>',
  ].join('')
}

interface Slot {
  cell: Box
  mapHeight: number
  layout: PlacesLayout
}

function placeSvg({ title, level, facts, words }: PlaceOnCard, map: string, i: number, at: Slot): string {
  const { cell, mapHeight, layout } = at
  const { x, y, width } = cell
  const box = `x="${x}" y="${y}" width="${width}" height="${mapHeight}"`
  const parts = [
    `<clipPath id="place-${i}"><rect ${box} rx="${layout.map.radius}"/></clipPath>`,
    `<g clip-path="url(#place-${i})"><svg ${box}>${map}</svg></g>`,
  ]
  let down = y + mapHeight + 8
  const write = (text: string, type: PlacesLayout['words'], face: Face, colour: string, aside = 0) => {
    if (!type) return
    for (const line of letterLines(text, type.size, width - aside, type.lines, face) ?? [])
      parts.push(written(line, x + aside, (down += type.line), colour))
  }
  write(title, layout.title, 'words', INK)
  if (layout.facts) {
    const sample = layout.facts.size * 2.4
    parts.push(levelSample(level, x + 4, down + layout.facts.line - layout.facts.size * 0.32, sample))
    write(facts, layout.facts, 'places', QUIET, sample + layout.facts.size)
  }
  down += 4
  write(words, layout.words, 'sentence', INK)
  return parts.join('')
}
