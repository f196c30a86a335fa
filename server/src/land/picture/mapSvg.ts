import { type AreaShape, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import { casingColour, COMMUNITY_STYLE, communityColour, type MapTheme } from '@fieldfare/shared/map/levels.ts'
import { MAP_COLOURS } from '@fieldfare/shared/map/mapColours.ts'
import { type Frame, toPixels } from '@fieldfare/shared/map/mapFrame.ts'
import { type GroundTile, linesIn } from './baseMap.ts'
import { letter } from './lettering.ts'

const NAME_SIZE = 27
/** The factor of line widths: the map on screen is seen at full size, and a preview at a third of its size. */
const BOLD = 2.4

/** Land, water, coast and borders of a view, as SVG. */
export function groundSvg(frame: Frame, tiles: readonly GroundTile[], theme: MapTheme = 'light'): string {
  const colours = MAP_COLOURS[theme]
  // Tiles overlap slightly, so each one is drawn as a separate path.
  const paths = (layer: string, closed: boolean) =>
    tiles.map((tile) => [...linesIn(frame, tile, layer)].map(({ lines }) => pathData(lines, closed)).join(''))
  const fills = (layer: string, colour: string) =>
    paths(layer, true)
      .map((path) => path && `<path fill="${colour}" fill-rule="evenodd" d="${path}"/>`)
      .join('')
  const strokes = (layer: string, colour: string, strokeWidth: number) =>
    lineSvg(paths(layer, layer === 'lake').join(''), colour, strokeWidth)
  return [
    `<rect width="${frame.width}" height="${frame.height}" fill="${tiles.length > 0 ? colours.sea : colours.land}"/>`,
    strokes('coast', colours.shallowsFar, 40),
    strokes('coast', colours.shallowsNear, 20),
    fills('land', colours.land),
    builtUp(frame, tiles, colours.built),
    fills('lake', colours.lake),
    strokes('lake', colours.coast, 1.4),
    strokes('river', colours.stream, 3),
    strokes('coast', colours.coast, 1.8),
    strokes('border', colours.border, 1.4),
  ].join('')
}

/** Draws towns as soft discs of about their extent: a sharp edge could be taken for the outline of an area. */
function builtUp(frame: Frame, tiles: readonly GroundTile[], colour: string): string {
  const towns = tiles.flatMap((tile) => [...linesIn(frame, tile, 'town')])
  const discs = towns
    .map(({ lines, tags }) => {
      const [x, y] = lines[0]?.[0] ?? [NaN, NaN]
      // `size` is in millionths of the width of the world.
      const radius = (Number(tags['size'] ?? 0) * frame.scale) / 1e6
      if (!(radius > 1)) return ''
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="url(#built)"/>`
    })
    .join('')
  const soft = [0.65, 1].map((at, i) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${0.9 * (1 - i)}"/>`)
  return `<radialGradient id="built">${soft.join('')}</radialGradient>${discs}`
}

interface TownNames {
  most: number
  theme?: MapTheme
  /** The pixels around the middle that names keep out of, since a shape is there. */
  aside?: { x: number; y: number }
}

/** Draws the names of the largest towns that fit, apart from each other and from the middle. */
export function townNamesSvg(
  frame: Frame,
  tiles: readonly GroundTile[],
  { most, theme = 'light', aside }: TownNames,
): string {
  const colours = MAP_COLOURS[theme]
  const { width, height } = frame
  const boxes: [left: number, top: number, right: number, bottom: number][] = aside
    ? [[width / 2 - aside.x, height / 2 - aside.y, width / 2 + aside.x, height / 2 + aside.y]]
    : []
  const named: string[] = []
  const towns = tiles.flatMap((tile) => [...linesIn(frame, tile, 'town')])
  for (const { lines, tags } of towns.toSorted((a, b) => Number(b.tags['people']) - Number(a.tags['people']))) {
    if (named.length === most) break
    const [x, y] = lines[0]?.[0] ?? [NaN, NaN]
    const name = x > 0 && x < width && y > 0 ? letter(String(tags['name']), NAME_SIZE, 'places') : null
    if (!name) continue
    const [left, top, right, bottom] = [x - name.width / 2 - 12, y - 26, x + name.width / 2 + 12, y + 26]
    const inside = left > 12 && top > 8 && right < width - 12 && bottom < height - 8
    const free = boxes.every((other) => right < other[0] || left > other[2] || bottom < other[1] || top > other[3])
    if (!inside || !free) continue
    boxes.push([left, top, right, bottom])
    const halo = `fill="${colours.labelPlace}" stroke="${colours.halo}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"`
    named.push(
      `<path ${halo} transform="translate(${Math.round(x - name.width / 2)} ${Math.round(y + 9)})" d="${name.path}"/>`,
    )
  }
  return named.join('')
}

/** Returns the path data of a shape in a view. */
export const shapePath = (frame: Frame, geometry: AreaShape): string =>
  pathData(
    partsOfShape(geometry)
      .flat()
      .map((ring) => thin(ring.map(([lng, lat]) => toPixels(frame, lng, lat)))),
    true,
  )

/** Draws a community's land as a band inside a line, as on the map on screen, but bolder. */
export function landSvg(path: string, theme: MapTheme = 'light', size = 1): string {
  const { outline, band } = COMMUNITY_STYLE
  const [colour, bold] = [communityColour(theme), BOLD * size]
  const inside = `<clipPath id="land"><path clip-rule="evenodd" d="${path}"/></clipPath>`
  const soft = `<g clip-path="url(#land)" opacity="${band.opacity}">${lineSvg(path, colour, 2 * band.width * bold)}</g>`
  return `${inside}${soft}${lineSvg(path, casingColour(theme), (outline + 2) * bold)}${lineSvg(path, colour, outline * bold)}`
}

/** A line as SVG, without a fill. */
export const lineSvg = (path: string, colour: string, strokeWidth: number, dash = '') =>
  `<path fill="none" stroke="${colour}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`} d="${path}"/>`

/** Returns the path data of lines. */
function pathData(lines: [x: number, y: number][][], closed: boolean): string {
  const pointText = ([x, y]: readonly [number, number]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  return lines.map((one) => (one.length > 1 ? `M${one.map(pointText).join('L')}${closed ? 'z' : ''}` : '')).join('')
}

/** Returns a ring without vertices nearer than a pixel to the one before: the detail of 5,000 vertices would not be visible. */
function thin(ring: [number, number][]): [number, number][] {
  const kept: [number, number][] = []
  for (const [x, y] of ring) {
    const [beforeX, beforeY] = kept.at(-1) ?? [NaN, NaN]
    if (!(Math.hypot(x - beforeX, y - beforeY) < 1)) kept.push([x, y])
  }
  return kept.length > 2 ? kept : ring
}
