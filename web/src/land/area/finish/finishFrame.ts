import { type AreaShape, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import { type Frame, toPixels, worldOf } from '@fieldfare/shared/map/mapFrame.ts'
import { boundsOf } from '../../../map/view/fit.ts'
import type { MapPosition } from '../../../map/view/mapAddress.ts'

const TILE_PX = 512
/** The largest share of the picture's width and height that the area may fill. */
const FILLED = 0.72
/** The highest zoom; any closer, a small area would be shown without its surroundings. */
const CLOSEST = 16

/** Returns the frame of a picture (size in CSS pixels) that centres a shape in the part above the lowest `covered` pixels. */
export function finishFrame(shape: AreaShape, width: number, height: number, covered: number): Frame {
  const [west, south, east, north] = boundsOf([shape]) ?? [-180, -60, 180, 75]
  const [fromX, fromY] = worldOf(west, north)
  const [toX, toY] = worldOf(east, south)
  const free = height - covered
  const scale = Math.min((FILLED * width) / (toX - fromX), (FILLED * free) / (toY - fromY), TILE_PX * 2 ** CLOSEST)
  const left = ((fromX + toX) / 2) * scale - width / 2
  const top = ((fromY + toY) / 2) * scale - free / 2
  return { width, height, scale, left, top }
}

/** Returns the position (middle and zoom) at which a map shows the same as a frame. */
export function positionOf({ width, height, scale, left, top }: Frame): MapPosition {
  const [x, y] = [(left + width / 2) / scale, (top + height / 2) / scale]
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return { lng: (x - 0.5) * 360, lat, zoom: Math.log2(scale / TILE_PX) }
}

/** Returns the rings of a shape as SVG paths, longest first. */
export function pathsOf(shape: AreaShape, frame: Frame): string[] {
  const lines = partsOfShape(shape)
    .flat()
    .map((ring) => ring.map(([lng, lat]) => toPixels(frame, lng, lat)))
  return lines
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .map((line) => `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
}

const lengthOf = (line: readonly [number, number][]): number =>
  line.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)
