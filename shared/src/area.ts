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
 * `checkGeometry` as a schema; a missing value gives the issue 'required'. The issue's message is the key of the error text, its
 * params are the values in that text.
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
  /** True if everyone may read the description and see the photos; otherwise only the area's maker may. */
  descriptionPublic: z.boolean(),
  /** Ids of photos that the maker uploaded before, in the order to show them. */
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
  // Private by default: only a form that announces it beforehand may make the description public.
  descriptionPublic: attributes.descriptionPublic.default(false),
  photoIds: attributes.photoIds.default([]),
  explanation: attributes.explanation.default(''),
  activities: attributes.activities.default([]),
  priority: attributes.priority.default(null),
  relationship: attributes.relationship.default(null),
})
export type AreaData = z.output<typeof AreaData>

/** The version of the questions about an area: raised when a question, or one of its answer choices, is reworded. */
export const AREA_INSTRUMENT = '2026-11'

/** Ways to draw an outline: dot by dot, freehand, as a circle, by walking, from an existing border, or from a file. */
export const DRAW_TOOLS = ['dots', 'freehand', 'circle', 'walk', 'border', 'file'] as const

/** The most characters in the name of a base map, or of a border's source. */
const SEEN_MAX = 80

/** Shortens the name of a base map, or a border's source, id or licence, to SEEN_MAX. */
export const cutSeen = (name: string): string => wholeCharacters(name, SEEN_MAX)

/** The existing border from which a shape was started. It is from a register or OpenStreetMap, whose licences require attribution. */
export const KeptBorder = z.strictObject({
  source: token(SEEN_MAX).min(1),
  /** The border's id at the source. */
  id: token(SEEN_MAX).min(1),
  licence: token(SEEN_MAX).min(1),
  /** The date of the source's data, such as 2026-11-22. */
  dated: z.iso.date(),
  /** True if the shape was changed by hand after it was started from the border. */
  changed: z.boolean(),
})
export type KeptBorder = z.output<typeof KeptBorder>

/** Facts, each limited in size, about how an area was drawn, for research on the method; stored, but sent in no feed. */
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
  /** The base map under the drawing, and the version of that map, if it has one. */
  base: token(SEEN_MAX).optional(),
  baseVersion: token(SEEN_MAX).optional(),
  aerial: z.boolean().optional(),
  /** The border's source as earlier clients sent it, before `border` existed. */
  source: token(SEEN_MAX).optional(),
  /** The existing border that the shape was started from, if any. */
  border: KeptBorder.optional(),
})

export const AddArea = args(['measure', 'data', 'analitics'], {
  measure: AreaGeometry,
  data: AreaData,
  analitics: Analitics.default({}),
  id: Id.optional(),
})
/**
 * Changes the given fields of an area and nothing else: no default fills in a field that is left out. `since` is the `updatedAt` of the
 * area when the edit began: an area that was changed elsewhere meanwhile is not overwritten.
 */
export const UpdateArea = args(['measureId', 'data', 'analitics', 'since'], {
  measureId: Id,
  data: z.strictObject({ ...attributes, geometry: AreaGeometry }).partial(),
  /** The way in which a changed shape was drawn. */
  analitics: Analitics.optional(),
  since: z.iso.datetime().optional(),
})
/**
 * Splits an area in two. `kept` is the new shape of the area, which keeps its id, story and likes; `split` becomes a new area with
 * another title and the same answers. `version` is the area's version that the person saw.
 */
export const SplitArea = args(['measureId', 'version', 'kept', 'split', 'title'], {
  measureId: Id,
  version: z.number().int(),
  kept: AreaGeometry,
  split: AreaGeometry,
  title: attributes.title,
  id: Id.optional(),
})
/** Merges two areas: the first keeps its answers and story and gets `geometry`, the second is deleted. */
export const MergeAreas = args(['measureId', 'version', 'otherId', 'otherVersion', 'geometry'], {
  measureId: Id,
  version: z.number().int(),
  otherId: Id,
  otherVersion: z.number().int(),
  geometry: AreaGeometry,
})
export const AreaId = args(['measureId'], { measureId: Id })

/** An area as everyone sees it. It has a `creator` only if that person shows their name with their areas. */
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
  /** An admin's reason for hiding description and photos from others; null if they are not hidden. */
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

/** A community whose land a new area touches. The area's maker joined it, or is only offered to join, having left it on purpose before. */
export interface TouchedCommunity {
  id: string
  title: string
  joined: boolean
}
export interface AddedArea {
  area: MyAreaView
  communities: TouchedCommunity[]
  /** The number of the maker's areas, including this one. */
  count: number
}

export interface AreaSplit {
  kept: MyAreaView
  split: MyAreaView
}

/** The land that several shapes cover together: overlap counts once, and the total is rounded up to whole km2; 0 for no shapes. */
export interface JointSurface {
  count: number
  jointKm2: number
  /** The shapes have so many corners that the surface is not exact. */
  approximate?: boolean
  /** True if shapes have changed since the measurement; the event `mine.changed` reports the new one. */
  recomputing?: boolean
}
