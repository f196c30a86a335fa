import type { AlertTopic } from '@fieldfare/shared/alert.ts'
import type { Messages } from '@fieldfare/shared/locale.ts'
import { type RawBuilder, sql } from 'kysely'
import type { KindWithText } from '../kind.ts'

/** The name of a happening in the texts of mails and notices: a kind of content (new content of it), or a key of `alert.what`. */
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
  /** The id of the parent of the subject, if the path of the subject needs it. */
  within?: string | null
}

export interface Window {
  since: Date
  until: Date
}

/** The alerts that one noun (feature) contributes. */
export interface Source {
  topic: AlertTopic
  /** Selects a person's unseen happenings, whatever alerts the person wants: the newest `most` are enough. */
  mine(window: Window, personId: string, most: number): RawBuilder<Happening>
  /** Selects the happenings of all people, for alerts sent at once. If absent, the noun itself queues its alerts. */
  all?(window: Window): RawBuilder<Happening>
  /** SQL that tells whether the subject of alert `c` still exists and was not seen. */
  due: RawBuilder<boolean>
  /** SQL of the value of `Happening.within` for alert `c`. */
  within?: RawBuilder<unknown>
  /** Returns the path of the page that an alert links to; null if the alert is of another source. */
  path(what: HappeningName, subject: string, communityId: string | null, within: string | null): string | null
  /** True if the source's alerts are reminders: they are sent even if the subject was seen, unless the person mutes the topic. */
  reminder?: true
}

declare module '../../platform/noun.ts' {
  interface Noun {
    happenings?: readonly Source[]
  }
}

/** SQL that tells whether a person had one of these subjects on screen at an instant or later. */
export const sawSince = (
  person: RawBuilder<unknown>,
  subjects: readonly RawBuilder<unknown>[],
  at: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from seen where seen.person_id = ${person} and seen.subject in (${sql.join(subjects)}) and seen.at >= ${at})`
