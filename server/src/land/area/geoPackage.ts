import type { DatabaseSync as Sqlite } from 'node:sqlite'
import { createGeoPackage, geometryBytes } from '../../platform/formats/geoPackageFile.ts'
import type { OwnArea } from './ownAreas.ts'

const TABLE = `
  create table areas (fid integer primary key autoincrement not null, geom multipolygon, id text, level text, title text,
    description text, description_public boolean, rating integer, explanation text, frequency text, activities text,
    priority text, relationship text, analitics text,
    shape_source text, shape_licence text, created_at datetime, updated_at datetime, hidden_at datetime);
  insert into gpkg_contents (table_name, data_type, identifier, srs_id) values ('areas', 'features', 'areas', 4326);
  insert into gpkg_geometry_columns values ('areas', 'geom', 'MULTIPOLYGON', 4326, 0, 0);
`
const INSERT = `insert into areas (geom, id, level, title, description, description_public, rating, explanation, frequency, activities,
  priority, relationship, analitics, shape_source, shape_licence, created_at, updated_at, hidden_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

/** Writes areas into a new GeoPackage, page by page: other requests are answered between two pages. */
export async function writeGeoPackage(path: string, pages: AsyncIterable<OwnArea[]>): Promise<void> {
  const db = await createGeoPackage(path)
  try {
    db.exec(TABLE)
    const extent: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
    for await (const areas of pages) insertPage(db, areas, extent)
    if (extent[0] <= extent[2])
      db.prepare('update gpkg_contents set min_x = ?, min_y = ?, max_x = ?, max_y = ?').run(...extent)
  } finally {
    db.close()
  }
}

function insertPage(db: Sqlite, areas: readonly OwnArea[], extent: number[]): void {
  db.exec('begin')
  const insert = db.prepare(INSERT)
  for (const area of areas) {
    const { wkb, box } = area
    insert.run(
      geometryBytes(wkb, box),
      area.id,
      area.level,
      area.title,
      area.description,
      area.description_public ? 1 : 0,
      area.rating,
      area.explanation,
      area.frequency,
      JSON.stringify(area.activities),
      area.priority,
      area.relationship,
      JSON.stringify(area.analitics),
      area.shape_source,
      area.shape_licence,
      area.created_at.toISOString(),
      area.updated_at.toISOString(),
      area.hidden_at?.toISOString() ?? null,
    )
    for (const [at, value] of box.entries()) extent[at] = (at < 2 ? Math.min : Math.max)(extent[at] ?? value, value)
  }
  db.exec('commit')
}
