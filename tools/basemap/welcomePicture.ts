import { GeoJSONVT } from '@maplibre/geojson-vt'
import { groundSteps } from '../../web/src/map/style/groundSteps.ts'
import { MAP_COLOURS } from '../../shared/src/map/mapColours.ts'
import { PICTURE_SIDE, PICTURE_TILE } from '../../web/src/people/account/welcome/welcomeView.ts'
import type { MapFeature, Tags } from './sources.ts'

/** The rows of the tile that a screen can show around the middle of the page's view. */
const ROWS = { from: 480, to: 2220 }

interface Piece {
  type: 1 | 2 | 3
  geometry: Position[] | Position[][]
  tags: Tags
}
type Position = [x: number, y: number]

/**
 * The still picture of the map on the welcome page, in the colours of the large map, without names: fonts differ by machine.
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
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} stroke-linejoin="round" stroke-linecap="round">${ground}${paths.join('')}</svg>\n`
}

function piecesOf(features: readonly MapFeature[]): Piece[] {
  const { z, x, y } = PICTURE_TILE
  // The index has one zoom more than the picture's, since it does not simplify its last one.
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

/** Returns the path of a line in steps from point to point, which are shorter to write than places. */
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
