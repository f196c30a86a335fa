import { GeoJSONVT } from '@maplibre/geojson-vt'
import { groundSteps } from '../../web/src/map/style/groundSteps.ts'
import { MAP_COLOURS } from '../../shared/src/map/mapColours.ts'
import { layPicture, PICTURE_SIDE, PICTURE_TILE } from '../../web/src/people/account/welcome/welcomeView.ts'
import type { MapFeature, Tags } from './sources.ts'

/** Areas such as people draw: on an island, beside a lake and in a wood. Longitude and latitude of their corners. */
const PLACES: readonly (readonly Position[])[] = [
  [
    [5.2, 53.36],
    [5.26, 53.39],
    [5.38, 53.41],
    [5.5, 53.43],
    [5.58, 53.45],
    [5.56, 53.43],
    [5.48, 53.41],
    [5.36, 53.38],
    [5.28, 53.36],
  ],
  [
    [5.38, 52.86],
    [5.45, 52.91],
    [5.56, 52.93],
    [5.68, 52.92],
    [5.73, 52.87],
    [5.66, 52.84],
    [5.6, 52.86],
    [5.52, 52.83],
    [5.44, 52.85],
  ],
  [
    [6.2, 52.84],
    [6.24, 52.92],
    [6.34, 52.96],
    [6.43, 52.94],
    [6.52, 52.96],
    [6.56, 52.89],
    [6.49, 52.85],
    [6.44, 52.79],
    [6.33, 52.81],
  ],
]
/** The strokes of an area, the lowest first: the glow, the casing and the line, as on the map. */
const PLACE_STROKES = {
  light: [
    { colour: '#ff9a2e', width: 22, opacity: 0.22 },
    { colour: '#ff9a2e', width: 14, opacity: 0.35 },
    { colour: '#ffffff', width: 6, opacity: 1 },
    { colour: '#aa6500', width: 3, opacity: 1 },
  ],
  dark: [
    { colour: '#ffd35c', width: 22, opacity: 0.14 },
    { colour: '#ffd35c', width: 14, opacity: 0.22 },
    { colour: '#0b1208', width: 6, opacity: 1 },
    { colour: '#ffe38f', width: 3, opacity: 1 },
  ],
} as const

/** The rows of the picture that a screen can show around the middle of the page's view. */
const ROWS = { from: 480, to: 2220 }

interface Piece {
  type: 1 | 2 | 3
  geometry: Position[] | Position[][]
  tags: Tags
}
type Position = [x: number, y: number]

/**
 * Draws the still picture of the map on the welcome page, with three areas, in the colours of the real map, without names, since fonts
 * differ by machine.
 * @param features land and waters at the finest scale
 * @returns an SVG without outside references
 */
export function welcomePicture(features: readonly MapFeature[], theme: 'light' | 'dark'): string {
  const colours = MAP_COLOURS[theme]
  const layers = Object.groupBy(piecesOf(features), ({ tags }) => tags.layer)
  const paths = groundSteps(colours).map((step) => {
    const d = (layers[step.layer] ?? []).map((piece) => pathOf(piece, step.kind === 'fill')).join('')
    return step.kind === 'fill'
      ? `<path fill="${step.colour}" d="${d}"/>`
      : `<path fill="none" stroke="${step.colour}" stroke-width="${step.width}" d="${d}"/>`
  })
  const size = `width="${PICTURE_SIDE}" height="${PICTURE_SIDE}" viewBox="0 0 ${PICTURE_SIDE} ${PICTURE_SIDE}"`
  const ground = `<path fill="${colours.sea}" d="M0 0H${PICTURE_SIDE}V${PICTURE_SIDE}H0z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} stroke-linejoin="round" stroke-linecap="round">${ground}${paths.join('')}${placesSvg(theme)}</svg>\n`
}

function placesSvg(theme: 'light' | 'dark'): string {
  const path = PLACES.map((ring) => `${lineOf(ring.map(toUnits))}z`).join('')
  const strokes = PLACE_STROKES[theme].map(
    ({ colour, width, opacity }) =>
      `<use href="#p" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`,
  )
  return `<defs><path id="p" d="${path}"/></defs><g fill="none">${strokes.join('')}</g>`
}

/** Converts a position to whole units of the picture. */
function toUnits([lng, lat]: Position): Position {
  const { x, y } = layPicture({ lng, lat, zoom: PICTURE_TILE.z })
  return [Math.round(x * PICTURE_SIDE), Math.round(y * PICTURE_SIDE)]
}

function piecesOf(features: readonly MapFeature[]): Piece[] {
  const { z, x, y } = PICTURE_TILE
  // The index has one zoom more than the picture needs, since GeoJSONVT does not simplify its last zoom.
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features: features as MapFeature[] },
    { maxZoom: z + 1, indexMaxZoom: z, indexMaxPoints: 0, extent: PICTURE_SIDE, buffer: 20, tolerance: 0.5 },
  )
  const tile: { features: Piece[] } | null = index.getTile(z, x, y)
  return tile?.features ?? []
}

function pathOf({ type, geometry }: Piece, closed: boolean): string {
  if (type === 1) return ''
  return (geometry as Position[][])
    .filter((line) => line.some(([, y]) => y > ROWS.from && y < ROWS.to))
    .map((line) => lineOf(line) + (closed ? 'z' : ''))
    .join('')
}

/** Returns the SVG path of a line in relative steps from point to point, which are shorter than absolute positions. */
function lineOf(line: readonly Position[]): string {
  let path = ''
  let at: Position = [0, 0]
  for (const [index, [x, y]] of line.entries()) {
    const [dx, dy] = [x - at[0], y - at[1]]
    if (index > 0 && dx === 0 && dy === 0) continue
    path += index === 0 ? `M${x} ${y}l` : `${index > 1 && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`
    at = [x, y]
  }
  return path
}
