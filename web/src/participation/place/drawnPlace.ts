import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import type { Geometry } from 'geojson'
import { cornersOf, type Draft, EMPTY_DRAFT } from '../../map/operations/operations.ts'
import { fromGeometry, toGeometry } from '../../map/operations/shape.ts'
import { boundsOf } from '../../map/view/fit.ts'
import type { Bounds } from '../../map/view/mapAddress.ts'
import { DraftShape } from '../../map/wizard/drawnDraft.ts'

/** Returns the draft with which drawing begins: the earlier drawing, else the chosen shape, else an empty draft. */
export function beginWith(drawing: unknown, chosen: ContentPlace | null): Draft {
  if (drawing) return DraftShape.parse(drawing)
  return chosen && chosen.type !== 'Point' ? fromGeometry(chosen) : EMPTY_DRAFT
}

/** Returns the drawing to keep in addition to the place; null if the drawing is empty or has the same shape as the place. */
export function drawingToKeep(draft: Draft, place: ContentPlace | null): Draft | null {
  if (cornersOf(draft) === 0) return null
  if (!place || place.type === 'Point' || !draft.closed || draft.goal) return draft
  return JSON.stringify(toGeometry(draft)) === JSON.stringify(toGeometry(fromGeometry(place))) ? null : draft
}

/** Returns the bounds that the map shows at first: those of the drawing, else of the chosen place, else of the land. */
export function firstView(draft: Draft, chosen: ContentPlace | null, land: Bounds): Bounds {
  const lines = [draft.ring, ...(draft.others ?? []).map(({ ring }) => ring)].filter(({ length }) => length > 0)
  const geometries = lines.map((line): Geometry => ({ type: 'LineString', coordinates: line.map((at) => [...at]) }))
  return boundsOf(geometries) ?? (chosen && boundsOf([chosen])) ?? land
}
