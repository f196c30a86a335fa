import { z } from 'zod'
import type { AreaView } from './area.ts'
import { type Author, type ContentRef, ReportReason } from './content.ts'
import type { Level } from './limits.ts'
import { LAT_MAX, LNG_MAX } from './geo/geometry.ts'
import type { PhotoView } from './photo.ts'
import { args, Id, PageInput } from './schemas.ts'

// Stories are what people say and show of a place: the description and the photos of an area.

/** The lowest rating of a story on the welcome page. */
export const STORY_RATING = 8
/** The fewest characters of a story: a shorter text is a name, and the title is one. */
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

/** Relations of an area with others; all of it is public elsewhere. */
export interface AroundView {
  /** The communities whose land it touches, the smallest first. */
  communities: { id: string; title: string; geometry: AreaView['geometry'] }[]
  /**
   * Other people's public areas that overlap it; `atLeast`: there are more than were counted. `people` made them; null where that would
   * be a group too small to tell of.
   */
  overlapping: { count: number; atLeast: boolean; rating: number; people: number | null }
}

interface Near {
  id: string
  title: string
  /** Whole metres between the two; 0 where they overlap. */
  metres: number
}
/** A public area near another one, or content that lies somewhere. Its place is no more exact than everyone may know. */
export type NearView =
  | (Near & {
      kind: 'area'
      level: Level
      rating: number
      version: number
      geometry: AreaView['geometry']
      /** The first of its photos that everyone may see. */
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
  /** True if the reader may decide: not the maker, where another admin can. */
  decidable: boolean
}
export const REPORTS_SHOWN = 10

/** Facts about the story of an area that only some readers see. */
export interface StoryState {
  /** The reader reported it. */
  reported: boolean
  /** The words and photos that an admin hid from others, and the reason; for admins alone. */
  hidden: { reason: string; description: string; photos: PhotoView[] } | null
}
