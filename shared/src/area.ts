import { z } from 'zod'
import {
  ACTIVITIES,
  DESCRIPTION_MAX,
  FREQUENCIES,
  type Level,
  LEVELS,
  PRIORITIES,
  RATING_MAX,
  RATING_MIN,
  RELATIONSHIPS,
  TITLE_MAX,
} from './limits.ts'
import { AREA_PHOTOS_MAX, type PhotoView } from './photo.ts'
import { args, Id, line, text, token, wholeCharacters } from './schemas.ts'
import { type AreaShape, checkGeometry } from './geo/geometry.ts'

/**
 * `checkGeometry` as a schema; a missing value is 'required'. The issue's message is the key of the text, its params
 * are the text's.
 */
export const AreaGeometry = z.custom<AreaShape>().superRefine((value, context) => {
  const result = value == null ? ({ ok: false, key: 'required', params: undefined } as const) : checkGeometry(value)
  if (!result.ok) context.addIssue({ code: 'custom', message: result.key, params: result.params })
})

const Rating = z
  .number({ error: 'required' })
  .int({ error: 'whole' })
  .min(RATING_MIN, { error: 'range' })
  .max(RATING_MAX, { error: 'range' })
const attributes = {
  level: z.enum(LEVELS, { error: 'required' }),
  title: line(TITLE_MAX, 1),
  description: text(DESCRIPTION_MAX),
  /** Everyone may read the description and see the photos; otherwise their maker alone. */
  descriptionPublic: z.boolean(),
  /** The maker's own photos, sent before, in their order. */
  photoIds: z.array(Id).max(AREA_PHOTOS_MAX, { error: 'tooMany' }),
  rating: Rating,
  /** The reason for this rating, in the person's own words. */
  explanation: text(DESCRIPTION_MAX),
  frequency: z.enum(FREQUENCIES, { error: 'required' }),
  activities: z
    .array(z.enum(ACTIVITIES))
    .max(ACTIVITIES.length)
    .transform((chosen) => [...new Set(chosen)]),
  priority: z.enum(PRIORITIES).nullable(),
  relationship: z.enum(RELATIONSHIPS).nullable(),
}
export const AreaData = z.strictObject({
  ...attributes,
  description: attributes.description.default(''),
  // Only a form that says so beforehand makes it public.
  descriptionPublic: attributes.descriptionPublic.default(false),
  photoIds: attributes.photoIds.default([]),
  explanation: attributes.explanation.default(''),
  activities: attributes.activities.default([]),
  priority: attributes.priority.default(null),
  relationship: attributes.relationship.default(null),
})
export type AreaData = z.output<typeof AreaData>

/** The version of the questions about an area: raised when one of them, or one of the answers to choose, is worded differently. */
export const AREA_INSTRUMENT = '2026-11'

/** Ways to make a line: dot by dot, freehand, as a circle, walked, from a border that was there, or from a file. */
export const DRAW_TOOLS = ['dots', 'freehand', 'circle', 'walk', 'border', 'file'] as const

/** The most characters of names of base maps and of sources of borders. */
const SEEN_MAX = 80

/** Cuts off what is too long of a name of a base map, or of a border's source, id or licence. */
export const cutSeen = (name: string): string => wholeCharacters(name, SEEN_MAX)

/** The border that a shape began as, of a register or of OpenStreetMap, whose licences want to be named. */
export const KeptBorder = z.strictObject({
  source: token(SEEN_MAX).min(1),
  /** The border's id at the source. */
  id: token(SEEN_MAX).min(1),
  licence: token(SEEN_MAX).min(1),
  /** The day that the source is of, as 2026-11-22. */
  dated: z.iso.date(),
  /** The shape was changed by hand since. */
  changed: z.boolean(),
})
export type KeptBorder = z.output<typeof KeptBorder>

