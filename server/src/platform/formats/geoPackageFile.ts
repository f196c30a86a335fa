import type { DatabaseSync as Sqlite } from 'node:sqlite'

/** The media type of a GeoPackage. Source: the register of IANA. */
export const GEO_PACKAGE = 'application/geopackage+sqlite3'

/** The application id 'GPKG', and version 1.3 of the standard. Source: OGC 12-128r18, 1.1.1.1. */
const APPLICATION = 0x47504b47
const VERSION = 10300

const WGS84 = `GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AUTHORITY["EPSG","4326"]]`

/** Tables that every GeoPackage with shapes has. Source: OGC 12-128r18, annex C. */
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
`

/** West, south, east, north in degrees. */
type Box = [number, number, number, number]

/** Creates a GeoPackage file that has only the tables of the standard. @returns the open file, which the caller closes */
export async function createGeoPackage(path: string): Promise<Sqlite> {
  // The module is loaded when the first file is written: most processes write none, and Node prints a warning that the module is new.
  const { DatabaseSync } = await import('node:sqlite')
  const db = new DatabaseSync(path)
  db.exec(TABLES)
  return db
}

/** Returns a geometry as a GeoPackage stores it: the coordinate system, the extent, and then the well-known binary. Source: OGC 12-128r18, 2.1.3. */
export function geometryBytes(wkb: Buffer, [west, south, east, north]: Box): Buffer {
  const head = Buffer.alloc(40)
  head.write('GP', 0, 'latin1')
  // Version 0, and then the flags: an extent of four numbers, and all numbers with the least significant byte first.
  head.writeUInt8(0, 2)
  head.writeUInt8(0b11, 3)
  head.writeInt32LE(4326, 4)
  for (const [at, value] of [west, east, south, north].entries()) head.writeDoubleLE(value, 8 + at * 8)
  return Buffer.concat([head, wkb])
}
