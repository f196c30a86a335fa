import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import { z } from 'zod'
import type { Draft } from '../../map/operations/operations.ts'

/** The place of content, as a form holds it. */
export interface Placing {
  place: ContentPlace | null
  /** A shape that is being drawn: from the first dot until it is used or removed. Over a place it is a change of it. */
  drawing?: Draft | null | undefined
}

/** The two screens that give content a place. */
export type PlaceWay = 'choose' | 'draw'

/** Schemas by which a form reads both after a reload. */
export const SavedPlace = z.custom<ContentPlace>().nullable()
export const SavedDrawing = z.custom<Draft>().nullish()
