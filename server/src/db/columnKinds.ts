import type { ColumnType, JSONColumnType, Generated } from 'kysely'

export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>
export type Json<T extends object | null> = JSONColumnType<T, string | undefined, string>
/** A PostGIS value: written and read through db/geo, never as it is. */
export type Geometry = ColumnType<string, unknown, unknown>
/** Computed by the database from other columns. */
export type Computed<T> = ColumnType<T, never, never>

/** Columns that the table of every kind of content has. A deleted row is hidden until it is purged. */
export interface ContentColumns {
  id: string
  created_by: string
  version: Generated<number>
  created_at: Stamp
  hidden_at: Date | null
  hidden_by: string | null
  hidden_reason: string | null
}

/** What a month brought to a total, and how many people came in who were not behind it before. */
export interface MonthRow {
  /** What is counted, where one query counts several things. */
  key: string
  month: string
  people: number
  value: number
}
