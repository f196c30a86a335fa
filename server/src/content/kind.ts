import type { ContentRef, ContentView } from '@fieldfare/shared/content.ts'
import { CONTENT_KINDS, type ContentKind, KINDS } from '@fieldfare/shared/kinds.ts'
import type { KindViews } from '@fieldfare/shared/contentViews.ts'
import type { Messages } from '@fieldfare/shared/locale.ts'
import type { PathName } from '@fieldfare/shared/paths.ts'
import type { Membership } from '@fieldfare/shared/access.ts'
import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import { type RawBuilder, sql } from 'kysely'
import type { TransactionContext } from '../platform/call/transaction.ts'
import type { Session } from '../platform/session/session.ts'
import type { Tx } from '../platform/db/tables.ts'

/** Content locked by a write, with the caller's part in its community. */
export interface LockedContent extends ContentSource {
  ref: ContentRef
  community: Membership
}

export type ContentCtx<T = LockedContent> = TransactionContext & { who: Session; thing: T }

/**
 * The kernel's description of a kind of community content. Its table bears the kind's name and has the columns `id`, `created_by`,
 * `version`, `created_at`, `deleted_at`, `deleted_by`, `deleted_reason`, and `community_id` unless it lies in another kind.
 */
export interface Kind<K extends ContentKind = ContentKind> {
  kind: K
  /** The kind it lies in and the column that points there; null for what lies directly in a community. */
  parent: { kind: ContentKind; column: string } | null
  /** The column that notices name it by; a kind without one is named by its parent's. */
  title: string | null
  /** The column that reports and the log quote. */
  words: string
  /** True for kinds with `edited_at`: a report of an edited one can be made anew. */
  editable: boolean
  /** True for kinds with votes: columns `up` and `down`, which make its author's karma. */
  voted?: true
  /** The columns of a person's download besides those of every kind. */
  exported: string
  /** The target of links to one; null for what is read in its parent, and for what only members read. */
  link: KindLink | null
  /** Returns one as the reader sees it, null for a guest; null when it is not visible to them. */
  view(db: Tx, id: string, reader: Session | null): Promise<KindViews[K] | null>
  /** The place of one, for kinds that lie somewhere. */
  placed?: Placed
  /** The people who take part in one, for kinds whose community's owner reads their names. */
  participants?: Participants
  /** The answers of members, for kinds that ask each of them. */
  asks?: Asks
  /** Updates counters in other rows after a deletion (-1) or restoration (1), in its transaction. */
  counted?(ctx: ContentCtx, change: 1 | -1): Promise<void>
  /** Deletes the kind's own data of tombstones deleted before this date, together with the purge of their words. */
  purged?(db: Tx, before: Date): Promise<void>
  /** Updates the kind's own flags after a report (with its text) or a decision about the reports. */
  flagged?(ctx: ContentCtx, flagged: boolean, text?: string): Promise<void>
}

/** A kind that every member of its community may answer. */
export interface Asks {
  /** SQL on a row of the table: answers are taken. */
  open: RawBuilder<boolean>
  /** SQL: a person, an expression of their id, answered the one with this id. */
  answered(id: string, person: RawBuilder<unknown>): RawBuilder<boolean>
}

/** The people who vote in a piece of content, or give to it. */
export interface Participants {
  /** A query for the `person_id` of each, once, of the one with this id. */
  of(id: string): RawBuilder<unknown>
  /** Tells whether it is over, for kinds that end: its participants do not change any more. */
  ended?(id: string): RawBuilder<boolean>
}

/** The places of the rows of a kind's table. Everyone may know only the middle of a square of a hidden place. */
export interface Placed {
  /** The column with the point, which has an index. */
  point: string
  /** SQL of the place that everyone may know: JSON of lng and lat. */
  shown: RawBuilder<LngLat>
  /** SQL of the place for one reader, who may know more; without it the place for everyone. */
  shownTo?(who: Session | null, community: Membership): RawBuilder<LngLat>
  /** True if that is the middle of a square. */
  hidden: RawBuilder<boolean>
  /** The side of these squares, in degrees: they lie side by side, from 0. */
  square: number
}

/** The kinds that have a text of this name in `content.<kind>`. */
export type KindWithText<T extends string> = {
  [K in ContentKind]: Messages['content'][K] extends Record<T, string> ? K : never
}[ContentKind]

/** A link leads to a page of its own by its id, or to its community's page by a search parameter. */
export type KindLink = ({ page: PathName } | { search: string }) & {
  /** The kind whose `content.<kind>.link` says what it is. */
  text: KindWithText<'link'>
  /** Reads the words of one for the HTML of that page; null when it is not there for the reader. */
  read(db: Tx, id: string, reader: Session | null): Promise<LinkedContent | null>
}
export interface LinkedContent {
  id: string
  communityId: string
  title: string
  description: string
}

declare module '../platform/noun.ts' {
  interface Noun {
    kinds?: { [K in ContentKind]?: Kind<K> }
  }
}

let registered: Record<ContentKind, Kind> | undefined

/** Called once, by server/src/nouns.ts: the kernel knows no kind by name. */
export function registerKinds(kinds: { [K in ContentKind]: Kind<K> }): void {
  registered = kinds
}

