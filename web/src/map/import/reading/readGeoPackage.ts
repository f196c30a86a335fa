import type { Database, SqlJsStatic, SqlValue } from 'sql.js'
import { nameOf } from './featureName.ts'
import { FEATURES_MAX, FileRefusal, type RawFeature, type RawFile, type RawGeometry } from './importFile.ts'
import { type Layer, mergeLayers } from './mergeLayers.ts'
import { readWkb } from './readWkb.ts'

/** The bytes of the envelope (bounding box) in a geometry's header, by the kind of envelope. Source: OGC 12-128r18, 2.1.3. */
const ENVELOPES = [0, 32, 48, 48, 64]

/**
 * Reads all layers of features of a GeoPackage.
 * @param open loads SQLite, or rejects with a FileRefusal if the browser does not allow it to run
 * @throws FileRefusal if the file is damaged, has no layer of features, or too many features
 */
export async function readGeoPackage(bytes: Uint8Array, open: () => Promise<SqlJsStatic>): Promise<RawFile> {
  const sqlite = await open()
  let db: Database | null = null
  try {
    db = new sqlite.Database(bytes)
    const layers = layersOf(db)
    if (layers.length === 0) throw new FileRefusal('geopackageEmpty')
    return mergeLayers('geopackage', layers)
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('geopackage')
  } finally {
    db?.close()
  }
}

function layersOf(db: Database): Layer[] {
  // Only tables are read: a view would run SQL of unknown origin.
  const tables = rowsOf(
    db,
    `select g.table_name, g.column_name, s.organization, s.organization_coordsys_id as code, s.definition
     from gpkg_geometry_columns g
     join sqlite_master m on m.type = 'table' and lower(m.name) = lower(g.table_name)
     left join gpkg_spatial_ref_sys s on s.srs_id = g.srs_id
     limit 200`,
  )
  let count = 0
  return tables.map((row) => {
    const [table, column] = [String(row['table_name']), String(row['column_name'])]
    const total = Number(rowsOf(db, `select count(*) as total from ${quoted(table)}`)[0]?.['total'])
    count += total
    if (count > FEATURES_MAX) throw new FileRefusal('tooManyFeatures', { count })
    return { features: featuresOf(db, table, column), projection: projectionOfRow(row) }
  })
}

function projectionOfRow(row: Record<string, SqlValue>): RawFile['projection'] {
  const { organization, code, definition } = row
  // The codes -1 and 0 mean that the projection is unknown.
  if (typeof code !== 'number' || code <= 0) return null
  const wkt = typeof definition === 'string' && definition !== 'undefined' ? definition : undefined
  return { code: `${String(organization)}:${code}`, wkt }
}

function featuresOf(db: Database, table: string, column: string): RawFeature[] {
  const columns = rowsOf(db, `pragma table_info(${quoted(table)})`)
    .map(({ name }) => String(name))
    .filter((name) => name !== column && nameOf({ [name]: 'x' }) !== '')
  const features: RawFeature[] = []
  const statement = db.prepare(`select ${[column, ...columns].map(quoted).join(', ')} from ${quoted(table)}`)
  try {
    while (statement.step()) {
      const [geometry, ...names] = statement.get()
      features.push({
        name: nameOf(Object.fromEntries(columns.map((name, i) => [name, names[i]]))),
        where: { feature: features.length + 1 },
        geometries: geometry instanceof Uint8Array ? geometriesOf(geometry) : [],
      })
    }
  } finally {
    statement.free()
  }
  return features
}

/** Reads the geometry after a GeoPackage header. A damaged geometry or a curve is read as none: then the feature is refused with its name. */
function geometriesOf(blob: Uint8Array): RawGeometry[] {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength)
  if (view.byteLength < 8 || view.getUint16(0) !== 0x4750) return []
  try {
    return readWkb(view, 8 + (ENVELOPES[(view.getUint8(3) >> 1) & 7] ?? 0))
  } catch {
    return []
  }
}

function rowsOf(db: Database, sql: string): Record<string, SqlValue>[] {
  const statement = db.prepare(sql)
  const rows: Record<string, SqlValue>[] = []
  try {
    while (statement.step()) rows.push(statement.getAsObject())
  } finally {
    statement.free()
  }
  return rows
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
