import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { prefersStill } from '../view/fit.ts'
import { aimAt, centreOf, type DrawPlace, placeAt } from './aim.ts'
import { createEdits } from './edits.ts'
import { type Hit, hitAt, type Point, REACH, ringAt } from './hit.ts'
import { drop, insert, letGo, move, refuse, select } from './model.ts'
import type { DrawActions } from './tools/tool.ts'
import { handOf } from './tools/tools.ts'

const MAP_MOTION = 600

/** All drawing commands, independent of the input device. */
export interface Commands extends DrawActions {
  /** Handles a press on the map: on a vertex or midpoint (`hit`), or on neither. */
  press(hit: Hit | null, point: Point): void
}

export function createCommands(place: DrawPlace): Commands {
  const { map, session } = place
  const { update } = session
  const edits = createEdits(session, place.ask)

  const pressAt = (hit: Hit | null, point: Point) => {
    const { state, view } = session.get()
    const { press } = handOf(view.tool)
    const other = state.closed && !hit ? ringAt(state.draft, map, point, REACH[view.input]) : null
    if (other !== null) edits.takeRing(other)
    else if (!state.closed && press) press(place, point)
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

    press(hit, point) {
      const { state, view } = session.get()
      const empty = state.vertices === 0 && view.input === 'touch' && view.tool === 'dots' && !view.tooFar
      if (!empty || !place.takeAt?.(point)) pressAt(hit, point)
    },

    /**
     * Handles Enter and the button at the edge of the map: moves the selected vertex to the crosshair; else closes the shape at the first
     * vertex, selects another vertex under the crosshair, or places a new vertex. If the crosshair is hidden, only shows it again.
     */
    dropAtCentre() {
      const { state, view } = session.get()
      if (view.direct && state.selected === null) return session.look({ direct: false })
      const centre = centreOf(place)
      const { enter } = handOf(view.tool)
      if (!state.closed && enter) return enter(place, centre, closeShape)
      const hit = hitAt(state.draft, map, centre, REACH.keyboard) ?? firstDotNear(centre)
      const { selected } = state
      if (selected !== null && hit?.kind === 'dot' && hit.index === selected) update((model) => select(model, null))
      else if (selected !== null) putDown(selected, centre)
      else if (!isEnd(hit)) pressAt(hit, centre)
    },

    /** Handles Escape: cancels a circle, a change without a dot yet, a drag or the selection; else stops drawing. The draft stays. */
    escape() {
      const { model, view, state } = session.get()
      if (view.circle) session.look({ circle: null })
      else if (state.goal && state.draft.ring.length === 0) edits.endGoal()
      else if (model.pending || model.selected !== null) update(letGo)
      else place.onStop()
    },

    /** Zooms in until vertices can be placed, at the last vertex if there is one. */
    zoomToDraw() {
      const { lng, lat } = map.getCenter()
      goTo(session.get().state.draft.ring.at(-1) ?? [lng, lat], place.minZoom() + 1)
    },

    /** Centres the map on the position of the problem, such as a crossing. */
    showProblem() {
      const at = session.get().state.problem?.at
      if (at) goTo(at)
    },
  }

  function putDown(selected: number, centre: Point) {
    const at = aimAt(place, centre)
    update((model) => select(move(model, selected, at), null))
  }

  /** Finds the first vertex near the crosshair: since it closes the shape, its hit radius is larger than that of other vertices. */
  function firstDotNear(centre: Point): Hit | null {
    const { draft, goal } = session.get().state
    if (draft.closed || goal === 'split' || draft.ring.length < 3) return null
    return hitAt({ ring: draft.ring.slice(0, 1), closed: false }, map, centre, REACH.touch)
  }

  /** Tells whether the hit vertex is the one placed last: a second press on it is a slip and must not select it. */
  function isEnd(hit: Hit | null): boolean {
    const { draft } = session.get().state
    return !draft.closed && hit?.kind === 'dot' && hit.index === draft.ring.length - 1
  }
}
