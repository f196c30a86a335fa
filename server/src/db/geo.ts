import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { type RawBuilder, sql } from 'kysely'

/** A checked GeoJSON geometry as a PostGIS value in EPSG:4326. */
export const toGeom = (shape: AreaShape): RawBuilder<unknown> =>
  sql`ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(shape)}::text), 4326)`

/** A column as GeoJSON with coordinates to 7 decimals of a degree (about 1 cm). Parsed by the driver. */
export const asGeoJson = (column: string): RawBuilder<AreaShape> =>
  sql<AreaShape>`ST_AsGeoJSON(${sql.ref(column)}, 7)::json`

/** A column's extent as [west, south, east, north] in degrees. */
export const asBbox = (column: string): RawBuilder<[number, number, number, number]> => {
  const g = sql.ref(column)
  return sql`json_build_array(ST_XMin(${g}), ST_YMin(${g}), ST_XMax(${g}), ST_YMax(${g}))`
}

/** A point as {lng, lat}, or null. */
export const asPoint = (column: string): RawBuilder<{ lng: number; lat: number } | null> => {
  const g = sql.ref(column)
  return sql`case when ${g} is not null then json_build_object('lng', ST_X(${g}), 'lat', ST_Y(${g})) end`
}

export const toPoint = (lng: number, lat: number): RawBuilder<unknown> =>
  sql`ST_SetSRID(ST_MakePoint(${lng}, ${lat}), 4326)`
