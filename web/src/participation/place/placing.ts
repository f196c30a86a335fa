import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import { z } from 'zod'
import type { Draft } from '../../map/operations/operations.ts'

/** The place of content in a form, with the drawing that may replace it. */
export interface Placing {
  place: ContentPlace | null
  /** A shape that is being drawn, from its first point until it becomes the place or is removed. If `place` is set, the drawing is to replace it. */
  drawing?: Draft | null | undefined
}

/** The two screens that give content a place. */
export type PlaceWay = 'choose' | 'draw'

/** The schemas with which a form checks a place and a drawing saved before a reload. */
export const SavedPlace = z.custom<ContentPlace>().nullable()
export const SavedDrawing = z.custom<Draft>().nullish()
