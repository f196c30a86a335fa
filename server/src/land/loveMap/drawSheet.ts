import { LEVELS, type Level } from '@fieldfare/shared/limits.ts'
import { casingColour, LEVEL_STYLE, levelColour } from '@fieldfare/shared/map/levels.ts'
import { type Frame, frameFor } from '@fieldfare/shared/map/mapFrame.ts'
import { groundTiles } from '../picture/baseMap.ts'
import { groundSvg, landSvg, shapePath, townNamesSvg } from '../picture/mapSvg.ts'
import { letter, letterLines } from '../picture/lettering.ts'
import type { LandLoveMap } from './landRows.ts'
import type { LandWords } from './landWords.ts'
import { shownBy } from './steps.ts'

export interface SheetTask {
  /** The folder of the built web app, with the base map and the logo. */
  dist: string
  map: LandLoveMap
  words: LandWords
}

const MAP = { width: 760, height: 500 }
const GAP = 24
const MARGIN = 40
const HEAD = 172
const FOOT = 132
export const MAPS_SIZE = { width: 2 * MAP.width + GAP, height: 2 * MAP.height + GAP }
const [INK, QUIET] = ['#12212e', '#44576a']
/** The opacity of a cell for each class; `people` is the fewest people of the class. */
const GLOW: readonly (readonly [people: number, opacity: number])[] = [
  [100, 0.95],
  [50, 0.88],
  [20, 0.8],
  [10, 0.72],
  [0, 0.62],
]
/** The largest blur, in pixels: a wider one is no smoother and takes long. */
const BLUR_MAX = 60
const glowOf = (people: number) => GLOW.find(([least]) => people >= least)?.[1] ?? 0

/**
 * Draws the picture of an owner's love map as SVG of paths only: the title, one map for each level, and the scale of colours with numbers
 * of people. `bird` is the logo.
 */
export function drawSheet(task: SheetTask, bird: string): string {
  const { map, words } = task
  const [width, height] = [MAPS_SIZE.width + 2 * MARGIN, HEAD + MAPS_SIZE.height + FOOT]
  const [title] = letterLines(map.title, 52, width - 2 * MARGIN - 330, 1) ?? []
  const name = letter('Fieldfare', 40)
  const right = width - MARGIN - (name?.width ?? 0)
  const foot = HEAD + MAPS_SIZE.height
  const counted = (letterLines(words.cells, 25, width - 2 * MARGIN, 2, 'places') ?? []).map(({ path }, i) =>
    inkedPath(path, MARGIN, foot + 88 + i * 32, QUIET),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    title ? inkedPath(title.path, MARGIN, 80) : '',
    writtenText(words.mapAsOf, 30, MARGIN, 132, QUIET),
    `<g transform="translate(${right - 82} 34) scale(0.6)">${bird}</g>`,
    inkedPath(name?.path ?? '', right, 88),
    `<g transform="translate(${MARGIN} ${HEAD})">${drawMaps(task)}</g>`,
    scale(MARGIN, foot + 20),
    ...counted,
    '</svg>',
  ].join('')
}

/** Draws four maps of the land, one for each level, in two columns, as SVG of `MAPS_SIZE` without its root element. */
export function drawMaps({ dist, map, words }: SheetTask): string {
  const frame = frameFor(map.geometry, MAP.width, MAP.height)
  const tiles = groundTiles(dist, frame)
  const defs = [
    `<clipPath id="frame"><rect width="${MAP.width}" height="${MAP.height}" rx="14"/></clipPath>`,
    `<g id="ground">${groundSvg(frame, tiles)}</g>`,
    `<g id="outline">${landSvg(shapePath(frame, map.geometry))}</g>`,
    `<g id="names">${townNamesSvg(frame, tiles, { most: 6 })}</g>`,
  ]
  const panels = LEVELS.map((level, i) => {
    const [x, y] = [(i % 2) * (MAP.width + GAP), Math.floor(i / 2) * (MAP.height + GAP)]
    return `<g transform="translate(${x} ${y})" clip-path="url(#frame)"><use href="#ground"/><use href="#outline"/>${glow(map, level, frame)}<use href="#names"/>${plate(level, words, isEmpty(map, level))}</g>`
  })
  return `<defs>${defs.join('')}</defs>${panels.join('')}`
}

/** Returns the cells of a level in the last year of the release. */
const cellsOf = ({ cells, release }: LandLoveMap, level: Level) =>
  shownBy(cells, release.to ?? 0).filter((step) => step.level === level)
const isEmpty = (map: LandLoveMap, level: Level) => cellsOf(map, level).length === 0

function glow(map: LandLoveMap, level: Level, { scale, left, top, width, height }: Frame): string {
  const shown = cellsOf(map, level)
  const [first] = shown
  if (!first) return ''
  const side = scale / 2 ** first.z
  const px = (value: number) => value.toFixed(1)
  const cells = shown.map(
    ({ x, y, people }) =>
      `<rect x="${px(x * side - left)}" y="${px(y * side - top)}" width="${px(side)}" height="${px(side)}" fill-opacity="${glowOf(people)}"/>`,
  )
  const [reach, soft] = [Math.ceil(side), `soft-${first.z}`]
  const filter = `<filter id="${soft}" filterUnits="userSpaceOnUse" x="${-reach}" y="${-reach}" width="${width + 2 * reach}" height="${height + 2 * reach}"><feGaussianBlur stdDeviation="${px(Math.min(BLUR_MAX, side * 0.34))}"/></filter>`
  return `${filter}<g filter="url(#${soft})" fill="${levelColour(level, 'light')}">${cells.join('')}</g>`
}

/** Draws the line style and name of a level, and a note if the map of that level is empty. */
function plate(level: Level, words: LandWords, empty: boolean): string {
  const text = empty ? `${words.levels[level]}: ${words.nobody.toLocaleLowerCase(words.language)}` : words.levels[level]
  const name = letter(text, 28, 'places')
  const dash = LEVEL_STYLE[level].dash.map((length) => length * 2).join(' ')
  return [
    `<rect x="16" y="16" width="${Math.round((name?.width ?? 0) + 116)}" height="56" rx="12" fill="${casingColour('light')}"/>`,
    `<path fill="none" stroke="${levelColour(level, 'light')}" stroke-width="6" stroke-linecap="round" d="M36 44h44"${dash && ` stroke-dasharray="${dash}"`}/>`,
    inkedPath(name?.path ?? '', 100, 54),
  ].join('')
}

/** Draws the scale of opacities with the numbers of people that they mean, in the colour of one level. */
function scale(x: number, y: number): string {
  const colour = levelColour('country', 'light')
  let at = x
  return GLOW.toReversed()
    .map(([people, opacity]) => {
      const text = letter(`${Math.max(5, people)}+`, 26, 'places')
      const part = `<rect x="${at}" y="${y}" width="44" height="32" rx="8" fill="${colour}" fill-opacity="${opacity}"/>${inkedPath(text?.path ?? '', at + 56, y + 25)}`
      at += 56 + (text?.width ?? 0) + 36
      return part
    })
    .join('')
}

const inkedPath = (path: string, x: number, y: number, colour = INK) =>
  `<path fill="${colour}" transform="translate(${Math.round(x)} ${y})" d="${path}"/>`
const writtenText = (text: string, size: number, x: number, y: number, colour = INK) =>
  inkedPath(letter(text, size, 'places')?.path ?? '', x, y, colour)