export function kindOf(kind: ContentKind): Kind {
  if (!registered) throw new Error('nouns.ts has not been imported')
  return registered[kind]
}

export const allKinds = (): Kind[] => CONTENT_KINDS.map(kindOf)

/** Kinds that lie directly in a community; the others lie in one of these. */
export const topKinds = (): Kind[] => allKinds().filter(({ parent }) => parent === null)

/** The live rooms in which a change of one is published: the feed that it is in, its own, and those of what lies in it. */
export function roomsOf({ kind }: Kind, { id, communityId, parentId }: ContentPosition): string[] {
  const inner = CONTENT_KINDS.filter((each) => KINDS[each].within === kind)
  const { feed } = KINDS[kind]
  return [`${feed}:${parentId ?? communityId}`, `${feed}:${id}`, ...inner.map((each) => `${KINDS[each].feed}:${id}`)]
}
interface ContentPosition {
  id: string
  communityId: string
  parentId: string | null
}

/** Returns a `select` over a kind's table, with the columns of `ContentSource` and a condition on `item`. */
function sourceOf({ kind, parent, title, words, editable }: Kind, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const item = (column: string) => sql.ref(`item.${column}`)
  const outer = parent ? 'parent' : 'item'
  return sql`select ${sql.lit(kind)}::text as kind, item.id, ${parent ? item(parent.column) : sql`null::uuid`} as parent_id,
    ${sql.ref(`${outer}.community_id`)} as community_id, item.created_by, item.created_at, item.version,
    ${editable ? item('edited_at') : sql`null::timestamptz`} as edited_at,
    ${title ? item(title) : sql.ref(`parent.${kindOf(parent?.kind ?? kind).title ?? 'title'}`)} as title, ${item(words)} as words,
    item.deleted_at, item.deleted_by, item.deleted_reason,
    coalesce(item.deleted_at, ${sql.ref(`${outer}.deleted_at`)}) is null as visible,
    ${parent ? sql`parent.deleted_at is not null` : sql`false`} as parent_deleted,
    coalesce(item.deleted_by = item.created_by, false) or
      coalesce(${sql.ref(`${outer}.deleted_by`)} = ${sql.ref(`${outer}.created_by`)}, false) as withdrawn
    from ${sql.table(kind)} item ${
      parent ? sql`join ${sql.table(parent.kind)} parent on parent.id = ${item(parent.column)}` : sql``
    } where ${condition}`
}

/** A row of any kind, as the kernel reads it. */
export interface ContentSource {
  kind: ContentKind
  id: string
  parent_id: string | null
  community_id: string
  created_by: string
  created_at: Date
  edited_at: Date | null
  version: number
  title: string
  words: string
  deleted_at: Date | null
  deleted_by: string | null
  deleted_reason: string | null
  /** Neither it nor what it lies in is deleted. Its community is not asked. */
  visible: boolean
  parent_deleted: boolean
  /** The creator of the content, or of its parent, deleted it. */
  withdrawn: boolean
}

/**
 * The content that two columns point at, for a lateral join: one branch a kind, of which the kind's value lets one run, by its
 * primary key.
 */
export const contentAt = (kind: string, id: string): RawBuilder<ContentSource> =>
  sql`(${sql.join(
    allKinds().map((each) =>
      sourceOf(each, sql`${sql.ref(kind)} = ${sql.lit(each.kind)} and item.id = ${sql.ref(id)}::uuid`),
    ),
    sql` union all `,
  )})`

/**
 * Tells whether the content that two columns point at is purged. It is never so for a kind that this version does not
 * know: a server of a later version, which runs beside this one during an upgrade, knows the kind.
 */
export const isPurged = (kind: string, id: string): RawBuilder<boolean> =>
  sql`(${sql.ref(kind)} in (${sql.join(CONTENT_KINDS.map((each) => sql.lit(each)))})
    and not exists ${contentAt(kind, id)})`

/**
 * Returns a piece of content, locked alone or with its parent until the transaction ends; undefined when there is none.
 */
export async function contentRow(
  db: Tx,
  kind: Kind,
  id: string,
  lock: 'alone' | 'with parent' | false,
): Promise<ContentSource | undefined> {
  // Rows are locked in this order: the parent first, as a purge does.
  const tables = kind.parent && lock === 'with parent' ? sql`parent, item` : sql`item`
  const locking = lock ? sql`for no key update of ${tables}` : sql``
  const { rows } = await sql<ContentSource>`${sourceOf(kind, sql`item.id = ${id}`)} ${locking}`.execute(db)
  return rows[0]
}

/** Reads what everyone sees of one: the view without what only its reader sees. */
export async function publicView(db: Tx, kind: ContentKind, id: string): Promise<Omit<ContentView, 'mine'> | null> {
  const view = await kindOf(kind).view(db, id, null)
  if (!view) return null
  const { mine: _, ...shown } = view
  return shown
}

/** The present version, also of what is deleted: a view from before must not replace it. Highest when it is purged. */
export async function versionOf(db: Tx, kind: ContentKind, id: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from ${sql.table(kind)} where id = ${id}`.execute(db)
  return rows[0]?.version ?? Number.MAX_SAFE_INTEGER
}
