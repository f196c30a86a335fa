import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import type { Geometry } from 'geojson'
import { cornersOf, type Draft, EMPTY_DRAFT } from '../../map/operations/operations.ts'
import { fromGeometry, toGeometry } from '../../map/operations/shape.ts'
import { boundsOf } from '../../map/view/fit.ts'
import type { Bounds } from '../../map/view/mapAddress.ts'
import { DraftShape } from '../../map/wizard/drawnDraft.ts'

/** Returns what drawing begins with: what was drawn before, else the shape that is chosen, else nothing. */
export function beginWith(drawing: unknown, chosen: ContentPlace | null): Draft {
  if (drawing) return DraftShape.parse(drawing)
  return chosen && chosen.type !== 'Point' ? fromGeometry(chosen) : EMPTY_DRAFT
}

/** Returns the drawing to keep beside a place; null where it is empty or the same. */
export function drawingToKeep(draft: Draft, place: ContentPlace | null): Draft | null {
  if (cornersOf(draft) === 0) return null
  if (!place || place.type === 'Point' || !draft.closed || draft.goal) return draft
  return JSON.stringify(toGeometry(draft)) === JSON.stringify(toGeometry(fromGeometry(place))) ? null : draft
}

/** Returns what the map shows at first: the drawing, else the place that is chosen, else the land. */
export function firstView(draft: Draft, chosen: ContentPlace | null, land: Bounds): Bounds {
  const lines = [draft.ring, ...(draft.others ?? []).map(({ ring }) => ring)].filter(({ length }) => length > 0)
  const geometries = lines.map((line): Geometry => ({ type: 'LineString', coordinates: line.map((at) => [...at]) }))
  return boundsOf(geometries) ?? (chosen && boundsOf([chosen])) ?? land
}
