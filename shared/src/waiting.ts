import { z } from 'zod'
import type { AreaView } from './area.ts'
import type { AnswerableKinds, KindViews } from './contentViews.ts'
import type { Page } from './page.ts'
import { Id, PageInput } from './schemas.ts'

/** The parts of the overview of things that wait for a person, in the order in which it shows them. */
export const WAITING_PARTS = ['invitations', 'inbox', 'questions', 'statements', 'answers', 'gifts'] as const
export type WaitingPart = (typeof WAITING_PARTS)[number]

/** The number of items of each part that the overview loads at once; further items are loaded in pages. */
export const WAITING_FIRST = 4

export const AskWaiting = z.strictObject({ part: z.enum(WAITING_PARTS), ...PageInput })

export interface WaitingItem {
  id: string
  title: string
  /** The community's title. */
  community: string
  /** The path of the item's page. */
  path: string
  /** The date that matters: of the item's beginning, end or arrival, or the date on which it is due. */
  at: string | null
  /** The number of things that the item represents; null for a single thing. */
  count: number | null
}

export type Waiting = Record<WaitingPart, Page<WaitingItem>>

/** The most pieces of content, of one community or of all together, that are offered to be answered in place: more would deter people. */
export const ANSWERABLE_MAX = 3
/** Days between an owner's first visit and the last visit assumed before it: so few that a weekday is enough to name that day. */
export const FIRST_VISIT_DAYS = 6
/** The number of a person's newest areas for which the overview shows news. */
export const NEWS_AREAS = 6
/** Days for which an event at a place counts as news. */
export const NEWS_DAYS = 30
/** The most stories near a person's newest area that the overview shows. */
export const NEAR_STORIES = 3

export const AskHere = z.strictObject({ communityId: Id })

/** Content that a person can answer in the list itself, with the community that it belongs to. */
export type Answerable = {
  [K in keyof AnswerableKinds & keyof KindViews]: {
    kind: K
    id: string
    community: { id: string; title: string }
    view: KindViews[K]
  } & AnswerableKinds[K]
}[keyof AnswerableKinds & keyof KindViews]

/** The first pieces of content to answer, one of each kind before a second of any, and the number of all such pieces, as far as counted. */
export interface ToAnswer {
  items: Answerable[]
  count: number
}

/** Counts of what was added to communities since their owner's last visit. `areas` are those that everyone sees on the map. */
export interface SinceVisit {
  since: string
  areas: number
  members: number
  replies: number
  /** Open reports, of whatever age. */
  reports: number
}

/** The content of a community for a reader to answer; for the owner, `since` also has the reports and counts of what was added. */
export interface Here extends ToAnswer {
  since: SinceVisit | null
}

/** The news of one of a person's areas. */
export interface AreaNews {
  areaId: string
  /** The likes of the last NEWS_DAYS days. */
  likes: number
  /** The number of other people who drew at this place in the last NEWS_DAYS days; null for fewer than five. */
  people: number | null
}

/** A story near a person's newest area. */
export interface NearStory {
  area: AreaView
  metres: number
}

/** The current state of a person's places and communities: content to answer, news and stories. */
export interface HomeNow extends ToAnswer {
  news: AreaNews[]
  stories: NearStory[]
}
