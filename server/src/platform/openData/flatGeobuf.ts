import type { Geometry } from 'geojson'
import { magicbytes } from 'flatgeobuf/lib/mjs/constants.js'
import { ColumnType } from 'flatgeobuf/lib/mjs/flat-geobuf/column-type.js'
import { GeometryType } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'
import { parseGeometry } from 'flatgeobuf/lib/mjs/geojson/geometry.js'
import { buildFeature } from 'flatgeobuf/lib/mjs/generic/feature.js'
import { buildHeader } from 'flatgeobuf/lib/mjs/generic/featurecollection.js'
import type { HeaderMeta } from 'flatgeobuf/lib/mjs/header-meta.js'
import { type Collection, featureOf, type FieldType, type Row } from './collection.ts'

const TYPES: Record<FieldType, ColumnType> = {
  string: ColumnType.String,
  integer: ColumnType.Int,
  number: ColumnType.Double,
  boolean: ColumnType.Bool,
  'date-time': ColumnType.DateTime,
}

/**
 * Yields the pieces of a FlatGeobuf file: the header, and one piece for each page of rows with GeoJSON. The file has no
 * index, since an index needs all features before the first is written.
 */
export async function* flatGeobuf(collection: Collection, pages: AsyncIterable<Row[]>): AsyncGenerator<Buffer> {
  const header = headerOf(collection)
  yield Buffer.concat([magicbytes, buildHeader(header)])
  for await (const rows of pages) {
    if (rows.length > 0) yield Buffer.concat(rows.map((row) => featureBytes(collection, header, row)))
  }
}

function featureBytes(collection: Collection, header: HeaderMeta, row: Row): Uint8Array {
  const { id, properties, geometry: shape } = featureOf(collection, row)
  const geometry = parseGeometry(shape as Exclude<Geometry, { type: 'GeometryCollection' }>)
  return buildFeature(geometry, { id, ...properties }, header)
}

function headerOf({ title, description, fields }: Collection): HeaderMeta {
  const column = (name: string, type: ColumnType, label: string) => ({
    name,
    type,
    title: label,
    description: null,
    width: -1,
    precision: -1,
    scale: -1,
    nullable: true,
    unique: false,
    primary_key: false,
  })
  return {
    geometryType: GeometryType.Unknown,
    columns: [
      column('id', ColumnType.String, 'Id'),
      ...Object.entries(fields).map(([name, field]) => column(name, TYPES[field.type], field.title)),
    ],
    envelope: null,
    // The number of features is not known before the last page; 0 means unknown.
    featuresCount: 0,
    indexNodeSize: 0,
    crs: { org: 'EPSG', code: 4326, name: 'WGS 84', description: null, wkt: null, code_string: null },
    title,
    description,
    metadata: null,
  } as HeaderMeta
}
