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

/** Content locked by a write, with the caller's membership of its community. */
export interface LockedContent extends ContentSource {
  ref: ContentRef
  community: Membership
}

export type ContentCtx<T = LockedContent> = TransactionContext & { who: Session; thing: T }

/**
 * The description of a kind of community content, by which the kernel handles all kinds alike. The kind's table has its name and the
 * columns `id`, `created_by`, `version`, `created_at`, `deleted_at`, `deleted_by`, `deleted_reason`, and `community_id` unless it has a
 * parent kind.
 */
export interface Kind<K extends ContentKind = ContentKind> {
  kind: K
  /** The parent kind, and the column with the parent's id; null for content directly in a community. */
  parent: { kind: ContentKind; column: string } | null
  /** The column with the title that notices show; null for a kind whose notices show the title of its parent. */
  title: string | null
  /** The column with the text that reports and the moderation log quote. */
  words: string
  /** True for kinds with the column `edited_at`: after an edit, content can be reported again. */
  editable: boolean
  /** True for kinds with votes, in the columns `up` and `down`, which count for the author's karma. */
  voted?: true
  /** The columns in a person's data download, besides those of every kind. */
  exported: string
  /** The target of links to a piece of content; null for kinds read on the page of their parent, or read only by members. */
  link: KindLink | null
  /** Returns a piece of content as the reader sees it (`reader` null: a guest); null if the reader may not see it. */
  view(db: Tx, id: string, reader: Session | null): Promise<KindViews[K] | null>
  /** The columns of the place, for kinds whose content has a place on the map. */
  placed?: Placed
  /** The people who vote in content or give to it, for kinds where the community's owner reads their names. */
  participants?: Participants
  /** The answers of members, for kinds that ask every member. */
  asks?: Asks
  /** Updates counters in other rows after a deletion (-1) or restoration (1), in its transaction. */
  counted?(ctx: ContentCtx, change: 1 | -1): Promise<void>
  /** Deletes the kind's further data of content deleted before this date, when the purge removes its text. */
  purged?(db: Tx, before: Date): Promise<void>
  /** Updates the kind's own flags after a report (`text` is its reason) or a decision about the reports. */
  flagged?(ctx: ContentCtx, flagged: boolean, text?: string): Promise<void>
}

/** A kind that every member of its community may answer. */
export interface Asks {
  /** SQL that tells whether a row of the kind's table still takes answers. */
  open: RawBuilder<boolean>
  /** SQL that tells whether a person (`person` is SQL of the person's id) answered the content with this id. */
  answered(id: string, person: RawBuilder<unknown>): RawBuilder<boolean>
}

/** The people who vote in a piece of content, or give to it. */
export interface Participants {
  /** SQL of a query for the distinct `person_id` of the participants of the content with this id. */
  of(id: string): RawBuilder<unknown>
  /** SQL that tells whether the content has ended, so that its participants no longer change; only for kinds that end. */
  ended?(id: string): RawBuilder<boolean>
}

/** The places of the rows of a kind's table. Of a hidden place, everyone may know only the middle of a square around it. */
export interface Placed {
  /** The column with the point, which has an index. */
  point: string
  /** SQL of the place that everyone may know: JSON of lng and lat. */
  shown: RawBuilder<LngLat>
  /** SQL of the place for one reader, who may know the exact place; if absent, readers get the public place. */
  shownTo?(who: Session | null, community: Membership): RawBuilder<LngLat>
  /** SQL that tells whether the public place is only the middle of a square. */
  hidden: RawBuilder<boolean>
  /** The side of the squares, in degrees; they form a grid from 0. */
  square: number
}

/** The kinds that have a text with this key in the messages `content.<kind>`. */
export type KindWithText<T extends string> = {
  [K in ContentKind]: Messages['content'][K] extends Record<T, string> ? K : never
}[ContentKind]

/** The target of links to content: its own page, by its id, or the page of its community with a search parameter. */
export type KindLink = ({ page: PathName } | { search: string }) & {
  /** The kind whose message `content.<kind>.link` is the text of the link. */
  text: KindWithText<'link'>
  /** Reads the texts of a piece of content for the HTML of the page; null if the reader may not see it. */
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

/** Registers the kinds. Called once, by server/src/nouns.ts, so that the kernel imports no kind. */
export function registerKinds(kinds: { [K in ContentKind]: Kind<K> }): void {
  registered = kinds
}

export function kindOf(kind: ContentKind): Kind {
  if (!registered) throw new Error('nouns.ts has not been imported')
  return registered[kind]
}

export const allKinds = (): Kind[] => CONTENT_KINDS.map(kindOf)

/** Returns the kinds directly in a community; each other kind has one of these as parent. */
export const topKinds = (): Kind[] => allKinds().filter(({ parent }) => parent === null)

/** Returns the Socket.IO rooms to which a change of content is published: its feed's, its own, and those of the feeds inside it. */
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
  /** True if neither the content nor its parent is deleted; its community is not considered. */
  visible: boolean
  parent_deleted: boolean
  /** True if the content was deleted by its own creator, or its parent by the parent's creator. */
  withdrawn: boolean
}

/**
 * SQL, for a lateral join, of the content whose kind and id are in two columns. It is a union with a branch per kind; for each row only
 * the branch of the row's kind runs, by primary key.
 */
export const contentAt = (kind: string, id: string): RawBuilder<ContentSource> =>
  sql`(${sql.join(
    allKinds().map((each) =>
      sourceOf(each, sql`${sql.ref(kind)} = ${sql.lit(each.kind)} and item.id = ${sql.ref(id)}::uuid`),
    ),
    sql` union all `,
  )})`

/**
 * SQL that tells whether content is purged, given the columns with its kind and id. False for a kind unknown to this version:
 * during an upgrade, a server of a later version that knows the kind may run at the same time.
 */
export const isPurged = (kind: string, id: string): RawBuilder<boolean> =>
  sql`(${sql.ref(kind)} in (${sql.join(CONTENT_KINDS.map((each) => sql.lit(each)))})
    and not exists ${contentAt(kind, id)})`

/**
 * Reads a piece of content; with `lock`, locks it alone or with its parent until the transaction ends. Undefined if it does not exist.
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

/** Reads the public view of a piece of content, without the fields for one reader. */
export async function publicView(db: Tx, kind: ContentKind, id: string): Promise<Omit<ContentView, 'mine'> | null> {
  const view = await kindOf(kind).view(db, id, null)
  if (!view) return null
  const { mine: _, ...shown } = view
  return shown
}

/** Reads the version number of content, even if deleted, so that older views do not replace newer ones; the largest integer if purged. */
export async function versionOf(db: Tx, kind: ContentKind, id: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from ${sql.table(kind)} where id = ${id}`.execute(db)
  return rows[0]?.version ?? Number.MAX_SAFE_INTEGER
}
