import type { DatabaseSync as Sqlite } from 'node:sqlite'
import type { OwnArea } from './ownAreas.ts'

/** 'GPKG', and version 1.3 of the standard. Source: OGC 12-128r18, 1.1.1.1. */
const APPLICATION = 0x47504b47
const VERSION = 10300

const WGS84 = `GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AUTHORITY["EPSG","4326"]]`

/** Tables that every GeoPackage has, and the one of the areas. Source: the same, annex C. */
const TABLES = `
  pragma application_id = ${APPLICATION};
  pragma user_version = ${VERSION};
  create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer not null primary key, organization text not null,
    organization_coordsys_id integer not null, definition text not null, description text);
  insert into gpkg_spatial_ref_sys values
    ('Undefined Cartesian SRS', -1, 'NONE', -1, 'undefined', 'undefined Cartesian coordinate reference system'),
    ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', 'undefined geographic coordinate reference system'),
    ('WGS 84 geodetic', 4326, 'EPSG', 4326, '${WGS84}', 'longitude and latitude in degrees');
  create table gpkg_contents (table_name text not null primary key, data_type text not null, identifier text unique,
    description text default '', last_change datetime not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    min_x double, min_y double, max_x double, max_y double, srs_id integer,
    constraint fk_gc_r_srs_id foreign key (srs_id) references gpkg_spatial_ref_sys (srs_id));
  create table gpkg_geometry_columns (table_name text not null, column_name text not null, geometry_type_name text not null,
    srs_id integer not null, z tinyint not null, m tinyint not null,
    constraint pk_geom_cols primary key (table_name, column_name), constraint uk_gc_table_name unique (table_name),
    constraint fk_gc_tn foreign key (table_name) references gpkg_contents (table_name),
    constraint fk_gc_srs foreign key (srs_id) references gpkg_spatial_ref_sys (srs_id));
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

/** Writes areas into a new GeoPackage, page by page, so that the process answers others in between. */
export async function writeGeoPackage(path: string, pages: AsyncIterable<OwnArea[]>): Promise<void> {
  // Loaded with the first file: most processes write none, and this Node says at its start that the module is new.
  const { DatabaseSync } = await import('node:sqlite')
  const db = new DatabaseSync(path)
  try {
    db.exec(TABLES)
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
      withHeader(wkb, box),
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

/** A geometry as a GeoPackage keeps it: its system and its extent before well-known binary. Source: the same, 2.1.3. */
function withHeader(wkb: Buffer, [west, south, east, north]: OwnArea['box']): Buffer {
  const head = Buffer.alloc(40)
  head.write('GP', 0, 'latin1')
  // Version 0; an extent of four numbers, all of them least significant byte first.
  head.writeUInt8(0, 2)
  head.writeUInt8(0b11, 3)
  head.writeInt32LE(4326, 4)
  for (const [at, value] of [west, east, south, north].entries()) head.writeDoubleLE(value, 8 + at * 8)
  return Buffer.concat([head, wkb])
}
