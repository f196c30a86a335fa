import type { Author, ContentView } from '@fieldfare/shared/content.ts'
import { factsOf, type TopKind } from '@fieldfare/shared/kinds.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { byTime, type Order, paged, type PageRequest } from '../platform/call/page.ts'
import { asAuthor } from '../platform/db/author.ts'
import type { Tables, Tx } from '../platform/db/tables.ts'
import { reportedBy } from './reported.ts'

/** The reader's session; null for a guest. */
export type Reader = { id: string } | null

interface CommonRow {
  id: string
  community_id: string
  title: string
  creator: Author
  created_at: Date
  version: number
  /** True if the reader reported this content. */
  reported: boolean
}

type Rows<T extends keyof Tables, Row> = SelectQueryBuilder<Tables, T, Row>

/**
 * Selects the rows of a kind that are not deleted, in communities that everyone may see, with the columns that the views
 * of all kinds need. A kind for members alone restricts the communities in its own query.
 * @param editedAt the column with the time of the last edit, for kinds that can be edited
 */
export function contentRows<K extends TopKind>(
  db: Tx,
  kind: K,
  reader: Reader,
  editedAt?: string,
): Rows<K | 'community', CommonRow> {
  const table: TopKind = kind
  const rows = db
    .selectFrom(table)
    .innerJoin('community', 'community.id', `${table}.community_id`)
    .where(`${table}.deleted_at`, 'is', null)
    .where('community.deleted_at', 'is', null)
    .$if(!factsOf(kind).membersOnly, (query) => query.where('community.seen', '=', true))
    .select([`${table}.id`, `${table}.community_id`, `${table}.title`, `${table}.version`, `${table}.created_at`])
    .select([asAuthor(`${table}.created_by`).as('creator'), reportedBy(kind, reader, editedAt).as('reported')])
  return rows as unknown as Rows<K | 'community', CommonRow>
}

interface CommonView extends Omit<ContentView, 'mine'> {
  communityId: string
  title: string
}

/** Returns the fields of a view that all kinds of content have. */
export const commonOf = ({ id, community_id, title, creator, created_at, version }: CommonRow): CommonView => ({
  id,
  communityId: community_id,
  title,
  creator,
  createdAt: created_at.toISOString(),
  version,
})

interface PageOrder {
  /** The column with the time by which a community's page is ordered. */
  by?: string
  /** SQL of the number of corners of a row's shape. */
  corners?: RawBuilder<number>
}

/** Makes the reads of a kind: `view` of one piece as a reader sees it, or null; `page` of a community's content, newest first. */
export function contentReads<K extends TopKind, T extends keyof Tables, Row extends CommonRow, R extends Reader, V>(
  kind: K,
  rows: (db: Tx, reader: R) => Rows<T, Row>,
  toView: (row: Row, reader: R) => V,
  { by = 'created_at', corners }: PageOrder = {},
): {
  view: (db: Tx, id: string, reader: R) => Promise<V | null>
  page: (db: Tx, communityId: string, reader: R, request: PageRequest) => Promise<Page<V>>
} {
  const column = (name: string) => `${kind}.${name}`
  const withColumn = (query: Rows<T, Row>, name: string, value: string) =>
    query.where(sql<boolean>`${sql.ref(column(name))} = ${value}`)
  const order = byTime(column(by), column('id')) as unknown as Order<CommonRow>
  return {
    view: async (db, id, reader) => {
      const row = await withColumn(rows(db, reader), 'id', id).executeTakeFirst()
      return row ? toView(row as Row, reader) : null
    },
    page: (db, communityId, reader, request) =>
      paged(
        withColumn(rows(db, reader), 'community_id', communityId),
        order,
        request,
        (row) => toView(row as Row, reader),
        corners,
      ),
  }
}
