import type { PhotoSubject } from '@fieldfare/shared/content.ts'
import { type ContentKind, CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * A table other than those of community content whose rows show photos; `kind` is its name. The makers may withdraw these photos at any
 * time, so caches must revalidate them, and the image host never gets one.
 */
export interface OtherSubject {
  kind: Exclude<PhotoSubject, ContentKind>
  /** SQL that tells whether everyone may see the photos of a row of the table. */
  shown: RawBuilder<boolean>
  /** SQL that tells whether a person may see the photos of a row that not everyone may see. */
  shownTo?: (personId: string) => RawBuilder<boolean>
  /** SQL that tells whether an admin hid the photos of a row: admins still see them, to decide again. */
  hidden?: RawBuilder<boolean>
  /** True if public photos stay public: shared caches may keep them. */
  lasting?: true
}

declare module '../../platform/noun.ts' {
  interface Noun {
    photos?: OtherSubject
  }
}

let registered: readonly OtherSubject[] = []

/** Registers the other subjects. Called once, by server/src/nouns.ts, so that the code of photos imports no subject. */
export function registerSubjects(subjects: readonly OtherSubject[]): void {
  registered = subjects
}

export const otherSubjects = (): readonly OtherSubject[] => registered

export const isContent = (kind: PhotoSubject): boolean => (CONTENT_KINDS as readonly string[]).includes(kind)

/** SQL that tells whether a photo's subject is of this kind and its row meets a condition. */
export const isIn = (kind: OtherSubject['kind'], condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`(photo.subject_kind = ${sql.lit(kind)} and exists (
    select from ${sql.table(kind)} where ${sql.ref(`${kind}.id`)} = photo.subject_id and ${condition}))`

/** SQL that tells whether any of these conditions is true; false without conditions. */
export const anyOf = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
