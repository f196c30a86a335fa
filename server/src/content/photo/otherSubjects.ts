import type { PhotoSubject } from '@fieldfare/shared/content.ts'
import { type ContentKind, CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * A table, by its name, whose rows show photos besides community content. Its maker may withdraw them at any time, so caches ask again
 * for them, and an image host never gets one.
 */
export interface OtherSubject {
  kind: Exclude<PhotoSubject, ContentKind>
  /** SQL on a row of the table: true if everyone may see its photos. */
  shown: RawBuilder<boolean>
  /** SQL on a row of the table: true if a person may see its photos, where not everyone may. */
  shownTo?: (personId: string) => RawBuilder<boolean>
  /** An admin hid its photos from others: admins see them, to decide again. */
  hidden?: RawBuilder<boolean>
  /** The photos are public for good: caches on the way keep them. */
  lasting?: true
}

declare module '../../platform/noun.ts' {
  interface Noun {
    photos?: OtherSubject
  }
}

let registered: readonly OtherSubject[] = []

/** Called once, by server/src/nouns.ts: photos know no subject by name. */
export function registerSubjects(subjects: readonly OtherSubject[]): void {
  registered = subjects
}

export const otherSubjects = (): readonly OtherSubject[] => registered

export const isContent = (kind: PhotoSubject): boolean => (CONTENT_KINDS as readonly string[]).includes(kind)

/** Tells whether a photo's subject is of this kind, and its row meets a condition. */
export const isIn = (kind: OtherSubject['kind'], condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`(photo.subject_kind = ${sql.lit(kind)} and exists (
    select from ${sql.table(kind)} where ${sql.ref(`${kind}.id`)} = photo.subject_id and ${condition}))`

/** Tells whether one of several conditions is true; false for none. */
export const anyOf = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
