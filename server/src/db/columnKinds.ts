import type { ColumnType, JSONColumnType } from 'kysely'

export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>
export type Json<T extends object | null> = JSONColumnType<T, string | undefined, string>
/** A PostGIS value: written and read through db/geo, never as it is. */
export type Geometry = ColumnType<string, unknown, unknown>
/** Computed by the database from other columns. */
export type Computed<T> = ColumnType<T, never, never>
