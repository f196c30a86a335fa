import { PICTURE_SIZES, type PictureSize } from '@fieldfare/shared/card.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import { type CardLayout, cardLayout } from './cardLayout.ts'
import { askSvg, codeSvg, INK, markSvg, QUIET, written } from './cardBand.ts'
import { letter, type Lettering, letterLines } from './lettering.ts'
import type { MapSlot } from './mapSlot.ts'

/** The subject of a picture: an area or a community. */
export interface Subject {
  size: PictureSize
  title: string
  geometry: AreaShape
  /** The area's level; null for a community. */
  level: Level | null
  /** The public description; empty if there is none. */
  words: string
  /** The line of text with the maker's name, or with level and rating. */
  facts: string
  /** The question at the foot of a card, which invites viewers to the site. */
  ask: string
  /** The URL on printed cards; `how` is the text on how to use it. */
  address: string
  how: string
  /** The bytes of a public photo, as .jpg. */
  photo: Uint8Array | null
}

const PAPER = '#ffffff'

/** Returns the slot (piece of map) on a subject's picture. */
export function subjectSlot(subject: Subject): MapSlot {
  const { size, geometry, level } = subject
  const { map, photo: box } = cardLayout(size, subject)
  const { width, height, inset, ratio } = map
  const [left, top] = [(box?.x ?? 0) - map.x, (box?.y ?? 0) - map.y]
  const covered = box && ([left, top, left + box.width, top + box.height] as const)
  return { width, height, inset, ratio, geometry, level, ...(covered && { covered }) }
}

/** Returns the size of the photo without its white edge; null if none is shown. */
export function photoBox(subject: Subject): { width: number; height: number } | null {
  const { photo: box } = cardLayout(subject.size, subject)
  return box && { width: box.width - 2 * box.edge, height: box.height - 2 * box.edge }
}

interface Parts {
  /** The piece of map as SVG. */
  map: string
  /** The photo in the size of its box, as a data URL; null without a photo. */
  photo: string | null
  bird: string
}

/** A picture of one subject as SVG. */
export function subjectCard(subject: Subject, { map, photo, bird }: Parts): string {
  const { width, height } = PICTURE_SIZES[subject.size]
  const layout = cardLayout(subject.size, subject)
  const { mark, ask, code } = layout
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    mapSvg(layout, map),
    photo ? photoSvg(layout, photo) : '',
    textSvg(subject, layout),
    mark ? markSvg(bird, mark) : '',
    ask && mark ? askSvg(subject.ask, ask, mark) : '',
    code ? codeSvg(subject, code) : '',
    '</svg>',
  ].join('')
}

function mapSvg({ map: { x, y, width, height, radius } }: CardLayout, map: string): string {
  const piece = `<svg x="${x}" y="${y}" width="${width}" height="${height}">${map}</svg>`
  if (radius === 0) return piece
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`
  return `<clipPath id="map"><rect ${box}/></clipPath><g clip-path="url(#map)">${piece}</g>`
}

/** Draws the photo with its white edge, which casts a soft shadow. */
function photoSvg({ photo: box }: CardLayout, photo: string): string {
  if (!box) return ''
  const { x, y, width, height, edge, radius } = box
  const inside = `x="${x + edge}" y="${y + edge}" width="${width - 2 * edge}" height="${height - 2 * edge}"`
  const image = `<image ${inside} href="${photo}"/>`
  if (edge === 0) return image
  const around = (by: number, opacity: number) =>
    `<rect x="${x - by}" y="${y - by + edge}" width="${width + 2 * by}" height="${height + 2 * by}" rx="${radius + by}" fill="${INK}" fill-opacity="${opacity}"/>`
  return [
    ...[1.4, 1, 0.7, 0.4, 0.15].map((share) => around(share * edge, 0.028)),
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${PAPER}"/>`,
    `<clipPath id="photo"><rect ${inside} rx="${radius - edge}"/></clipPath><g clip-path="url(#photo)">${image}</g>`,
  ].join('')
}

function textSvg({ title, words, level, facts: said }: Subject, { text, facts }: CardLayout): string {
  if (!text) return ''
  const parts: string[] = []
  let y = text.y - text.title.line
  const titles = letterLines(title, text.title.size, text.width, text.title.lines) ?? []
  for (const line of titles) parts.push(written(line, text.x, (y += text.title.line), INK))
  const room = Math.min(text.sentence.lines, text.lines - Math.max(1, titles.length))
  y += titles.length > 0 ? text.title.line - text.sentence.line : text.title.line
  if (titles.length > 0) y += Math.round(text.sentence.size * 0.02)
  // The description of an area is in quotation marks, as a person wrote it; that of a community is not.
  const [before, after] = level ? ['‘', '’'] : ['', '']
  const sentences = words
    ? (letterLines(before + words, text.sentence.size, text.width, room, 'sentence', after) ?? [])
    : []
  for (const line of sentences) parts.push(written(line, text.x, (y += text.sentence.line), INK))
  if (!facts) return parts.join('')
  const lines = evenLines(said, facts, facts.y === null ? 1 : 2)
  if (facts.y === null && titles.length + sentences.length === text.lines) return parts.join('')
  const step = facts.size * 1.3
  const first = facts.y === null ? y + facts.size * 1.9 : facts.y - (step * (lines.length - 1)) / 2
  lines.forEach((line, i) => parts.push(written(line, facts.x, first + i * step, QUIET)))
  return parts.join('')
}

/** Returns a text in one line, or in `most` lines of about the same length. */
function evenLines(text: string, { size, width }: { size: number; width: number }, most: number): Lettering[] {
  const whole = letter(text, size, 'places')?.width ?? 0
  for (let room = Math.max(width / 2, whole / 2); most > 1 && room < width && whole > width; room += size) {
    const lines = letterLines(text, size, room, most + 1, 'places')
    if (lines?.length === most) return lines
  }
  return letterLines(text, size, width, most, 'places') ?? []
}
