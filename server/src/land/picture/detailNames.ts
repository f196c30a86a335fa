import type { DetailTile } from './detailFeatures.ts'
import { paintOf } from './detailSvg.ts'
import { type Face, letter, type Lettering } from './lettering.ts'
import type { StyleLayer } from './pictureStyle.ts'

type Point = readonly [x: number, y: number]
/** A box in a picture, in pixels. */
export type Room = readonly [left: number, top: number, right: number, bottom: number]

interface Named {
  text: string
  /** The middle of the name. */
  at: Point
  /** The rotation in degrees, for names along lines. */
  turned: number
  /** The pixels that a line leaves for a name along it. */
  length: number
  rank: number
}

interface NamesOptions {
  width: number
  height: number
  ratio: number
  /** Boxes that no name may cover. */
  taken: readonly Room[]
  /** Points of the shape's outline, which no name covers. */
  outline: readonly Point[]
}

const FACE: Record<string, Face> = {
  'Fieldfare Place Medium': 'places',
  'Fieldfare Town Semibold': 'towns',
  'Fieldfare Water Italic': 'waters',
}
const LINE_HEIGHT = 1.2
/** The most names in a picture, and the most of these along lines: a still picture has to be readable at a glance. */
const MOST = { all: 40, along: 16 }
/** The fewest pixels, counted as on the map on screen, between two labels with the same text. */
const AGAIN = 260
/** The most degrees that a line may bend where a name is written along it. */
const BEND_MAX = 9
const EDGE = 5

/** Draws the names on the detailed map as SVG paths. As on screen, names of the last layers are placed first. */
export function namesSvg(tiles: readonly DetailTile[], layers: readonly StyleLayer[], options: NamesOptions): string {
  const { ratio } = options
  const taken: Room[] = [...options.taken]
  const placed: { text: string; at: Point }[] = []
  const drawn: string[] = []
  let along = 0
  for (const layer of layers.filter(({ type }) => type === 'symbol').toReversed()) {
    const style = nameStyle(layer, ratio)
    if (!style) continue
    for (const { text, at, turned, length } of namesIn(tiles, layer)) {
      if (drawn.length === MOST.all) return drawn.join('')
      if (style.isAlong && along === MOST.along) break
      const isNear = (other: Point) => Math.hypot(other[0] - at[0], other[1] - at[1]) < AGAIN * ratio
      if (placed.some((other) => other.text === text && isNear(other.at))) continue
      const lines = linesOf(style.capitals ? text.toLocaleUpperCase() : text, style)
      if (!lines || (style.isAlong && (lines[0]?.width ?? 0) > length * 0.9)) continue
      const spot = roomFor(lines, at, turned, style, taken, options)
      if (!spot) continue
      taken.push(...spot.rooms)
      placed.push({ text, at })
      if (style.isAlong) along++
      drawn.push(nameSvg(lines, spot.at, turned, style))
    }
  }
  return drawn.join('')
}

interface NameStyle {
  face: Face
  size: number
  /** The most pixels that a line of the name may be wide. */
  width: number
  fill: string
  halo: { colour: string; alpha: number; width: number }
  padding: number
  isAlong: boolean
  capitals: boolean
}

function nameStyle(layer: StyleLayer, ratio: number): NameStyle | null {
  const opacity = Number(layer.value('text-opacity'))
  const fill = paintOf(layer.value('text-color'), opacity)
  const halo = paintOf(layer.value('text-halo-color'), opacity)
  if (!fill || opacity < 0.3) return null
  const size = Number(layer.value('text-size')) * ratio
  const [font] = layer.value('text-font') as string[]
  const isAlong = layer.value('symbol-placement') === 'line'
  return {
    face: FACE[font ?? ''] ?? 'places',
    size,
    width: isAlong ? Infinity : Number(layer.value('text-max-width')) * size,
    fill: fill.colour,
    halo: { colour: '#ffffff', alpha: 0.9, ...halo, width: Number(layer.value('text-halo-width')) * 2 * ratio },
    padding: Number(layer.value('text-padding')) * ratio,
    isAlong,
    capitals: layer.value('text-transform') === 'uppercase',
  }
}

/** Returns the names in a layer, the most important first. */
function namesIn(tiles: readonly DetailTile[], layer: StyleLayer): Named[] {
  const isAlong = layer.value('symbol-placement') === 'line'
  const sorts = layer.id.includes('place') || layer.id.includes('reserve')
  return tiles
    .flatMap((tile) =>
      tile.of(layer.from).flatMap(({ feature, lines }): Named[] => {
        if (!layer.draws(feature)) return []
        const text = layer.text(feature).trim()
        if (!text || text.length > 60) return []
        const rank = sorts ? Number(feature.properties['rank'] ?? 99) : 0
        if (isAlong)
          return lines().flatMap((line) => {
            const run = straightest(line, tile)
            return run ? [{ text, ...run, rank }] : []
          })
        const at = feature.type === 1 ? lines()[0]?.[0] : middleOf(lines()[0] ?? [])
        // Points in the buffer around the tile are also in the neighbouring tile, which names them.
        return at && isIn(tile, at) ? [{ text, at, turned: 0, length: Infinity, rank }] : []
      }),
    )
    .toSorted((a, b) => a.rank - b.rank || (isAlong ? b.length - a.length : 0))
}

