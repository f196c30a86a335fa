import { z } from 'zod'
import type { Page } from './page.ts'
import { PageInput } from './schemas.ts'

/** Parts of what waits for a person, in the order in which the overview shows them. */
export const WAITING_PARTS = ['invitations', 'inbox', 'questions', 'answers', 'gifts'] as const
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
