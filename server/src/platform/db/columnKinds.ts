import type { ColumnType } from 'kysely'

/**
 * A column with a default: a row may be inserted without it. Works like kysely's own type, and also around the types
 * below.
 */
export type Generated<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>
/** A column with an instant. */
export type Stamp = ColumnType<Date, Date | string, Date | string>
/** A document, which is written as text. */
export type Json<T> = ColumnType<T, string, string>
/** A PostGIS value: written and read through db/geo, never as it is. */
export type Geometry = ColumnType<string, unknown, unknown>

/** A day of a total: what it added, and by how many people more or fewer. */
export interface DayRow {
  /** The name of what is counted, for queries that count several things. */
  key: string
  /** The day, such as 2026-11-26. */
  day: string
  people: number
  value: number
}
