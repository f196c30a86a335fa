import type { Map } from 'maplibre-gl'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { closedRing } from '@fieldfare/shared/geo/rings.ts'
import { positionAt } from '../operations/operations.ts'
import type { MapInset } from '../view/mapProps.ts'
import type { AskShapes } from './edits.ts'
import type { Point } from './hit.ts'
import type { DrawSession } from './session.ts'
import { SNAP_REACH, snapAt, type SnapLine, snapLines } from './snapping.ts'

/** The lowest zoom for drawing: at 9 a finger covers about 5 km. */
export const DRAW_ZOOM_MIN = 9

export interface DrawPlace {
  map: Map
  session: DrawSession
  /** The borders beside the drawing, to draw along. */
  near: () => readonly SnapLine[]
  ask?: AskShapes | undefined
  minZoom: () => number
  /** Takes over what lies at a tap on an empty drawing; false where that is nothing. */
  takeAt?: ((point: Point) => boolean) | undefined
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
  // A line that adds to a shape or cuts from it may follow the shape's border; a separate ring may not touch it.
  const ownLines = state.goal ? snapLines((state.draft.others ?? []).map(({ ring }) => closedRing(ring))) : []
  return snapAt([...near(), ...ownLines], map, point, SNAP_REACH[view.input]) ?? placeAt(map, point)
}
