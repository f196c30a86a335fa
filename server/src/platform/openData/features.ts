import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import type { Collection, Row } from './collection.ts'
import { filterOf } from './cql2.ts'
import { CRS84, type Crs } from './crs.ts'
import { type BoxQuery, type ConditionQuery, type FeatureQuery, QueryFault } from './query.ts'

/** The most corners in a page, some megabytes of text: a page ends before it has more, but has at least one feature. */
const CORNERS = 50_000
/** The most features of a request that are counted: a count reads all of them again on every page. */
export const COUNTED_MOST = 100_000
/** The number of features that a stream reads at a time. */
const STREAM_PAGE = 500

export interface FeaturePage {
  rows: Row[]
  /** The number of features that the request finds on all pages; null if they are too many to count. */
  matched: number | null
  /** True if more pages follow. */
  more: boolean
}

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** SQL of a row's shape in a coordinate system, as GeoJSON with the axes in the system's order. */
function shapeIn({ srid, northFirst, digits }: Crs): RawBuilder<unknown> {
  const moved = srid === 4326 ? sql`geom` : sql`ST_Transform(geom, ${sql.lit(srid)}::integer)`
  return sql`ST_AsGeoJSON(${northFirst ? sql`ST_FlipCoordinates(${moved})` : moved}, ${sql.lit(digits)})::json`
}

/** Returns a page of features in the order of their keys, and the number of features on all pages, counted up to `most`. */
export async function featurePage(
  db: Tx,
  collection: Collection,
  query: FeatureQuery,
  most = COUNTED_MOST,
): Promise<FeaturePage> {
  const found = await conditionsOf(db, collection, query)
  const page = await pageOf(db, collection, query, found, sql`${shapeIn(query.crs)} as geometry`)
  const { rows: counted } = await sql<{ matched: number }>`
    select count(*)::integer as matched from (
      select from (${collection.rows}) item where ${sql.join(found, sql` and `)} limit ${most + 1}) counted`.execute(db)
  const matched = counted[0]?.matched ?? 0
  return { ...page, matched: matched > most ? null : matched }
}

/** SQL of the shape of streamed rows: as GeoJSON, or as well-known binary with its extent as west, south, east and north in degrees. */
const STREAMED = {
  geojson: sql`${shapeIn(CRS84)} as geometry`,
  wkb: sql`ST_AsBinary(geom, 'NDR') as geometry,
    array[ST_XMin(geom), ST_YMin(geom), ST_XMax(geom), ST_YMax(geom)] as box`,
}

/** Yields all features in pages, ordered by their keys; no query stays open between pages. */
export async function* featurePages(
  db: Tx,
  collection: Collection,
  query: ConditionQuery,
  shape: keyof typeof STREAMED,
): AsyncGenerator<Row[]> {
  const found = await conditionsOf(db, collection, query)
  let after: FeatureQuery['after'] = null
  for (;;) {
    const { rows, more } = await pageOf(db, collection, { limit: STREAM_PAGE, after }, found, STREAMED[shape])
    yield rows
    const last = rows.at(-1)
    if (!more || !last) return
    after = collection.key.map(({ column }) => last[column] as string | number)
  }
}

async function pageOf(
  db: Tx,
  { rows, key }: Collection,
  query: Pick<FeatureQuery, 'limit' | 'after'>,
  found: RawBuilder<unknown>[],
  shape: RawBuilder<unknown>,
): Promise<Pick<FeaturePage, 'rows' | 'more'>> {
  const keys = key.map(({ column }) => column)
  const after =
    query.after &&
    sql`(${columns(keys)}) > (${sql.join(
      query.after.map((value, at) => sql`${value}::${sql.raw(key[at]?.type ?? 'text')}`),
    )})`
  const { rows: page } = await sql<Row & { found: number }>`
    select *, ${shape} from (
      select item.*, (sum(ST_NPoints(geom)) over (order by ${columns(keys)}))::integer as upto,
        (count(*) over ())::integer as found from (
        select * from (${rows}) item where ${sql.join([...found, ...(after ? [after] : [])], sql` and `)}
        order by ${columns(keys)} limit ${query.limit + 1}) item
    ) item where upto <= ${CORNERS} or upto = ST_NPoints(geom) order by ${columns(keys)}`.execute(db)
  const shown = page.slice(0, query.limit)
  return { rows: shown, more: (page[0]?.found ?? 0) > shown.length }
}

