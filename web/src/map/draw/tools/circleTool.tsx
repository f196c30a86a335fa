import { IconCircleDashed } from '../../../platform/ui/icons.tsx'
import { boundedRadius, circleRing, metresBetween } from '../../operations/circle.ts'
import { type DrawPlace, placeAt } from '../aim.ts'
import { type Point, REACH } from '../hit.ts'
import { refuse } from '../model.ts'
import { RadiusField } from './RadiusField.tsx'
import { purposeHint, wayTool } from './tool.ts'

/** The radius of a new circle, as a share of the shorter side of the map. */
const CIRCLE_SHARE = 1 / 6

/** The tool that draws a circle from its middle outwards. Not offered for splitting a shape. */
export const circle = wayTool(
  'circle',
  IconCircleDashed,
  {
    hint: (moment) => (moment.circle ? 'circleSet' : (purposeHint(moment) ?? 'circle')),
    cross: ['mouse', 'touch', 'keyboard'],
    press: putCircle,
    enter(place, at, close) {
      if (place.session.get().view.circle) close()
      else putCircle(place, at)
    },
    drag: {
      takes: (hit) => !hit,
      begin(place, from) {
        const { circle: before } = place.session.get().view
        if (!isOnCircle(place, from)) putCircle(place, from)
        return {
          move: (to) => widenCircle(place, to),
          cancel: () => place.session.look({ circle: before }),
        }
      },
    },
  },
  {
    offered: ({ closed, goal }) => !closed && goal !== 'split',
    panel: (drawing) => drawing.circle && <RadiusField radius={drawing.circle.radius} onChange={drawing.setRadius} />,
  },
)

/** Puts the middle of the circle at a point. The radius stays the same; that of a new circle fits the view. */
function putCircle({ map, session }: DrawPlace, point: Point): void {
  const { view } = session.get()
  if (view.tooFar) return session.update((model) => refuse(model, 'tooFar'))
  const center = placeAt(map, point)
  const { clientWidth, clientHeight } = map.getCanvas()
  const edge = placeAt(map, { x: point.x + Math.min(clientWidth, clientHeight) * CIRCLE_SHARE, y: point.y })
  const radius = view.circle?.radius ?? niceRadius(metresBetween(center, edge))
  session.look({ circle: { center, radius } })
}

/** Sets the radius so that the circle passes through a point. */
function widenCircle({ map, session }: DrawPlace, point: Point): void {
  const { circle: now } = session.get().view
  if (!now) return
  const radius = boundedRadius(Math.round(metresBetween(now.center, placeAt(map, point))))
  session.look({ circle: { ...now, radius } })
}

/** Tells whether a point is on the line of the circle: a drag from there changes the radius. */
function isOnCircle({ map, session }: DrawPlace, point: Point): boolean {
  const { circle: now } = session.get().view
  const east = now && circleRing(now)[45]
  if (!now || !east) return false
  const [middle, edge] = [map.project(now.center), map.project(east)]
  const radius = Math.hypot(edge.x - middle.x, edge.y - middle.y)
  return Math.abs(Math.hypot(point.x - middle.x, point.y - middle.y) - radius) < REACH.touch
}

/** Returns a radius rounded to one significant digit, as people would choose it. */
function niceRadius(metres: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(10, metres)))
  return boundedRadius(Math.round(metres / step) * step)
}
