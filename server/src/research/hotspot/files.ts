import { csvLine } from '@fieldfare/shared/csv.ts'
import type { HotspotFile, HotspotRunView } from '@fieldfare/shared/hotspot.ts'
import { featureCollection } from '../../platform/formats/featureCollection.ts'
import { createGeoPackage, geometryBytes } from '../../platform/formats/geoPackageFile.ts'
import { writtenBytes } from '../../platform/formats/writtenFile.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { citationOf, sideOf } from './citeRun.ts'
import { ringsOf } from './countPeople.ts'
import { runCells } from './rows.ts'

const BOM = '\ufeff'
/** The columns of cells in every file, and the columns (`EXACT`) that files of a reduced run lack. */
const COMMON = ['code', 'people', 'bin', 'hotspot'] as const
const EXACT = ['weight', 'z', 'p'] as const
/** The columns about the homes of a hotspot's people; empty if too few of the people have a home. */
const DISTANCES = ['median_km', 'beyond_percent', 'local', 'regional', 'distant'] as const
const columnsOf = ({ reduced }: HotspotRunView) => [...COMMON, ...(reduced ? [] : EXACT)]
const headOf = (run: HotspotRunView) =>
  columnsOf(run).map((name) => (run.reduced && name === 'people' ? 'people_at_least' : name))

/** Yields the text of a file of a run, in pieces. The same run always gives the same bytes. */
export async function* fileText(
  db: Tx,
  run: HotspotRunView,
  file: Exclude<HotspotFile, 'cells.gpkg'>,
  site: string,
): AsyncGenerator<string> {
  if (file === 'run.json') yield `${JSON.stringify(runFacts(run, site), null, 2)}\n`
  if (file === 'hotspots.csv') yield* hotspotLines(run)
  if (file === 'cells.csv') {
    yield BOM + csvLine(headOf(run))
    for await (const cell of runCells(db, run)) yield csvLine(columnsOf(run).map((name) => cell[name] ?? ''))
  }
  if (file === 'cells.geojson') yield* featureCollection(features(db, run))
}

function* hotspotLines({ reduced, result }: HotspotRunView): Generator<string> {
  const exact = reduced ? [] : ['peak_z']
  yield (
    BOM +
      csvLine([
        'rank',
        reduced ? 'people_at_least' : 'people',
        'cells',
        'bin',
        'peak',
        'longitude',
        'latitude',
        ...DISTANCES.map((name) =>
          reduced && name !== 'median_km' && name !== 'beyond_percent' ? `${name}_at_least` : name,
        ),
        ...exact,
      ])
  )
  for (const { rank, respondents, cells, bin, peak, at, peakZ, distances } of result?.hotspots ?? []) {
    const far = [distances?.medianKm, distances?.beyondPercent, ...(distances?.fans ?? [null, null, null])]
    const exactOf = reduced ? [] : [peakZ ?? '']
    yield csvLine([rank, respondents, cells, bin, peak, ...at, ...far.map((value) => value ?? ''), ...exactOf])
  }
}

async function* features(db: Tx, run: HotspotRunView): AsyncGenerator<object> {
  for await (const cell of runCells(db, run)) {
    // Cells without people and without significance are left out: they are the map's background.
    if (cell.people === 0 && cell.bin === 0) continue
    const coordinates = ringsOf(cell.shape)[0]?.map((ring) =>
      Array.from({ length: ring.length / 2 }, (_, i) => [ring[i * 2], ring[i * 2 + 1]]),
    )
    const properties = Object.fromEntries(columnsOf(run).map((name) => [name, cell[name]]))
    yield { type: 'Feature', geometry: { type: 'Polygon', coordinates }, properties }
  }
}

/** Returns all facts of a run: parameters, method, hashes, numbers and citation. */
const runFacts = (run: HotspotRunView, site: string) => ({
  number: run.number,
  citation: citationOf(run, site),
  method: run.method,
  codeVersion: run.codeVersion,
  parameters: {
    level: run.level,
    cellMetres: run.cellMetres,
    community: run.communityId,
    country: run.country,
    place: run.place,
    box: run.box,
  },
  asOf: run.snapshotAt,
  publishedAt: run.publishedAt,
  peopleAreClasses: run.reduced,
  result: run.result,
})

/** Returns the cells of a run as the bytes of a GeoPackage. */
export const geoPackage = (db: Tx, run: HotspotRunView): Promise<Buffer> =>
  writtenBytes((path) => writeCells(path, db, run))

async function writeCells(path: string, db: Tx, run: HotspotRunView): Promise<void> {
  const file = await createGeoPackage(path)
  try {
    const type = (name: string) =>
      name === 'code' ? 'text' : ['weight', 'z', 'p'].includes(name) ? 'double' : 'integer'
    const columns = headOf(run).map((name) => `${name} ${type(name)}`)
    file.exec(`create table cells (fid integer primary key not null, geom polygon, ${columns.join(', ')});
      insert into gpkg_contents (table_name, data_type, identifier, srs_id) values ('cells', 'features', 'cells', 4326);
      insert into gpkg_geometry_columns values ('cells', 'geom', 'POLYGON', 4326, 0, 0); begin`)
    const insert = file.prepare(`insert into cells values (?, ?, ${columns.map(() => '?').join(', ')})`)
    let fid = 0
    for await (const cell of runCells(db, run)) {
      fid++
      insert.run(fid, geometryBytes(cell.shape, cell.box), ...columnsOf(run).map((name) => cell[name]))
    }
    const { box = [0, 0, 0, 0] } = run.result ?? {}
    // `last_change` is the time of the run, so that the same run always gives the same bytes.
    file
      .prepare('update gpkg_contents set min_x = ?, min_y = ?, max_x = ?, max_y = ?, last_change = ?')
      .run(...box, run.snapshotAt ?? run.createdAt)
    file.exec('commit')
  } finally {
    file.close()
  }
}

/** Returns the name of a downloaded file of a run. */
export const downloadName = (run: HotspotRunView, file: HotspotFile): string =>
  `fieldfare-hotspots-${run.number}-${sideOf(run)}-${file}`
