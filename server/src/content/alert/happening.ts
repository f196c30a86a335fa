import type { CallTopic } from '@fieldfare/shared/callback.ts'
import type { Messages } from '@fieldfare/shared/locale.ts'
import { type RawBuilder, sql } from 'kysely'

/** What it is, as lines in mails and notices name it. */
export type What = keyof Messages['callback']['what']

/** Something that one person may be called back about. */
export interface Happening {
  person_id: string
  what: What
  subject: string
  community_id: string | null
  title: string
  count: number
  at: Date
  /** What the subject lies in, where its path needs that. */
  within?: string | null
}

export interface Window {
  since: Date
  until: Date
}

/** One noun's part in calling people back; server/src/callbacks.ts lists them. */
export interface Source {
  topic: CallTopic
  /** What happened to one person that they have not seen, whatever they want to know: the newest `most` are enough. */
  mine(window: Window, personId: string, most: number): RawBuilder<Happening>
  /** What of it happened to anybody: for those who want to know it at once. Without it the noun itself adds what there is. */
  all?(window: Window): RawBuilder<Happening>
  /** Whether what waits as the row `c` of `callback` is still there, and was not seen. */
  due: RawBuilder<boolean>
  /** The same as `within` of `Happening`, of the row `c`. */
  within?: RawBuilder<unknown>
  /** Where it leads; null where this is not what it is about. */
  path(what: What, subject: string, communityId: string | null, within: string | null): string | null
  /** Its lines are reminders: they come whatever was seen, unless the person wants nothing of the topic. */
  reminder?: true
}

/** Whether a person had one of these things on screen at an instant or later. */
export const sawSince = (
  person: RawBuilder<unknown>,
  subjects: readonly RawBuilder<unknown>[],
  at: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from seen where seen.person_id = ${person} and seen.subject in (${sql.join(subjects)}) and seen.at >= ${at})`
