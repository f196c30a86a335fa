import type { ColumnType } from 'kysely'

/** A column with a default: a row may be inserted without a value for it. Works like kysely's own `Generated`, and also around the types below. */
export type Generated<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>
/** A timestamp column: read as a Date, written as a Date or text. */
export type Stamp = ColumnType<Date, Date | string, Date | string>
/** A JSON document, which is written as text. */
export type Json<T> = ColumnType<T, string, string>
/** A PostGIS value: written and read through the functions of db/geo.ts, never directly. */
export type Geometry = ColumnType<string, unknown, unknown>

/** The change of a total on one day: the value added to it, and the number of people added, negative if there are fewer. */
export interface DayRow {
  /** The name of what is counted, for queries that count several things. */
  key: string
  /** The day, such as 2026-11-26. */
  day: string
  people: number
  value: number
}
