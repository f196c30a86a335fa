import { z } from 'zod'
import type { AreaView } from './area.ts'
import { type Author, type ContentRef, ReportReason } from './content.ts'
import type { Level } from './limits.ts'
import { LAT_MAX, LNG_MAX } from './geo/geometry.ts'
import type { PhotoView } from './photo.ts'
import { args, Id, PageInput } from './schemas.ts'

// A story is what a person says and shows of a place: the description and the photos of an area.

/** The lowest rating of a story on the welcome page. */
export const STORY_RATING = 8
/** The fewest characters of a story: a shorter text says no more than the title. */
export const STORY_LENGTH = 20
/** Metres within which a thing is near a place: an hour by bicycle, with time to look. */
export const NEAR_M = 20_000

export const ReportStory = args(['measureId', 'text'], { measureId: Id, text: ReportReason })
export const HideStory = args(['measureId', 'reason'], { measureId: Id, reason: ReportReason })
export const StoryOf = args(['measureId'], { measureId: Id })
/** Asks for the surroundings of an area. */
export const Around = z.strictObject({ id: Id })
export const NearPage = z.strictObject({ ...PageInput, id: Id })
/** Asks for the public areas around a point. */
export const NearbyPage = z.strictObject({
  ...PageInput,
  lng: z.number().min(-LNG_MAX).max(LNG_MAX),
  lat: z.number().min(-LAT_MAX).max(LAT_MAX),
})

/** The communities and areas that an area touches; all of this is public elsewhere. */
export interface AroundView {
  /** The communities whose land the area touches, the smallest first. */
  communities: { id: string; title: string; geometry: AreaView['geometry'] }[]
  /**
   * Other people's public areas that overlap the area; `atLeast`: there are more than `count`. `people` is the number of their makers;
   * null if that group is too small to show.
   */
  overlapping: { count: number; atLeast: boolean; rating: number; people: number | null }
}

interface Near {
  id: string
  title: string
  /** Whole metres between this and the area; 0 if they overlap. */
  metres: number
}
/** A public area, or content with a place, near an area. The place is no more exact than everyone may know. */
export type NearView =
  | (Near & {
      kind: 'area'
      level: Level
      rating: number
      version: number
      geometry: AreaView['geometry']
      /** The first of the area's photos that everyone may see; null without one. */
      photo: Pick<PhotoView, 'id'> | null
    })
  | (Near & {
      kind: 'content'
      ref: ContentRef
      communityId: string
      place: { lng: number; lat: number }
      placeHidden: boolean
    })

/** A public area near a point that a reader gives. */
export interface NearbyView extends AreaView {
  areaM2: number
  /** Whole metres from the point; 0 within the area. */
  metres: number
}

/** A story with open reports, as admins see it. */
export interface ReportedStory {
  area: Pick<AreaView, 'id' | 'title' | 'level' | 'geometry'>
  description: string
  photos: PhotoView[]
  maker: Author
  /** The oldest open reports, at most REPORTS_SHOWN of them. */
  reports: { reporter: Author; reason: string; at: string }[]
  since: string
  /** True if the reader may decide the reports: the area's maker may not, if another admin can. */
  decidable: boolean
}
export const REPORTS_SHOWN = 10

/** Facts about the story of an area that only some readers see. */
export interface StoryState {
  /** True if the reader reported the story. */
  reported: boolean
  /** The description and photos that an admin hid from others, and the reason; for admins alone, otherwise null. */
  hidden: { reason: string; description: string; photos: PhotoView[] } | null
}
