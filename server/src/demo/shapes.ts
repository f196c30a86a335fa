import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { Random } from './random.ts'

/** The shape that a hand draws: round about something, along something, or with the straight sides of a park. */
export type Outline = 'blob' | 'strip' | 'block'

export interface Frame {
  /** Middle, in degrees. */
  at: readonly [lng: number, lat: number]
  /** Half the length and half the width, in metres. */
  length: number
  width: number
  /** The direction of the length, in degrees clockwise from north. */
  along: number
}

const METRES_PER_DEGREE = 111_320
/** About 10 cm. */
const DECIMALS = 6

/** A shape that stays inside the ellipse of its frame and cannot cross itself: 10 to 40 corners, drawn by hand. */
export function shapeIn(random: Random, frame: Frame, outline: Outline): AreaShape {
  const corners = Math.min(40, Math.round(10 + Math.sqrt(frame.length) / 4 + random.between(0, 8)))
  const local = outline === 'strip' ? strip(random, corners) : star(random, corners, outline)
  const ring = local.map(([x, y]) => place(frame, x * frame.length, y * frame.width))
  return { type: 'Polygon', coordinates: [[...ring, ring[0] ?? [0, 0]]] }
}

/** A place in a frame, from metres along its length and its width (to the right of it). */
export function place({ at: [lng, lat], along }: Pick<Frame, 'at' | 'along'>, x: number, y: number): Position {
  const turn = (along * Math.PI) / 180
  const east = x * Math.sin(turn) + y * Math.cos(turn)
  const north = x * Math.cos(turn) - y * Math.sin(turn)
  const perLng = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  return [round(lng + east / perLng), round(lat + north / METRES_PER_DEGREE)]
}

/** Seen from its middle each direction is met once, so no line crosses another. Reaches 1 where it reaches furthest. */
function star(random: Random, corners: number, outline: Outline): Position[] {
  const waves = [2, 3, 4, 5].map((count) => ({
    count,
    height: random.between(0, outline === 'block' ? 0.04 : 0.5 / count),
    from: random.between(0, 2 * Math.PI),
  }))
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * (i + random.between(-0.3, 0.3))) / corners
    const wave = waves.reduce((sum, { count, height, from }) => sum + height * Math.cos(count * angle + from), 1)
    const radius = Math.max(0.4, wave) * random.between(0.93, 1) * (outline === 'block' ? squareness(angle) : 1)
    return { angle, radius }
  })
  const furthest = Math.max(...points.map(({ radius }) => radius))
  return points.map(({ angle, radius }): Position => {
    const r = radius / furthest
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
}

const squareness = (angle: number) => (Math.abs(Math.cos(angle)) ** 5 + Math.abs(Math.sin(angle)) ** 5) ** -0.2

/** Up one side and down the other of a line that sways: at each step along, one side stays right of the other. */
function strip(random: Random, corners: number): Position[] {
  const steps = Math.max(5, Math.floor(corners / 2))
  const height = random.between(0.1, 0.35)
  const from = random.between(0, 2 * Math.PI)
  const turns = random.between(0.6, 1.4)
  const right: Position[] = []
  const left: Position[] = []
  for (let i = 0; i < steps; i++) {
    const x = -0.85 + (1.7 * (i + (i > 0 && i < steps - 1 ? random.between(-0.25, 0.25) : 0))) / (steps - 1)
    const middle = height * Math.sin(from + x * turns * Math.PI)
    const room = Math.sqrt(1 - x * x) - Math.abs(middle)
    right.push([x, middle + Math.max(0.08, room * random.between(0.7, 0.95))])
    left.unshift([x, middle - Math.max(0.08, room * random.between(0.7, 0.95))])
  }
  return [...right, ...left]
}

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS))
