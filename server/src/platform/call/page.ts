import { AppError } from '@fieldfare/shared/errors.ts'
import { LIST_CORNERS } from '@fieldfare/shared/limits.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'

// Lists are read in pages by key: the `next` of a page encodes its last row, and the request for the following page sends it back as `cursor`.

export interface PageRequest {
  cursor?: string | undefined
  /** The number of rows of one page, at least 1. */
  limit: number
}

/** The order of a list, with the format of its cursors. `R` has the columns of a row from which a cursor is made. */
export interface Order<R> {
  by: { key: Expression<unknown>; direction: 'asc' | 'desc' }[]
  /** Returns the condition for the rows after a cursor. @throws bad-input for a cursor that this order did not write */
  after(cursor: string): RawBuilder<SqlBool>
  cursorOf(row: R): string
}

/** Returns the condition for the rows after a request's cursor; true without a cursor. */
export const isBehind = ({ after }: Pick<Order<never>, 'after'>, { cursor }: PageRequest): RawBuilder<SqlBool> =>
  cursor === undefined ? sql`true` : after(cursor)

/** Reads the first rows after a cursor; without a cursor, the first rows of the list. */
async function readRows<DB, TB extends keyof DB, O extends R, R>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order<R>,
  request: PageRequest,
): Promise<O[]> {
  const behind = query.where(isBehind(order, request))
  const ordered = order.by.reduce((sorted, { key, direction }) => sorted.orderBy(key, direction), behind)
  return (await ordered.limit(request.limit).execute()) as O[]
}

/** Reads one page, and one row more to know whether others follow. */
export async function readPage<DB, TB extends keyof DB, O extends R, R>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order<R>,
  request: PageRequest,
): Promise<{ rows: O[]; more: boolean }> {
  const { limit } = request
  const rows = await readRows(query, order, { ...request, limit: limit + 1 })
  return { rows: rows.slice(0, limit), more: rows.length > limit }
}

/** The most corners of outlines in one page: about half a megabyte, so that a page occupies the processor for some milliseconds only. */
const OUTLINES_CORNERS = 25_000
/**
 * The most corners of whole shapes in one page, which have more decimals to read and to write than outlines: two of the
 * largest shapes, or hundreds of ordinary ones.
 */
export const WHOLE_CORNERS = 10_000

/** Reduces the limit of a request so that a page has at most OUTLINES_CORNERS, with up to LIST_CORNERS in each row's shape. */
export const outlined = (request: PageRequest): PageRequest => ({
  ...request,
  limit: Math.min(request.limit, OUTLINES_CORNERS / LIST_CORNERS),
})

/**
 * Reads one page: as many rows as have at most WHOLE_CORNERS together, and at least one. Counts corners first, so that
 * no shape beyond the page is read.
 */
async function readFitting<DB, TB extends keyof DB, O extends R, R>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order<R>,
  request: PageRequest,
  corners: RawBuilder<number>,
): Promise<{ rows: O[]; more: boolean }> {
  const lean = query.clearSelect().select(corners.as('corners')) as SelectQueryBuilder<DB, TB, { corners: number }>
  const { rows: counted, more } = await readPage(lean, order as Order<unknown>, request)
  let sum = 0
  const overIndex = counted.findIndex((row) => (sum += row.corners) > WHOLE_CORNERS)
  const limit = overIndex < 0 ? counted.length : Math.max(1, overIndex)
  if (limit === 0) return { rows: [], more }
  return { rows: await readRows(query, order, { ...request, limit }), more: more || limit < counted.length }
}

/**
 * Returns one page of a list, each row as `toView` shows it. With `corners`, the approximate number of corners of a
 * row's shape, a page ends before it exceeds WHOLE_CORNERS.
 */
export async function paged<DB, TB extends keyof DB, O extends R, R, V>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order<R>,
  request: PageRequest,
  toView: (row: O) => V,
  corners?: RawBuilder<number>,
): Promise<Page<V>> {
  const { rows, more } = await (corners ? readFitting(query, order, request, corners) : readPage(query, order, request))
  const last = rows.at(-1)
  return { items: rows.map(toView), next: more && last ? order.cursorOf(last) : null }
}

/** The name a selected column has in its row: `thread.created_at` is read as `created_at`. */
type Column<S extends string> = S extends `${string}.${infer Name}` ? Name : S
const columnOf = (ref: string) => ref.slice(ref.indexOf('.') + 1)

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const TIME_CURSOR = new RegExp(String.raw`^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(${UUID})$`)
const NUMBER_CURSOR = new RegExp(String.raw`^(\d+(?:\.\d+)?(?:e[+-]\d+)?)_(${UUID})$`)
const ID_CURSOR = new RegExp(`^${UUID}$`)
const NAME_CURSOR = new RegExp(String.raw`^(${UUID})_([^\0]*)$`)
const badCursor = () => new AppError('bad-input', [{ path: ['cursor'], key: 'type' }])

