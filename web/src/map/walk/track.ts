import { VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { simplifiedIndexes } from '@fieldfare/shared/geo/plane.ts'
import { metresBetween } from '../operations/circle.ts'
import { withoutLoops } from '../operations/loops.ts'
import { positionAt } from '../operations/operations.ts'

/** One answer of the device: degrees, metres of accuracy, milliseconds since 1970. */
export interface Fix {
  lng: number
  lat: number
  accuracy: number
  at: number
}

/** The walk so far, as plain data that the device can store. */
export interface Track {
  readonly points: readonly Fix[]
  /** The last answer of the device, also one that is no point of the track. */
  readonly last: Fix | null
  /** Metres along the points. */
  readonly metres: number
  /** Answers that were left out: too far away to be walked, and too rough. */
  readonly jumps: number
  readonly rough: number
}

export const NO_TRACK: Track = { points: [], last: null, metres: 0, jumps: 0, rough: 0 }

/** Tells whether a value that the device kept is a track. */
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

/** Metres: rougher answers come from masts and not from satellites, and would draw a star. */
const ACCURACY_MAX = 60
/** Metres a second: a bicycle on a good path. Points further away in that time were not walked. */
const SPEED_MAX = 9
/** Metres that a point lies from the one before, or a third of its accuracy where that is more: less is trembling. */
const STEP_MIN = 3
/** The most points of a track: a day's walk has fewer. Beyond them every second point is dropped. */
const POINTS_MAX = 20_000

/** The track with one more answer of the device. */
export function withFix(track: Track, fix: Fix): Track {
  const updated = { ...track, last: fix }
  if (!(fix.accuracy <= ACCURACY_MAX)) return { ...updated, rough: track.rough + 1 }
  const before = track.points.at(-1)
  if (!before) return { ...updated, points: [fix] }
  const away = metresBetween([before.lng, before.lat], [fix.lng, fix.lat])
  const seconds = Math.max(0, (fix.at - before.at) / 1000)
  // Both answers may be wrong by their accuracy: two steps right after each other are no jump.
  if (away - before.accuracy - fix.accuracy > seconds * SPEED_MAX) return { ...updated, jumps: track.jumps + 1 }
  if (away < Math.max(STEP_MIN, fix.accuracy / 3)) return updated
  return { ...updated, points: thinned([...track.points, fix]), metres: track.metres + away }
}

const thinned = (points: Fix[]): Fix[] =>
  points.length > POINTS_MAX ? points.filter((_, i) => i % 2 === 0 || i === points.length - 1) : points

/** The track as a line in degrees. */
export const lineOf = ({ points }: Track): Position[] => points.map(({ lng, lat }) => [lng, lat])

/** Metres that the line of a walk may lie beside what the device said, at first. */
const TOLERANCE = 1.5
/** The rings of a shape share the limit of vertices: a walk takes no more than a fifth. */
const CORNERS_MAX = VERTICES_MAX / 5
const METRES_A_DEGREE = 111_320

/**
 * The walked round as a ring in degrees, its first position not repeated: simplified, and without the loops where the walker went
 * back and forth. `simplified` says that it had to be made rougher than the device's accuracy to fit.
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
