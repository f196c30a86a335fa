import { M_PER_DEGREE } from '@fieldfare/shared/geo/size.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import { type AreaShape, bboxOf, SURFACE_MIN, VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Box } from '@fieldfare/shared/geo/tiles.ts'
import { type RawBuilder, sql } from 'kysely'

/** A checked GeoJSON geometry as a PostGIS value in EPSG:4326. */
export const toGeom = (shape: AreaShape): RawBuilder<unknown> =>
  sql`ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(shape)}::text), 4326)`

/** A box in degrees, west, south, east and north, as a PostGIS value. */
export const toBox = (box: Box): RawBuilder<unknown> => sql`ST_MakeEnvelope(${sql.join(box)}, 4326)`

/** The bounding box of a checked shape as a PostGIS value, to search the surroundings by an index. */
export const boxAround = (shape: AreaShape): RawBuilder<unknown> => toBox(bboxOf(shape))

/**
 * Refuses a shape whose surface, as the database measures it, is below SURFACE_MIN. `checkGeometry` has checked the
 * same by another formula.
 * @throws bad-input for the field
 */
export function assertSurface(m2: number, field: string): void {
  if (m2 < SURFACE_MIN) throw new AppError('bad-input', [{ path: [field], key: 'empty' }])
}

/** A column as GeoJSON with coordinates to 7 decimals of a degree (about 1 cm). Parsed by the driver. */
export const asGeoJson = (column: string): RawBuilder<AreaShape> =>
  sql<AreaShape>`ST_AsGeoJSON(${sql.ref(column)}, 7)::json`

/** The shape of a row of `area`, `community` or `correction` as lists and events carry it: at most `LIST_CORNERS` corners. */
export const asOutline = (table: 'area' | 'community' | 'correction'): RawBuilder<AreaShape> =>
  sql<AreaShape>`ST_AsGeoJSON(coalesce(${sql.ref(`${table}.outline`)}, ${sql.ref(`${table}.geom`)}), 7)::json`

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

/** A position in degrees as a PostGIS value, to a tenth of a millimetre: the database refuses to read numbers that are nearly zero. */
export const toPoint = (lng: number, lat: number): RawBuilder<unknown> =>
  sql`ST_SetSRID(ST_MakePoint(${finest(lng)}::float8, ${finest(lat)}::float8), 4326)`

const finest = (degrees: number) => Math.round(degrees * 1e9) / 1e9

/** The location of a piece of content as a PostGIS value; null for content without one. */
export const toPlace = (place: ContentPlace | null): RawBuilder<unknown> | null =>
  place && sql`ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(place)}::text), 4326)`

/**
 * The number of corners of the shape of a row of `area` or `community`; for a large shape the most that a shape may
 * have, since counting decompresses all of it.
 */
export const cornersOf = (table: string): RawBuilder<number> =>
  sql<number>`case when ${sql.ref(`${table}.outline`)} is null then ST_NPoints(${sql.ref(`${table}.geom`)}) else ${sql.lit(VERTICES_MAX)} end`

/** A row's simplified shape, as lists and events carry it, for comparisons in which a few metres do not matter. */
export const roughly = (table: string): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(`${table}.outline`)}, ${sql.ref(`${table}.geom`)})`

/** Degrees of latitude in a metre. */
const DEGREES = 1 / M_PER_DEGREE
/** The most pairs of sides, one of each of two shapes, for which the distance of the shapes is measured: that takes a millisecond. */
export const PAIRS_AT_ONCE = 20_000

/** The length of a degree of longitude divided by that of a degree of latitude, at the middle of a shape. */
export const squeezeAt = (shape: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`cos(radians(ST_Y(ST_Centroid(ST_Envelope(${shape})))))`

/**
 * SQL that tells whether `shape` lies within so many metres of `other`, on a plane scaled by the latitude of `other`,
 * which is right for some dozens of kilometres. If the two have more pairs of sides than PAIRS_AT_ONCE, the box of
 * `other` is measured instead. On the ellipsoid PostGIS would measure each side against each other, which takes
 * minutes.
 */
export const liesWithin = (
  shape: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
  metres: number,
): RawBuilder<boolean> => {
  const [reach, squeeze] = [sql.lit(metres * DEGREES), squeezeAt(other)]
  const few = sql`ST_NPoints(${shape})::bigint * ST_NPoints(${other}) <= ${sql.lit(PAIRS_AT_ONCE)}`
  return sql<boolean>`(${shape} && ST_Expand(${other}, ${reach} / ${squeeze}, ${reach})
    and ST_DWithin(ST_Scale(${shape}, ${squeeze}, 1), ST_Scale(case when ${few} then ${other} else ST_Envelope(${other}) end, ${squeeze}, 1), ${reach}))`
}