/** Bounded facts about how an area was drawn, for research on the method; stored, but in no feed. */
export const Analitics = z.strictObject({
  mode: z.enum(['mouse', 'touch', 'keyboard']).optional(),
  vertices: z.number().int().min(0).max(100_000).optional(),
  seconds: z.number().min(0).max(86_400).optional(),
  /** The zoom at the last vertex. */
  zoom: z.number().min(0).max(24).optional(),
  /** The zoom at the first vertex. */
  zoomFirst: z.number().min(0).max(24).optional(),
  device: z.enum(['phone', 'desk']).optional(),
  tools: z.array(z.enum(DRAW_TOOLS)).max(DRAW_TOOLS.length).optional(),
  undos: z.number().int().min(0).max(100_000).optional(),
  /** The base map under the drawing and its version, where it has one. */
  base: token(SEEN_MAX).optional(),
  baseVersion: token(SEEN_MAX).optional(),
  aerial: z.boolean().optional(),
  /** The field of earlier versions, before `border`. */
  source: token(SEEN_MAX).optional(),
  /** The border that the shape began as, if it was there already. */
  border: KeptBorder.optional(),
})

export const AddArea = args(['measure', 'data', 'analitics'], {
  measure: AreaGeometry,
  data: AreaData,
  analitics: Analitics.default({}),
  id: Id.optional(),
})
/**
 * An update carries what changes and nothing else: no default fills in what was left out. `since` is the `updatedAt` that it began from: an area
 * that was changed elsewhere meanwhile is not overwritten.
 */
export const UpdateArea = args(['measureId', 'data', 'analitics', 'since'], {
  measureId: Id,
  data: z.strictObject({ ...attributes, geometry: AreaGeometry }).partial(),
  /** The way in which a changed shape was drawn. */
  analitics: Analitics.optional(),
  since: z.iso.datetime().optional(),
})
/**
 * Makes two areas of one. `kept` stays the area, with its id, story and likes; `split` becomes one of its own, under another name, with
 * the same answers. `version` is the one that was looked at.
 */
export const SplitArea = args(['measureId', 'version', 'kept', 'split', 'title'], {
  measureId: Id,
  version: z.number().int(),
  kept: AreaGeometry,
  split: AreaGeometry,
  title: attributes.title,
  id: Id.optional(),
})
/** Makes one area of two: the first stays with what is said of it and gets `geometry`, the other is deleted. */
export const MergeAreas = args(['measureId', 'version', 'otherId', 'otherVersion', 'geometry'], {
  measureId: Id,
  version: z.number().int(),
  otherId: Id,
  otherVersion: z.number().int(),
  geometry: AreaGeometry,
})
export const AreaId = args(['measureId'], { measureId: Id })

/** An area as everyone sees it. `creator` only if that person shows their name with their areas. */
export interface AreaView {
  id: string
  geometry: AreaShape
  title: string
  level: Level
  rating: number
  likes: number
  dateCreated: string
  /** The version, which rises with every change: an older view never replaces a newer one. */
  version: number
  creator?: { id: string; name: string }
  /** The description, if its creator lets everyone read it and no admin hid it. */
  description?: string
  /** The photos, if its creator lets everyone see them and no admin hid them. */
  photos?: PhotoView[]
}

/** An area as its creator sees it. */
export interface MyAreaView extends AreaView {
  description: string
  descriptionPublic: boolean
  photos: PhotoView[]
  /** An admin's reason for hiding description and photos from others; null where nobody did. */
  storyHidden: string | null
  explanation: string
  frequency: (typeof FREQUENCIES)[number]
  activities: (typeof ACTIVITIES)[number][]
  priority: (typeof PRIORITIES)[number] | null
  relationship: (typeof RELATIONSHIPS)[number] | null
  updatedAt: string
  /** Square metres on the ellipsoid. */
  areaM2: number
}

/** A community that a new area touched: joined, or left on purpose before and so only offered. */
export interface TouchedCommunity {
  id: string
  title: string
  joined: boolean
}
export interface AddedArea {
  area: MyAreaView
  communities: TouchedCommunity[]
  /** The number of its maker's areas, with this one. */
  count: number
}

export interface AreaSplit {
  kept: MyAreaView
  split: MyAreaView
}

/** Land that shapes cover together: overlap counts once, in whole km2 rounded up once; 0 when there are none. */
export interface JointSurface {
  count: number
  jointKm2: number
  /** The shapes have so many corners that the surface is not exact. */
  approximate?: boolean
  /** The shapes have changed since this was measured; the feed of one's own things says when it is done. */
  recomputing?: boolean
}
