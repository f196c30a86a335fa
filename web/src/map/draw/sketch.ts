import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { circleRing } from '../operations/circle.ts'
import { smoothStroke } from '../operations/smooth.ts'
import { type Commands, type DrawPlace, placeAt } from './commands.ts'
import { type Hit, type Point, REACH } from './hit.ts'
import type { View } from './session.ts'

/** A stroke whose ends are so near, as a share of its length, was meant to close. */
const CLOSE_SHARE = 0.12

/** A drawing by drags, with a tool in hand that is not dots. Points are in canvas pixels. */
export interface Sketch {
  /** Tells whether a drag from here draws, rather than moving the map or a vertex. */
  wants(hit: Hit | null): boolean
  start(from: Point): void
  move(to: Point): void
  end(): void
  /** A second finger or Escape: nothing of it stays. */
  cancel(): void
}

/** Strokes by hand, and circles from their middle outwards. `onStroke` shows the stroke on its way. */
export function createSketch(
  { map, session }: DrawPlace,
  commands: Commands,
  onStroke: (line: Position[] | null) => void,
): Sketch {
  let stroke: Point[] = []
  let circleBefore: View['circle'] | undefined
  /** Tells whether a point is on the line of the circle, which a drag then widens. */
  const onCircle = (point: Point): boolean => {
    const { circle } = session.get().view
    const east = circle && circleRing(circle)[45]
    if (!circle || !east) return false
    const [middle, edge] = [map.project(circle.center), map.project(east)]
    const radius = Math.hypot(edge.x - middle.x, edge.y - middle.y)
    return Math.abs(Math.hypot(point.x - middle.x, point.y - middle.y) - radius) < REACH.touch
  }
  const inHand = () => {
    const { state, view } = session.get()
    return state.closed || view.tooFar || state.selected !== null ? null : view.tool
  }
  const closes = (line: Point[]): boolean => {
    const [end] = line.slice(-1)
    const first = session.get().state.draft.ring[0]
    const start = first ? map.project(first) : line[0]
    if (!start || !end || line.length < 6) return false
    let length = 0
    for (let i = 1; i < line.length; i++) length += Math.hypot(line[i]!.x - line[i - 1]!.x, line[i]!.y - line[i - 1]!.y)
    const apart = Math.hypot(end.x - start.x, end.y - start.y)
    return length > 4 * REACH.touch && apart < Math.max(REACH.touch, first ? 0 : length * CLOSE_SHARE)
  }
  return {
    wants: (hit) => inHand() === 'freehand' || (inHand() === 'circle' && !hit),
    start(from) {
      stroke = [from]
      circleBefore = session.get().view.circle
      if (inHand() === 'circle' && !onCircle(from)) commands.putCircle(from)
    },
    move(to) {
      if (inHand() === 'circle') return commands.widenCircle(to)
      stroke.push(to)
      onStroke(stroke.map((point) => placeAt(map, point)))
    },
    end() {
      const drawn = stroke
      stroke = []
      circleBefore = undefined
      onStroke(null)
      if (inHand() !== 'freehand' || drawn.length < 3) return
      const line = smoothStroke(drawn)
      commands.addStroke(
        line.map((point) => placeAt(map, point)),
        closes(drawn),
      )
    },
    cancel() {
      stroke = []
      onStroke(null)
      if (circleBefore !== undefined) session.look({ circle: circleBefore })
      circleBefore = undefined
    },
  }
}
