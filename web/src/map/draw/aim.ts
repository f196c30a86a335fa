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
  /** Returns the borders near the drawing, to which vertices snap. */
  near: () => readonly SnapLine[]
  ask?: AskShapes | undefined
  minZoom: () => number
  /** Called at a tap on an empty drawing: takes over the border there. Returns false if no border is there. */
  takeAt?: ((point: Point) => boolean) | undefined
  /** Returns the pixels that overlays cover at each edge of the map: the crosshair is in the middle of the uncovered part. */
  inset: () => MapInset
  onStop: () => void
}

/** Returns the point of the crosshair on the map's canvas, in pixels. */
export function centreOf({ map, inset }: Pick<DrawPlace, 'map' | 'inset'>): Point {
  const { clientWidth, clientHeight } = map.getCanvas()
  const { top = 0, right = 0, bottom = 0, left = 0 } = inset()
  return { x: (left + clientWidth - right) / 2, y: (top + clientHeight - bottom) / 2 }
}

export function placeAt(map: Map, { x, y }: Point): Position {
  const { lng, lat } = map.unproject([x, y])
  return positionAt(lng, lat)
}

/** Returns the position (degrees) at a point of the canvas, snapped to a border near that point if snapping is on. */
export function aimAt({ map, session, near }: Pick<DrawPlace, 'map' | 'session' | 'near'>, point: Point): Position {
  const { view, state } = session.get()
  if (!view.snap) return placeAt(map, point)
  // A line that adds to a shape or cuts from it may follow the shape's border; any other ring may not touch that border.
  const ownLines = state.goal ? snapLines((state.draft.others ?? []).map(({ ring }) => closedRing(ring))) : []
  return snapAt([...near(), ...ownLines], map, point, SNAP_REACH[view.input]) ?? placeAt(map, point)
}