/** Orders by a time and then an id, newest first, or with `towards` 'newer' oldest first. Times are compared by the millisecond. */
export function byTime<A extends string, I extends string>(
  at: A,
  id: I,
  towards: 'older' | 'newer' = 'older',
): Order<Record<Column<A>, Date | null> & Record<Column<I>, string>> {
  const direction = towards === 'older' ? 'desc' : 'asc'
  return {
    by: [
      { key: sql.ref(at), direction },
      { key: sql.ref(id), direction },
    ],
    after(cursor) {
      const [, time, key] = TIME_CURSOR.exec(cursor) ?? []
      if (!time || !key || Number.isNaN(Date.parse(time))) throw badCursor()
      const compare = towards === 'older' ? sql`<` : sql`>`
      return sql`(${sql.ref(at)}, ${sql.ref(id)}) ${compare} (${new Date(time).toISOString()}::timestamptz, ${key}::uuid)`
    },
    cursorOf(row: Record<string, Date | string | null>) {
      const time = row[columnOf(at)]
      return `${time instanceof Date ? time.toISOString() : ''}_${String(row[columnOf(id)])}`
    },
  }
}

/** Orders by an id; such an order has nothing to do with time. */
export function byId<I extends string>(id: I): Order<Record<Column<I>, string>> {
  return {
    by: [{ key: sql.ref(id), direction: 'asc' }],
    after(cursor) {
      if (!ID_CURSOR.test(cursor)) throw badCursor()
      return sql`${sql.ref(id)} > ${cursor}::uuid`
    },
    cursorOf: (row: Record<string, string>) => String(row[columnOf(id)]),
  }
}

/** Orders by a name, alphabetically (Unicode collation), and then an id. */
export function byName<N extends string, I extends string>(
  name: N,
  id: I,
): Order<Record<Column<N>, string> & Record<Column<I>, string>> {
  const key = sql`${sql.ref(name)} collate "und-x-icu"`
  return {
    by: [
      { key, direction: 'asc' },
      { key: sql.ref(id), direction: 'asc' },
    ],
    after(cursor) {
      const [, last, text] = NAME_CURSOR.exec(cursor) ?? []
      if (last === undefined || text === undefined) throw badCursor()
      return sql`(${key}, ${sql.ref(id)}) > (${text}::text, ${last}::uuid)`
    },
    cursorOf: (row: Record<string, string>) => `${row[columnOf(id)]}_${row[columnOf(name)]}`,
  }
}

/** Orders by a growing number such as `audit.id`, the newest first. */
export function bySerial<I extends string>(id: I): Order<Record<Column<I>, string | number | bigint>> {
  return {
    by: [{ key: sql.ref(id), direction: 'desc' }],
    after(cursor) {
      if (!/^\d{1,15}$/.test(cursor)) throw badCursor()
      return sql`${sql.ref(id)} < ${cursor}::bigint`
    },
    cursorOf: (row: Record<string, string | number | bigint>) => String(row[columnOf(id)]),
  }
}

/** Orders by a number that is not negative, the highest first, and then an id. */
export function byNumber<A extends string, I extends string>(
  number: A,
  id: I,
): Order<Record<Column<A>, number> & Record<Column<I>, string>> {
  return {
    by: [
      { key: sql.ref(number), direction: 'desc' },
      { key: sql.ref(id), direction: 'desc' },
    ],
    after: (cursor) => afterNumber(cursor, sql<number>`${sql.ref(number)}`, id, false),
    cursorOf: (row: Record<string, number | string>) =>
      numberCursor(Number(row[columnOf(number)]), String(row[columnOf(id)])),
  }
}

/** Returns the cursor of a row in a list that is ordered by a float8 that is not negative, and then an id. */
export const numberCursor = (value: number, id: string): string => `${value}_${id}`

/** Returns the condition for the rows after a `numberCursor`: smaller values, or with `rising` larger ones. Without a cursor all rows match. */
export function afterNumber(
  cursor: string | undefined,
  value: RawBuilder<number>,
  id: string,
  rising: boolean,
): RawBuilder<boolean> {
  if (cursor === undefined) return sql`true`
  const [, number, key] = NUMBER_CURSOR.exec(cursor) ?? []
  // A number that is not spelled as `numberCursor` spells it may be larger than the database can hold.
  if (!number || !key || String(Number(number)) !== number) throw badCursor()
  const compare = rising ? sql`>` : sql`<`
  return sql`(${value}, ${sql.ref(id)}) ${compare} (${number}::float8, ${key}::uuid)`
}
