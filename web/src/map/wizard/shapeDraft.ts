import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { fromGeometry, largestPart } from '../operations/shape.ts'
import type { DrawnDraft } from './drawnDraft.ts'

/** The part of a draft that draws a shape: its largest part, with holes and other parts around it. */
export function drawnOf(geometry: AreaShape): Required<Pick<DrawnDraft, 'shape' | 'around'>> {
  const part = largestPart(geometry)
  const single = geometry.type === 'Polygon' && geometry.coordinates.length === 1
  return { shape: fromGeometry(geometry, part), around: single ? null : { shape: geometry, part } }
}
