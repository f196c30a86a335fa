import { VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { simplifiedIndexes } from '@fieldfare/shared/geo/plane.ts'
import { metresBetween } from '../operations/circle.ts'
import { withoutLoops } from '../operations/loops.ts'
import { positionAt } from '../operations/operations.ts'

/** One position from the device: degrees, accuracy in metres, and (`at`) milliseconds since 1970. */
export interface Fix {
  lng: number
  lat: number
  accuracy: number
  at: number
}

/** The walk so far, as plain data that the device can store. */
export interface Track {
  readonly points: readonly Fix[]
  /** The last position from the device, even if it was left out of `points`. */
  readonly last: Fix | null
  /** The length of the line through the points, in metres. */
  readonly metres: number
  /** The number of positions left out because they were too far away to have been walked; `rough`: because they were too inaccurate. */
  readonly jumps: number
  readonly rough: number
}

export const NO_TRACK: Track = { points: [], last: null, metres: 0, jumps: 0, rough: 0 }

/** Tells whether a value stored on the device is a track. */
export function isTrack(value: unknown): value is Track {
  if (typeof value !== 'object' || value === null) return false
  const { points, last, metres, jumps, rough } = value as Record<keyof Track, unknown>
  const counted = [metres, jumps, rough].every((count) => typeof count === 'number')
  return counted && Array.isArray(points) && [...points, ...(last ? [last] : [])].every(isFix)
}

const isFix = (value: unknown): value is Fix =>
  typeof value === 'object' &&
  value !== null &&
  ['lng', 'lat', 'accuracy', 'at'].every((key) => typeof (value as Record<string, unknown>)[key] === 'number')

/** The worst accuracy in metres: less accurate positions come from phone masts instead of satellites, and would scatter. */
const ACCURACY_MAX = 60
/** The highest speed in metres per second, that of a bicycle on a good path: faster positions are errors. */
const SPEED_MAX = 9
/** The least metres between two points (or a third of the accuracy, if that is more): smaller movements are only noise. */
const STEP_MIN = 3
/** The most points of a track, more than a day's walk has. If exceeded, every second point is dropped. */
const POINTS_MAX = 20_000

/** Returns the track after one more position from the device. */
export function withFix(track: Track, fix: Fix): Track {
  const updated = { ...track, last: fix }
  if (!(fix.accuracy <= ACCURACY_MAX)) return { ...updated, rough: track.rough + 1 }
  const before = track.points.at(-1)
  if (!before) return { ...updated, points: [fix] }
  const away = metresBetween([before.lng, before.lat], [fix.lng, fix.lat])
  const seconds = Math.max(0, (fix.at - before.at) / 1000)
  // Both positions may be wrong by their accuracy, so only a distance beyond that can be a jump.
  if (away - before.accuracy - fix.accuracy > seconds * SPEED_MAX) return { ...updated, jumps: track.jumps + 1 }
  if (away < Math.max(STEP_MIN, fix.accuracy / 3)) return updated
  return { ...updated, points: thinned([...track.points, fix]), metres: track.metres + away }
}

const thinned = (points: Fix[]): Fix[] =>
  points.length > POINTS_MAX ? points.filter((_, i) => i % 2 === 0 || i === points.length - 1) : points

/** Returns the track as a line in degrees. */
export const lineOf = ({ points }: Track): Position[] => points.map(({ lng, lat }) => [lng, lat])

/** Metres by which the simplified line may deviate from the recorded positions, at the first try. */
const TOLERANCE = 1.5
/** The most vertices of a walked ring: a fifth of the limit, which all rings of a shape share. */
const CORNERS_MAX = VERTICES_MAX / 5
const METRES_A_DEGREE = 111_320

/**
 * Makes a ring of a walk, in degrees, without repeating its first position: simplified, and without the loops where the walker went back
 * and forth. `simplified` says that, to limit the vertices, the ring deviates more than 5 m or so from the recorded positions.
 */
export function ringOf(track: Track): { ring: Position[]; simplified: boolean } {
  const line = lineOf(track)
  const narrow = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180)
  const points = line.map(([lng, lat]) => ({ x: lng * METRES_A_DEGREE * narrow, y: lat * METRES_A_DEGREE }))
  let tolerance = TOLERANCE
  let indexes = simplifiedIndexes(points, tolerance)
  for (; indexes.length > CORNERS_MAX; tolerance *= 1.5) indexes = simplifiedIndexes(points, tolerance)
  const ring = withoutLoops(
    indexes.map((i) => positionAt(...line[i]!)),
    true,
  )
  return { ring, simplified: tolerance > 5 }
}
