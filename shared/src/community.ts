import { type ContentCounts, ReportReason, type TopCounts } from './content.ts'
import { z } from 'zod'
import { Organization } from './account.ts'
import { Analitics, AreaGeometry, type JointSurface } from './area.ts'
import { DESCRIPTION_MAX, TITLE_MAX } from './limits.ts'
import { args, Id, line, text } from './schemas.ts'
import type { AreaShape } from './geo/geometry.ts'

/** The most tags of a community: few enough to read at a glance on its page. */
export const TAGS_MAX = 10
export const TAG_MAX = 30

const attributes = {
  title: line(TITLE_MAX, 1),
  description: text(DESCRIPTION_MAX),
  organization: z.union([Organization, z.literal('')]),
  tags: z.array(line(TAG_MAX, 1)).max(TAGS_MAX, { error: 'tooMany' }),
}
export const CommunityData = z.strictObject({
  ...attributes,
  description: attributes.description.default(''),
  organization: attributes.organization.default(''),
  tags: attributes.tags.default([]),
  /** True for a community of the whole platform: its messages go to everyone, and drawing an area subscribes nobody. Only admins set it. */
  system: z.boolean().default(false),
})

export const AddCommunity = args(['measure', 'data', 'analitics'], {
  measure: AreaGeometry,
  data: CommunityData,
  analitics: Analitics.default({}),
  id: Id.optional(),
})
export const CommunityId = args(['landId'], { landId: Id })
/** Changes a community: fields that are left out stay as they are. */
export const EditCommunity = args(['id', 'title', 'description'], {
  id: Id,
  ...z.object(attributes).partial().shape,
})
/** Approves claimed land. `version` is the version of the land that the admin saw: the land may have been corrected since. */
export const ApproveClaim = args(['landId', 'version'], { landId: Id, version: z.number().int().optional() })
export const DeclineClaim = args(['landId', 'reason'], { landId: Id, reason: ReportReason })
/** Corrects a community's land. `measure` is the whole corrected land, `id` the id of the correction. */
export const CorrectLand = args(['landId', 'measure', 'analitics'], {
  landId: Id,
  measure: AreaGeometry,
  analitics: Analitics.default({}),
  id: Id.optional(),
})
export const PreviewCorrection = z.strictObject({ landId: Id, measure: AreaGeometry })
export const CorrectionId = args(['correctionId'], { correctionId: Id })
export const DeclineCorrection = args(['correctionId', 'reason'], { correctionId: Id, reason: ReportReason })
export const DeleteCommunity = args(['communityId'], { communityId: Id })

/** A community as everyone sees it in a list. */
export interface CommunityView {
  id: string
  title: string
  description: string
  organization: string
  system: boolean
  tags: string[]
  dateCreated: string
  updatedAt: string
  version: number
  creator: { id: string; name: string }
  /** The ids of the community's moderators, of whom the creator is always one. */
  mods: string[]
  subscribers: number
  /** Counts of the community's content, by feed. */
  counts: TopCounts
  areaM2: number
  /** West, south, east, north in degrees. */
  bbox: [number, number, number, number]
  geometry: AreaShape
  /** The reader's membership; null for a guest. */
  mine: MyMembership | null
}

/** The reader's membership of a community. An admin counts as the owner of every community, and an owner as a moderator. */
export interface MyMembership {
  subscribed: boolean
  owner: boolean
  moderator: boolean
  /** The reader's request to moderate: still open, or refused. */
  request: 'pending' | 'refused' | null
  /** The reason why only its owner sees the community; null if everyone does. `reason` is the admin's text if the land was declined. */
  hidden: { why: 'unverified' | 'waiting' | 'declined'; reason: string } | null
}

/** A community whose land waits for an admin. */
export interface ClaimView {
  community: CommunityView
  since: string
  /** The first few other communities whose land overlaps this land, the largest first. */
  overlaps: { id: string; title: string }[]
  /** The version of the land, which rises when it is corrected. */
  landVersion: number
}

/** Reasons for an admin to look at land before it is in force. */
export interface Waits {
  /** The land is larger than CLAIM_KM2. */
  large: boolean
  /** The first few other communities whose land overlaps this land, the largest first. */
  over: { id: string; title: string }[]
}

/**
 * The changes that a correction would make to the land, before the correction is saved. The people who drew there are left out:
 * with them, an owner could find out about one area after the other.
 */
export interface CorrectionPreview {
  /** Square metres on the ellipsoid: of the corrected land, of the land that is added, and of the land that is removed. */
  areaM2: number
  addedM2: number
  lostM2: number
  /** The reasons why an admin has to approve the correction; null if the correction takes effect at once. */
  waits: Waits | null
}

/** The last correction of a community's land, for its owner: waiting for an admin, or declined with a reason. */
export interface CorrectionView {
  id: string
  state: 'waiting' | 'declined'
  since: string
  reason: string
  geometry: AreaShape
  areaM2: number
  waits: Waits
}

/** A correction that waits for approval, as admins see it. */
export interface WaitingCorrection extends CorrectionView {
  community: CommunityView
}

/** The outcome of a correction. */
export interface Corrected {
  id: string
  /** True if an admin has to approve the correction first; until then the old land stays in force. */
  waits: boolean
  community: CommunityView
}

/** Totals of several communities: their subscribers, each person counted once, and the land that the communities cover together. */
export interface Totals extends JointSurface {
  subscribers: number
}

/** A community that a search found. `distanceM`: if the search had a position, the metres from there to the land, 0 on the land. */
export interface FoundCommunity extends CommunityView {
  distanceM?: number
}

/** Counts of what is deleted with a community; areas of people stay. */
export interface CommunityContents extends ContentCounts {
  subscribers: number
  photos: number
}

/** A deleted community, for the people who may restore it. */
export interface DeletedCommunity {
  id: string
  title: string
  deletedAt: string
  /** The time after which it cannot be restored. */
  until: string
}
