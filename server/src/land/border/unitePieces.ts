import { flatSize, type Grid, type Path64, STEP_M, united } from '@fieldfare/shared/geo/clip.ts'
import { type AreaShape, geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { distanceToSegment } from '@fieldfare/shared/geo/plane.ts'
import { soundShape } from '@fieldfare/shared/geo/soundShape.ts'
import type { TileAddress } from '../tile/address.ts'
import { frameOf } from './tileFrame.ts'
import { pathOfFlat, type Piece } from './tilePieces.ts'

/** The units along a side of most tiles, to which lines are rounded where they cross from tile to tile. */
const UNITS = 4096
/**
 * The tolerance in these units: a corner on a seam that sticks out no farther, and a ring no wider, are rounding
 * errors.
 */
const OFF = 2

/** A border put together; `hectares` on the ellipsoid. */
export interface UnitedBorder {
  shape: AreaShape
  hectares: number
  simplified: boolean
}

/**
 * Unites the pieces that lie in tiles of one zoom into one shape: without the tiles' seams, and within the limits of
 * shapes that may be kept. Returns null where none can be made.
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

/** The lines along which tiles meet: columns and rows in steps of the grid, and how far off a crossing line may be there. */
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

/** A thin ring on a seam: what rounding leaves between two tiles. */
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

/** A ring without the corners that tiles made where it crosses from one to the next. */
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
    // A border that runs along a seam or bends at it keeps its own corners; one of two equal corners stays.
    if (run.some((corner) => distanceToSegment(corner, before, after) > seams.off))
      kept.push(...run.filter(({ x, y }, j) => j === 0 || Math.hypot(x - run[j - 1]!.x, y - run[j - 1]!.y) > seams.off))
    i = end
  }
  return kept.length > 2 ? kept : path
}