const isIn = ({ left, top, width, height }: DetailTile, [x, y]: Point): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

function middleOf(ring: readonly Point[]): Point | undefined {
  if (ring.length === 0) return undefined
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

/** Returns the longest nearly straight part of a line whose middle lies in its tile. */
function straightest(line: readonly Point[], tile: DetailTile): Pick<Named, 'at' | 'turned' | 'length'> | null {
  let best: { from: Point; to: Point; length: number } | null = null
  for (let first = 0; first < line.length - 1;) {
    const from = line[first] ?? [0, 0]
    let last = first + 1
    const heading = headingOf(from, line[last] ?? from)
    while (last + 1 < line.length) {
      const next = headingOf(line[last] ?? from, line[last + 1] ?? from)
      if (Math.abs(((next - heading + 540) % 360) - 180) > BEND_MAX) break
      last++
    }
    const to = line[last] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    if (isIn(tile, middle) && length > (best?.length ?? 0)) best = { from, to, length }
    first = last
  }
  if (!best) return null
  const { from, to, length } = best
  const turned = headingOf(from, to)
  const upright = turned > 90 || turned <= -90 ? turned + 180 : turned
  return { at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], turned: upright, length }
}

const headingOf = ([fromX, fromY]: Point, [toX, toY]: Point): number =>
  (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI

/** Returns a name in lines of about the same length; null if the font lacks one of its letters. */
function linesOf(text: string, { face, size, width }: NameStyle): Lettering[] | null {
  const whole = letter(text, size, face)
  if (!whole || whole.width <= width) return whole && [whole]
  const words = text.split(' ')
  const room = Math.max(whole.width / Math.ceil(whole.width / width), size * 3)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = `${last} ${word}`
    if (last && (letter(joined, size, face)?.width ?? 0) <= room * 1.15) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  const lettered = lines.map((line) => letter(line, size, face))
  return lettered.every((line) => line !== null) ? lettered : null
}

/** Finds free room for a name: on its point, below or above it. */
function roomFor(
  lines: readonly Lettering[],
  [x, y]: Point,
  turned: number,
  { size, padding, isAlong, halo }: NameStyle,
  taken: readonly Room[],
  { width, height, outline }: NamesOptions,
): { at: Point; rooms: Room[] } | null {
  const wide = Math.max(...lines.map((line) => line.width)) / 2
  const high = (lines.length * size * LINE_HEIGHT) / 2
  for (const aside of isAlong ? [0] : [0, 1.1, -1.1]) {
    const at: Point = [x, y + aside * (size + (lines.length - 1) * high)]
    const rooms = isAlong ? alongRooms(at, wide, size / 2, turned) : [roomAt(at, wide, high, padding + halo.width)]
    const isFree = rooms.every(
      ([left, top, right, bottom]) =>
        left > EDGE &&
        top > EDGE &&
        right < width - EDGE &&
        bottom < height - EDGE &&
        taken.every((other) => right < other[0] || left > other[2] || bottom < other[1] || top > other[3]) &&
        outline.every(([px, py]) => px < left || px > right || py < top || py > bottom),
    )
    if (isFree) return { at, rooms }
  }
  return null
}

const roomAt = ([x, y]: Point, wide: number, high: number, padding: number): Room => [
  x - wide - padding,
  y - high - padding,
  x + wide + padding,
  y + high + padding,
]

/** Returns squares that cover a rotated name. */
function alongRooms([x, y]: Point, wide: number, high: number, turned: number): Room[] {
  const [cosine, sine] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)]
  const count = Math.max(2, Math.ceil(wide / high))
  return Array.from({ length: count }, (_, i) => {
    const off = -wide + (2 * wide * i) / (count - 1)
    return roomAt([x + off * cosine, y + off * sine], high, high, high / 2)
  })
}

function nameSvg(lines: readonly Lettering[], [x, y]: Point, turned: number, style: NameStyle): string {
  const { size, fill, halo } = style
  const top = -((lines.length - 1) * size * LINE_HEIGHT) / 2 + size * 0.35
  const paths = lines.map(
    ({ path, width }, i) =>
      `<path transform="translate(${round(-width / 2)} ${round(top + i * size * LINE_HEIGHT)})" d="${path}"/>`,
  )
  const stroke = `stroke="${halo.colour}" stroke-opacity="${halo.alpha}" stroke-width="${round(halo.width)}" stroke-linejoin="round"`
  const turn = turned ? ` rotate(${round(turned)})` : ''
  // All halos are drawn first, so that none of them covers the letters of the line above.
  return `<g transform="translate(${round(x)} ${round(y)})${turn}"><g fill="none" ${stroke}>${paths.join('')}</g><g fill="${fill}">${paths.join('')}</g></g>`
}

const round = (value: number): number => Math.round(value * 10) / 10