/** Returns one feature; undefined if there is none or the reader may not see it. */
export async function oneFeature(
  db: Tx,
  { rows, key, keyOf }: Collection,
  id: string,
  crs: Crs,
): Promise<Row | undefined> {
  const values = keyOf(id)
  if (!values) return undefined
  const named = sql.join(
    key.map(({ column, type }, at) => sql`${sql.ref(column)} = ${values[at]}::${sql.raw(type)}`),
    sql` and `,
  )
  const { rows: found } = await sql<Row>`
    select item.*, ${shapeIn(crs)} as geometry from (${rows}) item where ${named} limit 1`.execute(db)
  return found[0]
}

async function conditionsOf(db: Tx, collection: Collection, query: ConditionQuery): Promise<RawBuilder<unknown>[]> {
  const { time } = collection
  const { bbox, since, until, equals, filter } = query
  return [
    sql`true`,
    ...(bbox ? [await within(db, bbox)] : []),
    ...(time && since ? [sql`${sql.ref(time)} >= ${since}::timestamptz`] : []),
    ...(time && until ? [sql`${sql.ref(time)} <= ${until}::timestamptz`] : []),
    ...(filter ? [await filtered(db, collection, filter)] : []),
    ...equals.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  ]
}

/** Returns the SQL condition of a filter. @throws QueryFault also for an invalid shape */
async function filtered(
  db: Tx,
  { fields }: Collection,
  { text, crs }: NonNullable<ConditionQuery['filter']>,
): Promise<RawBuilder<boolean>> {
  const { condition, shapes } = filterOf(text, {
    fields,
    shapeOf(shape) {
      const read = sql`ST_GeomFromText(${shape}, ${sql.lit(crs.srid)}::integer)`
      const turned = crs.northFirst ? sql`ST_FlipCoordinates(${read})` : read
      return crs.srid === 4326 ? turned : sql`ST_Transform(${turned}, 4326)`
    },
  })
  if (shapes.length > 0) {
    const { rows } = await sql<{ valid: boolean }>`select ${sql.join(
      shapes.map((shape) => sql`ST_IsValid(${shape})`),
      sql` and `,
    )} as valid`
      .execute(db)
      .catch(() => ({ rows: [] }))
    if (!rows[0]?.valid) throw new QueryFault('A shape in the filter is none, or crosses itself.')
  }
  return condition
}

/** Returns the SQL condition that a row's shape meets a box. A box whose west is greater than its east crosses the meridian of 180 degrees. */
async function within(db: Tx, { box, crs }: BoxQuery): Promise<RawBuilder<boolean>> {
  const [west, south, east, north] = crs.srid === 4326 ? box : await inDegrees(db, { box, crs })
  const envelope = (from: number, to: number) => sql`ST_MakeEnvelope(${from}, ${south}, ${to}, ${north}, 4326)`
  const meets = (from: number, to: number) =>
    sql<boolean>`(geom && ${envelope(from, to)} and ST_Intersects(geom, ${envelope(from, to)}))`
  return west > east ? sql`(${meets(west, 180)} or ${meets(-180, east)})` : meets(west, east)
}

/** Returns the smallest box in degrees around a box of another coordinate system. @throws QueryFault if that system does not reach there */
async function inDegrees(db: Tx, { box, crs }: BoxQuery): Promise<BoxQuery['box']> {
  const envelope = sql`ST_Transform(ST_Segmentize(ST_MakeEnvelope(${sql.join(box)}, ${sql.lit(crs.srid)}::integer), ${
    Math.max(box[2] - box[0], box[3] - box[1], 1) / 8
  }), 4326)`
  const { rows } = await sql<Record<'west' | 'south' | 'east' | 'north', number>>`
    select ST_XMin(shape) as west, ST_YMin(shape) as south, ST_XMax(shape) as east, ST_YMax(shape) as north
    from (select ${envelope} as shape) one`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const [degrees] = rows
  if (!degrees || !Object.values(degrees).every(Number.isFinite))
    throw new QueryFault("'bbox' lies where its system does not reach.")
  return [degrees.west, degrees.south, degrees.east, degrees.north]
}
