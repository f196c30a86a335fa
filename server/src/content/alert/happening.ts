import type { AlertTopic } from '@fieldfare/shared/alert.ts'
import type { Messages } from '@fieldfare/shared/locale.ts'
import { type RawBuilder, sql } from 'kysely'
import type { KindWithText } from '../kind.ts'

/** The name of a happening, as lines in mails and notices name it: a new one of a kind, or what `alert.what` lists. */
export type HappeningName = KindWithText<'new'> | keyof Messages['alert']['what']

/** Something that one person may be alerted to. */
export interface Happening {
  person_id: string
  what: HappeningName
  subject: string
  community_id: string | null
  title: string
  count: number
  at: Date
  /** The id of what the subject lies in, if its path needs that. */
  within?: string | null
}

export interface Window {
  since: Date
  until: Date
}

/** A noun's part in alerting people. */
export interface Source {
  topic: AlertTopic
  /** Selects what happened to one person that they have not seen, whatever they want to know: the newest `most` are enough. */
  mine(window: Window, personId: string, most: number): RawBuilder<Happening>
  /** Selects what happened to anybody: for those who want to know it at once. Without it the noun itself adds what there is. */
  all?(window: Window): RawBuilder<Happening>
  /** SQL that is true if the alert `c` still concerns something that exists and was not seen. */
  due: RawBuilder<boolean>
  /** SQL of `within` as in `Happening`, for the row `c`. */
  within?: RawBuilder<unknown>
  /** Returns the path to it; null if it is about something else. */
  path(what: HappeningName, subject: string, communityId: string | null, within: string | null): string | null
  /** The source's lines are reminders: they come even if the thing was seen, unless the person mutes the topic. */
  reminder?: true
}

declare module '../../platform/noun.ts' {
  interface Noun {
    happenings?: readonly Source[]
  }
}

/** Tells whether a person had one of these things on screen at an instant or later. */
export const sawSince = (
  person: RawBuilder<unknown>,
  subjects: readonly RawBuilder<unknown>[],
  at: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from seen where seen.person_id = ${person} and seen.subject in (${sql.join(subjects)}) and seen.at >= ${at})`
