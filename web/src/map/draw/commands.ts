import type { Map } from 'maplibre-gl'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { positionAt } from '../operations/operations.ts'
import type { Around } from '../operations/shape.ts'
import { prefersStill } from '../view/fit.ts'
import type { MapInset } from '../view/mapProps.ts'
import { type Hit, hitAt, type Point, REACH } from './hit.ts'
import { clear, close, drop, insert, letGo, move, redo, refuse, remove, select, undo } from './model.ts'
import type { DrawSession } from './session.ts'

const MAP_MOTION = 600
/** The lowest zoom for drawing: at 9 a finger covers about 5 km. */
export const DRAW_ZOOM_MIN = 9

/** The commands that need no map. */
export function createEdits({ update, get }: DrawSession, around: Around | undefined) {
  return {
    undo: () => update(undo),
    redo: () => update(redo),
    /** Closes the shape, or sets the reason why not. */
    close: () => update((model) => close(model, around)),
    clear: () => update(clear),
    select: (index: number | null) => update((model) => select(model, index)),
    deleteSelected() {
      const { selected } = get().state
      if (selected !== null) update((model) => remove(model, selected))
    },
  }
}

/** All drawing commands, independent of the input device. */
export type Commands = ReturnType<typeof createCommands>

export interface DrawPlace {
  map: Map
  session: DrawSession
  around: Around | undefined
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

export function createCommands(place: DrawPlace) {
  const { map, session, around } = place
  const { update } = session
  const edits = createEdits(session, around)

  const pressAt = (hit: Hit | null, point: Point) => {
    const { state, view } = session.get()
    if (hit?.kind === 'dot') {
      const first = hit.index === 0 && !state.closed && state.vertices > 2
      if (first) closeShape()
      else update((model) => select(model, hit.index))
    } else if (hit) update((model) => insert(model, hit.edge, placeAt(map, hit.at)))
    else if (view.tooFar && !state.closed) update((model) => refuse(model, 'tooFar'))
    else update((model) => drop(model, placeAt(map, point)))
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

    /**
     * Enter and the large button: moves the selected vertex to the crosshair; closes at the first vertex; selects another
     * vertex under the crosshair; else places a new one.
     */
    dropAtCentre() {
      const { state } = session.get()
      const centre = centreOf(place)
      const hit = hitAt(state.draft, map, centre, REACH.keyboard) ?? firstDotNear(centre)
      const { selected } = state
      if (selected !== null && hit?.kind === 'dot' && hit.index === selected) update((model) => select(model, null))
      else if (selected !== null) update((model) => select(move(model, selected, placeAt(map, centre)), null))
      else if (!isEnd(hit)) pressAt(hit, centre)
    },

    /** Escape: cancels a drag, else clears the selection, else stops drawing. The draft stays. */
    escape() {
      const { model } = session.get()
      if (model.pending || model.selected !== null) update(letGo)
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

  /** The first vertex, which closes the shape, has a larger reach than others. */
  function firstDotNear(centre: Point): Hit | null {
    const { draft, vertices } = session.get().state
    if (draft.closed || vertices < 3) return null
    return hitAt({ ring: draft.ring.slice(0, 1), closed: false }, map, centre, REACH.touch)
  }

  /** The vertex just placed is under the crosshair: a second press is a slip and does not select it. */
  function isEnd(hit: Hit | null): boolean {
    const { draft, vertices } = session.get().state
    return !draft.closed && hit?.kind === 'dot' && hit.index === vertices - 1
  }
}
