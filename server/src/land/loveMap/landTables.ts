import { toCsv } from '@fieldfare/shared/csv.ts'
import { boxOf } from '@fieldfare/shared/geo/tiles.ts'
import { createGeoPackage, geometryBytes } from '../../platform/formats/geoPackageFile.ts'
import type { LandLoveMap } from './landRows.ts'
import type { LandWords } from './landWords.ts'
import { shownBy, yearsOf } from './steps.ts'

type Box = [west: number, south: number, east: number, north: number]
interface CellRow {
  box: Box
  level: LandLoveMap['cells'][number]['level']
  year: number
  people: number
}

/** Returns the cells of each year separately, so that a reader of one year needs no other rows. */
function cellRows({ cells, release }: LandLoveMap): CellRow[] {
  return yearsOf(release).flatMap((year) =>
    shownBy(cells, year).map(({ z, x, y, level, people }) => ({ box: boxOf({ x, y }, z), level, year, people })),
  )
}

/** Writes an owner's figures and cells as one CSV table, with a row for each number and the group or cell that it counts. */
export function landCsv(map: LandLoveMap, words: LandWords): string {
  const { columns: names } = words
  const heads = [names.figure, names.group, names.year, names.west, names.south, names.east, names.north]
  const totals = words.figures.flatMap(({ title, rows }) =>
    rows.map(({ label, people }) => [
      title,
      label,
      '',
      '',
      '',
      '',
      '',
      people ?? words.tooFew,
      words.figuresDay,
      words.totals,
    ]),
  )
  const cells = cellRows(map).map(({ box, level, year, people }) => [
    words.cell,
    words.levels[level],
    year,
    ...box.map((degrees) => Number(degrees.toFixed(6))),
    people,
    words.mapDay,
    words.cells,
  ])
  return toCsv([[...heads, names.least, names.asOf, names.counted], ...totals, ...cells])
}

/** The tables of an owner's GeoPackage. Their names are the same in every language; titles and descriptions are in the reader's language. */
const TABLES = `
  create table cells (fid integer primary key autoincrement not null, geom polygon, level text not null, year integer not null,
    people_at_least integer not null, as_of text not null);
  create table totals (fid integer primary key autoincrement not null, figure text not null, name text not null,
    people_at_least integer, as_of text not null);
  create table gpkg_extensions (table_name text, column_name text, extension_name text not null, definition text not null,
    scope text not null, constraint ge_tce unique (table_name, column_name, extension_name));
  insert into gpkg_extensions values ('gpkg_data_columns', null, 'gpkg_schema', 'http://www.geopackage.org/spec121/#extension_schema', 'read-write');
  create table gpkg_data_columns (table_name text not null, column_name text not null, name text, title text, description text,
    mime_type text, constraint_name text, constraint pk_gdc primary key (table_name, column_name), constraint gdc_tn unique (table_name, name));
`

/** Writes an owner's figures and cells into a new GeoPackage: the tables 'cells', with shapes, and 'totals'. */
export async function writeLandGeoPackage(path: string, map: LandLoveMap, words: LandWords): Promise<void> {
  const db = await createGeoPackage(path)
  try {
    db.exec(TABLES)
    db.exec('begin')
    const contents = db.prepare(
      'insert into gpkg_contents (table_name, data_type, identifier, description, srs_id) values (?, ?, ?, ?, ?)',
    )
    contents.run('cells', 'features', `${words.name}: ${map.title}`, `${words.cells} ${words.mapAsOf}.`, 4326)
    db.exec("insert into gpkg_geometry_columns values ('cells', 'geom', 'POLYGON', 4326, 0, 0)")
    contents.run('totals', 'attributes', words.figuresAsOf, words.totals, null)
    const column = db.prepare(
      'insert into gpkg_data_columns (table_name, column_name, title, description) values (?, ?, ?, ?)',
    )
    const { columns: names } = words
    column.run('cells', 'level', words.figures.at(-1)?.title ?? '', null)
    column.run('cells', 'year', names.year, null)
    column.run('cells', 'people_at_least', names.least, words.cells)
    column.run('cells', 'as_of', names.asOf, words.mapAsOf)
    column.run('totals', 'figure', names.figure, null)
    column.run('totals', 'name', names.group, null)
    column.run('totals', 'people_at_least', names.least, words.totals)
    column.run('totals', 'as_of', names.asOf, words.figuresAsOf)
    const total = db.prepare('insert into totals (figure, name, people_at_least, as_of) values (?, ?, ?, ?)')
    for (const { title, rows } of words.figures)
      for (const { label, people } of rows) total.run(title, label, people, words.figuresDay)
    const cell = db.prepare('insert into cells (geom, level, year, people_at_least, as_of) values (?, ?, ?, ?, ?)')
    const extent: Box = [Infinity, Infinity, -Infinity, -Infinity]
    for (const { box, level, year, people } of cellRows(map)) {
      cell.run(geometryBytes(boxBytes(box), box), words.levels[level], year, people, words.mapDay)
      for (const [at, value] of box.entries()) extent[at] = (at < 2 ? Math.min : Math.max)(extent[at] ?? value, value)
    }
    if (extent[0] <= extent[2])
      db.prepare("update gpkg_contents set min_x = ?, min_y = ?, max_x = ?, max_y = ? where table_name = 'cells'").run(
        ...extent,
      )
    db.exec('commit')
  } finally {
    db.close()
  }
}

/** A box as a polygon in well-known binary, its bytes least significant first. */
function boxBytes([west, south, east, north]: Box): Buffer {
  const corners = [west, south, east, south, east, north, west, north, west, south]
  const bytes = Buffer.alloc(13 + corners.length * 8)
  bytes.writeUInt8(1, 0)
  for (const [i, value] of [3, 1, 5].entries()) bytes.writeUInt32LE(value, 1 + i * 4)
  for (const [i, value] of corners.entries()) bytes.writeDoubleLE(value, 13 + i * 8)
  return bytes
}
