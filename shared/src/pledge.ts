import { z } from 'zod'
import type { Author, ContentView } from './content.ts'
import { type ContentPlace, PlaceOrNone } from './geo/contentPlace.ts'
import type { LngLat } from './geo/lngLat.ts'
import { AMOUNT_MAX, DESCRIPTION_MAX, GOAL_MAX, RHYTHMS, type Rhythm, TITLE_MAX, WHY_MAX } from './limits.ts'
import { euros } from './money.ts'
import { type PhotoView, photoFields } from './photo.ts'
import { args, Id, line, PageInput, text } from './schemas.ts'

/** The years between two payments of each rhythm; 0 for a contribution that is given once. */
export const YEARS_OF: Record<Rhythm, number> = {
  fixed: 0,
  yearly: 1,
  '2yearly': 2,
  '3yearly': 3,
  '4yearly': 4,
  '5yearly': 5,
}

const Type = z.enum(RHYTHMS, { error: 'choice' })
const Goal = euros(GOAL_MAX)
const Amount = euros(AMOUNT_MAX)

export const AddPledge = args(['communityId', 'data'], {
  communityId: Id,
  data: z.strictObject({
    title: line(TITLE_MAX, 1),
    description: text(DESCRIPTION_MAX).default(''),
    goal: Goal,
    type: Type,
    geometry: PlaceOrNone.default(null),
    ...photoFields,
  }),
  id: Id.optional(),
})
/**
 * Changes a pledge. Fields left out stay as they are; `photoIds`, if given, replaces the pledge's photos. `base64Images` are
 * added after these photos.
 */
export const EditPledge = args(['id', 'communityId', 'data', 'base64Images'], {
  id: Id,
  communityId: Id.optional(),
  data: z.strictObject({
    title: line(TITLE_MAX, 1).optional(),
    description: text(DESCRIPTION_MAX).optional(),
    goal: Goal.optional(),
    type: Type.optional(),
    geometry: PlaceOrNone.optional(),
    photoIds: photoFields.photoIds.unwrap().optional(),
  }),
  base64Images: photoFields.base64Images,
})

/** Pledges an amount. The reason is shown to everyone, without the giver's name. */
export const AddAmountPledge = args(['pledgeId', 'amount', 'reason'], {
  pledgeId: Id,
  amount: Amount,
  reason: text(WHY_MAX).default(''),
  id: Id.optional(),
})
/** Identifies a contribution of the caller. */
export const ContributionId = args(['contributionId'], { contributionId: Id })
export const ChangePledge = args(['contributionId', 'amount'], { contributionId: Id, amount: Amount })

/** Asks for the people who gave, which only the owner of the pledge's community may do; or for the reasons, as everyone may. */
export const AskContributions = z.strictObject({ pledgeId: Id, ...PageInput })

/** A pledge as everyone sees it; `mine` is the part that concerns the reader alone. Amounts are euros with at most two decimals. */
export interface PledgeView extends ContentView {
  communityId: string
  title: string
  description: string
  editedAt: string | null
  goal: number
  /** The rhythm of all contributions, so that `amount` can be compared with `goal`. */
  type: Rhythm
  geometry: ContentPlace | null
  /** The position of the pledge's pin; null if the pledge has no place. */
  pin: LngLat | null
  photos: PhotoView[]
  /** The sum of one payment of each contribution that counts now: paused and ended ones do not count. */
  amount: number
  /** The number of these contributions, and of the people who gave them. */
  number: number
  pledgers: number
  /** True if somebody has given, so that the type can no longer change. */
  given: boolean
  mine: MyPledge | null
}

/** The part of a pledge that the reader alone sees. */
export interface MyPledge {
  reported: boolean
  /** The contributions, the newest first; at most CONTRIBUTIONS_MAX. */
  contributions: Contribution[]
}

/** A contribution, as the person who gave it sees it. */
export interface Contribution {
  id: string
  amount: number
  reason: string
  createdAt: string
  /** The time at which the contribution is due again; null if it is given once, is paused or has ended. */
  nextAt: string | null
  pausedAt: string | null
  endedAt: string | null
}

export interface PledgeReason {
  id: string
  text: string
}
export type Giver = Author

/** Tells whether a contribution counts: it is neither paused nor ended. */
export const isRunning = ({ pausedAt, endedAt }: Pick<Contribution, 'pausedAt' | 'endedAt'>): boolean =>
  pausedAt === null && endedAt === null

declare module './contentViews.ts' {
  interface KindViews {
    pledge: PledgeView
  }
}
