import { flatSize, type Grid, type Path64, STEP_M, united } from '@fieldfare/shared/geo/clip.ts'
import { type AreaShape, geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { distanceToSegment } from '@fieldfare/shared/geo/plane.ts'
import { soundShape } from '@fieldfare/shared/geo/soundShape.ts'
import type { TileAddress } from '../tile/address.ts'
import { frameOf } from './tileFrame.ts'
import { pathOfFlat, type Piece } from './tilePieces.ts'

/** The units along a side of most tiles: coordinates on the seams between tiles are rounded to these. */
const UNITS = 4096
/** The tolerance in these units: corners on a seam that stick out no farther, and rings no wider, are rounding errors. */
const OFF = 2

/** The shape of a whole border; `hectares` is its surface on the ellipsoid. */
export interface UnitedBorder {
  shape: AreaShape
  hectares: number
  simplified: boolean
}

/**
 * Unites the pieces in tiles of one zoom into one shape, without the seams between tiles and within the limits for areas. Returns null if
 * no such shape can be made.
 */
export function unitePieces(
  on: Grid,
  tiles: readonly { address: TileAddress; pieces: readonly Pick<Piece, 'rings'>[] }[],
): UnitedBorder | null {
  const seams = seamsOf(on, tiles)
  const paths = tiles.flatMap(({ pieces }) => pieces.flatMap(({ rings }) => rings.map(pathOfFlat)))
  const parts = united(paths).flatMap((part) => {
    const [outer, ...holes] = part.filter((path) => !isSliver(on, path, seams))
    // A part without its outer ring is dropped together with its holes.
    return outer && outer === part[0] ? [[outer, ...holes].map((path) => withoutSeams(path, seams))] : []
  })
  const sound = soundShape(on, parts)
  if ('refused' in sound) return null
  return { ...sound, hectares: geodesicArea(sound.shape) / 10_000 }
}

/** The seams, lines along which tiles meet: columns and rows in steps of the grid, and the tolerance `off` for corners on them. */
interface Seams {
  columns: ReadonlySet<number>
  rows: ReadonlySet<number>
  off: number
}

function seamsOf(on: Grid, tiles: readonly { address: TileAddress }[]): Seams {
  const frames = tiles.map(({ address }) => frameOf(on, address))
  const widest = Math.max(...frames.map(({ west, east }) => east - west))
  return {
    columns: new Set(frames.flatMap(({ west, east }) => [west, east])),
    rows: new Set(frames.flatMap(({ south, north }) => [south, north])),
    off: (OFF * widest) / UNITS,
  }
}

/** Tells whether a ring is a thin sliver on a seam, left by rounding between two tiles. */
function isSliver(on: Grid, path: Path64, seams: Seams): boolean {
  if (!path.some((point) => isOn(point, seams))) return false
  const around = path.reduce((sum, { x, y }, i) => {
    const next = path[(i + 1) % path.length] ?? { x, y }
    return sum + Math.hypot((next.x - x) * on.narrow, next.y - y)
  }, 0)
  // A long thin ring is about as wide as twice its surface divided by its length.
  const wide = (2 * Math.abs(flatSize(on, [path]))) / (around * STEP_M)
  return wide < seams.off * on.narrow * STEP_M
}

const isOn = ({ x, y }: { x: number; y: number }, { columns, rows }: Seams): boolean => columns.has(x) || rows.has(y)

/** Returns a ring without the corners that exist only because the ring crosses from one tile to the next. */
function withoutSeams(path: Path64, seams: Seams): Path64 {
  const start = path.findIndex((point) => !isOn(point, seams))
  if (start < 0) return path
  const ring = [...path.slice(start), ...path.slice(0, start)]
  const kept: Path64 = []
  for (let i = 0; i < ring.length;) {
    const point = ring[i]!
    if (!isOn(point, seams)) {
      kept.push(point)
      i++
      continue
    }
    let end = i
    while (end < ring.length && isOn(ring[end]!, seams)) end++
    const run = ring.slice(i, end)
    const [before, after] = [kept.at(-1)!, ring[end % ring.length]!]
    // The corners of a border that runs along a seam or bends at it are kept, without repeated ones.
    if (run.some((corner) => distanceToSegment(corner, before, after) > seams.off))
      kept.push(...run.filter(({ x, y }, j) => j === 0 || Math.hypot(x - run[j - 1]!.x, y - run[j - 1]!.y) > seams.off))
    i = end
  }
  return kept.length > 2 ? kept : path
}
