import type { DatabaseSync as Sqlite } from 'node:sqlite'
import { createGeoPackage, geometryBytes } from '../formats/geoPackageFile.ts'
import { type Collection, featureOf, type FieldType, type Row } from './collection.ts'

type Box = [number, number, number, number]

const TYPES: Record<FieldType, string> = {
  string: 'text',
  integer: 'integer',
  number: 'double',
  boolean: 'boolean',
  'date-time': 'datetime',
}

/** Writes a new GeoPackage file with the rows of all pages, whose shapes are well-known binary with their extent. */
export async function writeFeatures(path: string, collection: Collection, pages: AsyncIterable<Row[]>): Promise<void> {
  const db = await createGeoPackage(path)
  try {
    const table = `"${collection.id}"`
    const fields = Object.entries(collection.fields)
    db.exec(
      `create table ${table} (fid integer primary key autoincrement not null, geom geometry, id text${fields
        .map(([name, { type }]) => `, "${name}" ${TYPES[type]}`)
        .join('')});`,
    )
    db.prepare(
      "insert into gpkg_contents (table_name, data_type, identifier, description, srs_id) values (?, 'features', ?, ?, 4326)",
    ).run(collection.id, collection.title, collection.description)
    db.prepare("insert into gpkg_geometry_columns values (?, 'geom', 'GEOMETRY', 4326, 0, 0)").run(collection.id)
    const insert = db.prepare(`insert into ${table} values (null, ?, ?${fields.map(() => ', ?').join('')})`)
    const extent: Box = [Infinity, Infinity, -Infinity, -Infinity]
    for await (const rows of pages) insertPage(db, insert, collection, rows, extent)
    if (extent[0] <= extent[2])
      db.prepare('update gpkg_contents set min_x = ?, min_y = ?, max_x = ?, max_y = ?').run(...extent)
  } finally {
    db.close()
  }
}

function insertPage(
  db: Sqlite,
  insert: ReturnType<Sqlite['prepare']>,
  collection: Collection,
  rows: readonly Row[],
  extent: Box,
): void {
  db.exec('begin')
  for (const row of rows) {
    const box = row['box'] as Box
    const { id, properties, geometry } = featureOf(collection, row)
    insert.run(
      geometryBytes(geometry as Buffer, box),
      id,
      ...Object.keys(collection.fields).map((name) => cellOf(properties[name])),
    )
    for (const [at, value] of box.entries()) extent[at] = (at < 2 ? Math.min : Math.max)(extent[at] ?? value, value)
  }
  db.exec('commit')
}

const cellOf = (value: unknown): string | number | null =>
  typeof value === 'boolean' ? Number(value) : (value as string | number | null)
