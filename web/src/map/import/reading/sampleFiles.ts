// Makes tiny files of every format, for tests and end-to-end tests. Not part of the app.

import { zipSync } from 'fflate'

export type Ring = [number, number][]

/** Makes a closed ring: a square, given by its lower left corner. */
export function square(x: number, y: number, side: number): Ring {
  const sum = (a: number, b: number) => Number((a + b).toFixed(7))
  const [right, top] = [sum(x, side), sum(y, side)]
  return [
    [x, y],
    [right, y],
    [right, top],
    [x, top],
    [x, y],
  ]
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

export interface SampleShape {
  name?: string
  rings: Ring[]
}

export const geoJson = (shapes: SampleShape[], more: Record<string, unknown> = {}): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    ...more,
    features: shapes.map(({ name, rings }) => ({
      type: 'Feature',
      properties: name === undefined ? {} : { name },
      geometry: { type: 'Polygon', coordinates: rings },
    })),
  })

export const ofGeometry = (geometry: unknown, name = ''): string =>
  JSON.stringify({ type: 'Feature', properties: { name }, geometry })

const positions = (ring: Ring) => ring.map(([x, y]) => `${x},${y},0`).join(' ')

export const kml = (shapes: SampleShape[], head = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>All of them</name>
${shapes
  .map(
    ({ name = '', rings: [outer = [], ...holes] }) => `<Placemark><name>${name}</name><MultiGeometry><Polygon>
<outerBoundaryIs><LinearRing><coordinates>${positions(outer)}</coordinates></LinearRing></outerBoundaryIs>
${holes.map((hole) => `<innerBoundaryIs><LinearRing><coordinates>${positions(hole)}</coordinates></LinearRing></innerBoundaryIs>`).join('')}
</Polygon></MultiGeometry></Placemark>`,
  )
  .join('\n')}
</Document></kml>`

export const gpx = (tracks: { name: string; points: Ring }[]): string =>
  `<?xml version="1.0"?>
<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
${tracks
  .map(
    ({ name, points }) =>
      `<trk><name>${name}</name><trkseg>${points.map(([lng, lat]) => `<trkpt lat="${lat}" lon="${lng}"><ele>3</ele></trkpt>`).join('')}</trkseg></trk>`,
  )
  .join('\n')}
</gpx>`

/** Makes a `.shp` file of polygons, with outer rings clockwise as the format requires. */
export function shp(shapes: SampleShape[]): Uint8Array {
  const records = shapes.map(({ rings }) => {
    const turned = rings.map((ring, i) => (i === 0 ? ring.toReversed() : ring))
    const points = turned.flat()
    const view = new DataView(new ArrayBuffer(8 + 44 + 4 * turned.length + 16 * points.length))
    view.setInt32(4, (view.byteLength - 8) / 2)
    view.setInt32(8, 5, true)
    view.setInt32(44, turned.length, true)
    view.setInt32(48, points.length, true)
    let first = 0
    turned.forEach((ring, i) => {
      view.setInt32(52 + 4 * i, first, true)
      first += ring.length
    })
    points.forEach(([x, y], i) => {
      view.setFloat64(52 + 4 * turned.length + 16 * i, x, true)
      view.setFloat64(60 + 4 * turned.length + 16 * i, y, true)
    })
    return new Uint8Array(view.buffer)
  })
  const size = records.reduce((sum, { length }) => sum + length, 100)
  const file = new Uint8Array(size)
  const head = new DataView(file.buffer)
  head.setInt32(0, 9994)
  head.setInt32(24, size / 2)
  head.setInt32(28, 1000, true)
  head.setInt32(32, 5, true)
  let at = 100
  for (const record of records) {
    file.set(record, at)
    at += record.length
  }
  return file
}

/** Makes a dBase table with one column, NAAM. */
export function dbf(names: string[]): Uint8Array {
  const width = 40
  const file = new Uint8Array(65 + names.length * (width + 1) + 1).fill(0x20)
  const view = new DataView(file.buffer)
  file.fill(0, 0, 64)
  file[0] = 3
  view.setUint32(4, names.length, true)
  view.setUint16(8, 65, true)
  view.setUint16(10, width + 1, true)
  file.set(bytesOf('NAAM'), 32)
  file[43] = 0x43
  file[48] = width
  file[64] = 0x0d
  names.forEach((name, i) => file.set(bytesOf(name), 66 + i * (width + 1)))
  file[file.length - 1] = 0x1a
  return file
}

/** The Dutch projection RD New as ESRI's programs write it: without a code and without a datum shift. */
export const RD_PRJ =
  'PROJCS["RD_New",GEOGCS["GCS_Amersfoort",DATUM["D_Amersfoort",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Double_Stereographic"],PARAMETER["False_Easting",155000.0],PARAMETER["False_Northing",463000.0],PARAMETER["Central_Meridian",5.38763888888889],PARAMETER["Scale_Factor",0.9999079],PARAMETER["Latitude_Of_Origin",52.15616055555555],UNIT["Meter",1.0]]'

export const shapefile = (shapes: SampleShape[], prj: string | null = RD_PRJ): Uint8Array =>
  zipSync({
    'layer/land.shp': shp(shapes),
    'layer/land.DBF': dbf(shapes.map(({ name = '' }) => name)),
    ...(prj === null ? {} : { 'layer/land.prj': bytesOf(prj) }),
    '__MACOSX/layer/._land.shp': bytesOf('nothing'),
  })

export const kmz = (text: string): Uint8Array =>
  zipSync({ 'doc.kml': bytesOf(text), 'files/icon.png': new Uint8Array(9) })

function wkb(rings: Ring[]): Uint8Array {
  const size = rings.reduce((sum, ring) => sum + 4 + 16 * ring.length, 9)
  const view = new DataView(new ArrayBuffer(size))
  view.setUint8(0, 1)
  view.setUint32(1, 3, true)
  view.setUint32(5, rings.length, true)
  let at = 9
  for (const ring of rings) {
    view.setUint32(at, ring.length, true)
    at += 4
    for (const [x, y] of ring) {
      view.setFloat64(at, x, true)
      view.setFloat64(at + 8, y, true)
      at += 16
    }
  }
  return new Uint8Array(view.buffer)
}

/** Runs SQL in any SQLite, that of the browser or of Node. */
export type RunSql = (sql: string, params?: (string | number | Uint8Array | null)[]) => unknown

/** Turns an empty SQLite database into a GeoPackage with one layer. */
export function fillGeoPackage(run: RunSql, shapes: SampleShape[], srs = 28992): void {
  for (const table of [
    'gpkg_spatial_ref_sys (srs_name text, srs_id integer primary key, organization text, organization_coordsys_id integer, definition text, description text)',
    'gpkg_contents (table_name text primary key, data_type text, identifier text, srs_id integer)',
    'gpkg_geometry_columns (table_name text, column_name text, geometry_type_name text, srs_id integer, z tinyint, m tinyint)',
    '"my ""land""" (fid integer primary key, geom blob, naam text, size real)',
  ])
    run(`create table ${table}`)
  run(`insert into gpkg_contents values ('my "land"', 'features', 'land', ${srs})`)
  run(`insert into gpkg_geometry_columns values ('my "land"', 'geom', 'POLYGON', ${srs}, 0, 0)`)
  run('insert into gpkg_spatial_ref_sys values (?, ?, ?, ?, ?, ?)', ['any', srs, 'EPSG', srs, 'undefined', null])
  for (const { name = null, rings } of shapes) {
    const head = new Uint8Array(8)
    head.set([0x47, 0x50, 0, 1])
    run('insert into "my ""land""" (geom, naam) values (?, ?)', [new Uint8Array([...head, ...wkb(rings)]), name])
  }
}
