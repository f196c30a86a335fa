import { z } from 'zod'
import { DESCRIPTION_MAX, TITLE_MAX } from './limits.ts'
import { args, Id, line, text } from './schemas.ts'
import type { ContentView } from './content.ts'
import { Base64Image, type PhotoView } from './photo.ts'

/** The side in degrees of the square in whose middle a hidden place is shown: about a kilometre at its widest. */
export const COARSE_DEGREES = 0.01

const Point = z.strictObject({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-85).max(85)], { error: 'geometry' }),
})

export const TreasureData = z
  .strictObject({
    title: line(TITLE_MAX, 1),
    description: text(DESCRIPTION_MAX).default(''),
    geometry: Point,
    /** The one photo: sent here as base64, or uploaded before and named by `photoId`. */
    base64Images: z.array(Base64Image).max(1, { error: 'tooMany' }).default([]),
    photoId: Id.optional(),
    /** If true, only the finder, moderators and the owner see the exact place. */
    placeHidden: z.boolean().default(false),
  })
  .superRefine(({ base64Images, photoId }, context) => {
    const photos = base64Images.length + (photoId ? 1 : 0)
    if (photos === 0) context.addIssue({ code: 'custom', message: 'required', path: ['photoId'] })
    if (photos > 1) context.addIssue({ code: 'custom', message: 'tooMany', path: ['photoId'], params: { max: 1 } })
  })
export const AddTreasure = args(['communityId', 'data'], { communityId: Id, data: TreasureData, id: Id.optional() })
export const HideTreasurePlace = args(['treasureId', 'hidden'], { treasureId: Id, hidden: z.boolean() })

export interface Place {
  lng: number
  lat: number
}

/** A treasure as everyone sees it; nothing in it says more of a hidden place than `place`. */
export interface TreasureView extends ContentView {
  communityId: string
  title: string
  description: string
  /** The place in degrees. If the place is hidden, this is the middle of a coarse square, for every reader. */
  place: Place
  placeHidden: boolean
  photo: PhotoView
  mine: MyTreasure | null
}

/** The part of a treasure that the reader alone sees. */
export interface MyTreasure {
  reported: boolean
  /** The exact place, for its finder, moderators and the owner. */
  exact: Place | null
  /** True if the reader may hide or show the place: if a moderator hid it, only moderators may show it again. */
  mayShowPlace: boolean
  /** The reports, for moderators and the owner. */
  reports: { text: string; flagged: boolean } | null
}

/** Notices of treasures alone. */
export interface TreasureNotices {
  /** Tells the finder that a moderator hid the exact place. */
  'treasure.placeHidden': { communityId: string; treasureId: string; title: string }
}

declare module './contentViews.ts' {
  interface KindViews {
    treasure: TreasureView
  }
  interface KindNotices extends TreasureNotices {}
}
