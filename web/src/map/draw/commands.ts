import type { Map } from 'maplibre-gl'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { closedRing } from '@fieldfare/shared/geo/rings.ts'
import { boundedRadius, metresBetween } from '../operations/circle.ts'
import { positionAt } from '../operations/operations.ts'
import { prefersStill } from '../view/fit.ts'
import type { MapInset } from '../view/mapProps.ts'
import { type AskShapes, createEdits } from './edits.ts'
import { type Hit, hitAt, type Point, REACH, ringAt } from './hit.ts'
import { drop, insert, letGo, move, refuse, select } from './model.ts'
import type { DrawSession } from './session.ts'
import { SNAP_REACH, snapAt, type SnapLine, snapLines } from './snapping.ts'

const MAP_MOTION = 600
/** The lowest zoom for drawing: at 9 a finger covers about 5 km. */
export const DRAW_ZOOM_MIN = 9

/** All drawing commands, independent of the input device. */
export type Commands = ReturnType<typeof createCommands>

export interface DrawPlace {
  map: Map
  session: DrawSession
  /** The borders beside the drawing, to draw along. */
  near: () => readonly SnapLine[]
  ask?: AskShapes | undefined
  minZoom: () => number
  /** Pixels that overlays cover at each edge: the crosshair is in the middle of the rest. */
  inset: () => MapInset
  onStop: () => void
}

/** The position of the crosshair on the canvas, in pixels. */
export function centreOf({ map, inset }: Pick<DrawPlace, 'map' | 'inset'>): Point {
  const { clientWidth, clientHeight } = map.getCanvas()
  const { top = 0, right = 0, bottom = 0, left = 0 } = inset()
  return { x: (left + clientWidth - right) / 2, y: (top + clientHeight - bottom) / 2 }
}

export function placeAt(map: Map, { x, y }: Point): Position {
  const { lng, lat } = map.unproject([x, y])
  return positionAt(lng, lat)
}

/** The position of a point on the canvas, on a border near it where snapping is on. */
export function aimAt({ map, session, near }: Pick<DrawPlace, 'map' | 'session' | 'near'>, point: Point): Position {
  const { view, state } = session.get()
  if (!view.snap) return placeAt(map, point)
  // What is added to a shape or cut from it may lie along its own border; a ring of its own may not touch it.
  const own = state.goal ? snapLines((state.draft.others ?? []).map(({ ring }) => closedRing(ring))) : []
  return snapAt([...near(), ...own], map, point, SNAP_REACH[view.input]) ?? placeAt(map, point)
}

/** A new circle is so wide: a share of the shorter side of the map. */
const CIRCLE_SHARE = 1 / 6

export function createCommands(place: DrawPlace) {
  const { map, session } = place
  const { update } = session
  const edits = createEdits(session, place.ask)

  /** Puts the middle of a circle at a point, as large as it was or as the view suggests. */
  const putCircle = (point: Point) => {
    const { view } = session.get()
    if (view.tooFar) return update((model) => refuse(model, 'tooFar'))
    const center = placeAt(map, point)
    const { clientWidth, clientHeight } = map.getCanvas()
    const edge = placeAt(map, { x: point.x + Math.min(clientWidth, clientHeight) * CIRCLE_SHARE, y: point.y })
    const radius = view.circle?.radius ?? niceRadius(metresBetween(center, edge))
    session.look({ circle: { center, radius } })
  }

  const pressAt = (hit: Hit | null, point: Point) => {
    const { state, view } = session.get()
    const other = state.closed && !hit ? ringAt(state.draft, map, point, REACH[view.input]) : null
    if (other !== null) edits.takeRing(other)
    else if (!state.closed && view.tool === 'circle') putCircle(point)
    else if (hit?.kind === 'dot') {
      const first = hit.index === 0 && !state.closed && state.goal !== 'split' && state.draft.ring.length > 2
      if (first) closeShape()
      else update((model) => select(model, hit.index))
    } else if (hit) update((model) => insert(model, hit.edge, placeAt(map, hit.at)))
    else if (view.tooFar && !state.closed) update((model) => refuse(model, 'tooFar'))
    else {
      const at = aimAt(place, point)
      update((model) => drop(model, at))
    }
  }

  const closeShape = () => {
    edits.close()
    const { problem, closed } = session.get().state
    if (!closed && problem?.at && !map.getBounds().contains(problem.at)) goTo(problem.at)
  }

  const goTo = (center: Position, zoom = map.getZoom()) =>
    map.easeTo({ center, zoom, duration: prefersStill() ? 0 : MAP_MOTION })

  return {
    ...edits,
    close: closeShape,

    /** A press on the map, on a vertex or midpoint or on neither. */
    press: pressAt,

    /** Makes the circle reach a point. */
    widenCircle(point: Point) {
      const { circle } = session.get().view
      if (!circle) return
      const radius = boundedRadius(Math.round(metresBetween(circle.center, placeAt(map, point))))
      session.look({ circle: { ...circle, radius } })
    },
    putCircle,

    /**
     * Enter and the large button: moves the selected vertex to the crosshair; closes at the first vertex; selects another
     * vertex under the crosshair; else places a new one.
     */
    dropAtCentre() {
      const { state, view } = session.get()
      const centre = centreOf(place)
      if (!state.closed && view.tool === 'walk') return
      if (!state.closed && view.tool === 'circle') return view.circle ? closeShape() : putCircle(centre)
      const hit = hitAt(state.draft, map, centre, REACH.keyboard) ?? firstDotNear(centre)
      const { selected } = state
      if (selected !== null && hit?.kind === 'dot' && hit.index === selected) update((model) => select(model, null))
      else if (selected !== null) putDown(selected, centre)
      else if (!isEnd(hit)) pressAt(hit, centre)
    },

    /** Escape: cancels a drag, else clears the selection, else stops drawing. The draft stays. */
    escape() {
      const { model, view, state } = session.get()
      if (view.circle) session.look({ circle: null })
      else if (state.goal && state.draft.ring.length === 0) edits.endGoal()
      else if (model.pending || model.selected !== null) update(letGo)
      else place.onStop()
    },

    /** Zooms in as far as drawing needs, towards the drawing if there is one. */
    zoomToDraw() {
      const { lng, lat } = map.getCenter()
      goTo(session.get().state.draft.ring.at(-1) ?? [lng, lat], place.minZoom() + 1)
    },

    /** Centres the map on the problem. */
    showProblem() {
      const at = session.get().state.problem?.at
      if (at) goTo(at)
    },
  }

  function putDown(selected: number, centre: Point) {
    const at = aimAt(place, centre)
    update((model) => select(move(model, selected, at), null))
  }

  /** The first vertex, which closes the shape, has a larger reach than others. */
  function firstDotNear(centre: Point): Hit | null {
    const { draft, goal } = session.get().state
    if (draft.closed || goal === 'split' || draft.ring.length < 3) return null
    return hitAt({ ring: draft.ring.slice(0, 1), closed: false }, map, centre, REACH.touch)
  }

  /** The vertex just placed is under the crosshair: a second press is a slip and does not select it. */
  function isEnd(hit: Hit | null): boolean {
    const { draft } = session.get().state
    return !draft.closed && hit?.kind === 'dot' && hit.index === draft.ring.length - 1
  }
}

/** A radius with one figure, as people would choose it. */
function niceRadius(metres: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(10, metres)))
  return boundedRadius(Math.round(metres / step) * step)
}
