import type { ColumnType } from 'kysely'

/** With a default: a row may be inserted without it. As kysely's own, and also around one of these kinds. */
export type Generated<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>
/** An instant. */
export type Stamp = ColumnType<Date, Date | string, Date | string>
/** A document, which is written as text. */
export type Json<T> = ColumnType<T, string, string>
/** A PostGIS value: written and read through db/geo, never as it is. */
export type Geometry = ColumnType<string, unknown, unknown>

/** What a month brought to a total, and how many people came in who were not behind it before. */
export interface MonthRow {
  /** What is counted, where one query counts several things. */
  key: string
  month: string
  people: number
  value: number
}
