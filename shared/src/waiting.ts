import { z } from 'zod'
import type { AreaView } from './area.ts'
import type { AnswerableKinds, KindViews } from './contentViews.ts'
import type { Page } from './page.ts'
import { Id, PageInput } from './schemas.ts'

/** Parts of what waits for a person, in the order in which the overview shows them. */
export const WAITING_PARTS = ['invitations', 'inbox', 'questions', 'statements', 'answers', 'gifts'] as const
export type WaitingPart = (typeof WAITING_PARTS)[number]

/** The number of items of each part that come with the overview; the others come in pages. */
export const WAITING_FIRST = 4

export const AskWaiting = z.strictObject({ part: z.enum(WAITING_PARTS), ...PageInput })

export interface WaitingItem {
  id: string
  title: string
  /** The community's title. */
  community: string
  /** The address of its page. */
  path: string
  /** A date that matters: when it begins, ends, came or is due. */
  at: string | null
  /** The number of things, for what is counted. */
  count: number | null
}

export type Waiting = Record<WaitingPart, Page<WaitingItem>>

/** The most things of a community, or of all, that are offered to be answered in place: with more, nobody would begin. */
export const ANSWERABLE_MAX = 3
/** The days that count as the last visit of a person who was never here: its day of the week is named. */
export const FIRST_VISIT_DAYS = 6
/** The most of a person's newest areas of which the overview tells the news. */
export const NEWS_AREAS = 6
/** The days in which something that happened at a place is news. */
export const NEWS_DAYS = 30
/** The stories near a person's newest area on the overview. */
export const NEAR_STORIES = 3

export const AskHere = z.strictObject({ communityId: Id })

/** Something that a person can answer where they read it, with the community that it lies in. */
export type Answerable = {
  [K in keyof AnswerableKinds & keyof KindViews]: {
    kind: K
    id: string
    community: { id: string; title: string }
    view: KindViews[K]
  } & AnswerableKinds[K]
}[keyof AnswerableKinds & keyof KindViews]

/** The first things to answer, one of each kind before a second of any, and the number of all, as far as they are counted. */
export interface ToAnswer {
  items: Answerable[]
  count: number
}

/** Counts of what came into communities since their owner's last visit. Places are those that everyone sees on the map. */
export interface SinceVisit {
  since: string
  areas: number
  members: number
  replies: number
  /** Open reports, of whatever age. */
  reports: number
}

/** The present of a community: what waits there for the reader; for its owner, what is open there, and what came. */
export interface Here extends ToAnswer {
  since: SinceVisit | null
}

/** The news of one of a person's areas. */
export interface AreaNews {
  areaId: string
  /** The likes of these days. */
  likes: number
  /** The other people who drew here in these days; null for fewer than five. */
  people: number | null
}

/** A story near a person's newest area. */
export interface NearStory {
  area: AreaView
  metres: number
}

/** The present of a person's places and communities. */
export interface HomeNow extends ToAnswer {
  news: AreaNews[]
  stories: NearStory[]
}
