import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvLine } from '@fieldfare/shared/csv.ts'
import { featureCollection } from '../platform/formats/featureCollection.ts'
import { WkbReader } from '../platform/formats/wkb.ts'
import { citationFile, datacite, zenodo } from './citation.ts'
import { dataPackage, type FileFacts } from './dataPackage.ts'
import { ddi } from './ddi.ts'
import { readme } from './readme.ts'
import { BUDGETS_PYTHON, BUDGETS_R, HOTSPOTS_PYTHON, HOTSPOTS_R } from './scripts.ts'
import { MISSING } from './labels.ts'
import type { PackageFacts, Field, Table } from './codebook.ts'

export interface PackTask {
  /** The folder with `research.gpkg`, into which all other files are written. */
  folder: string
  tables: Table[]
  about: PackageFacts
}
export interface PackageFile {
  bytes: number
  sha256: string
}

/** The number of bytes before the shape in a GeoPackage geometry: its header with the extent. */
const HEAD = 40
const DEGREES = { x: (lng: number) => Number(lng.toFixed(7)), y: (lat: number) => Number(lat.toFixed(7)) }
const CODES = new Map(MISSING.map(({ value }) => [String(value), value]))

/** Writes the files of a package from its GeoPackage, so that all have the same columns and rows. Then zips all into `package.zip`. */
export async function makePackage(
  { folder, tables, about }: PackTask,
  report: (percent: number) => void,
): Promise<PackageFile> {
  const { DatabaseSync } = await import('node:sqlite')
  const db = new DatabaseSync(join(folder, 'research.gpkg'), { readOnly: true })
  const files: string[] = ['research.gpkg']
  try {
    for (const [at, table] of tables.entries()) {
      const rows = () => db.prepare(`select * from ${table.name} order by fid`).iterate() as Iterable<SqlRow>
      await write(folder, `${table.name}.csv`, csvLines(table, rows()))
      files.push(`${table.name}.csv`)
      if (table.fields.some(({ type }) => type === 'geometry')) {
        await write(folder, `${table.name}.geojson`, featureCollection(features(table, rows())))
        files.push(`${table.name}.geojson`)
      }
      report(Math.round(((at + 1) / tables.length) * 60))
    }
  } finally {
    db.close()
  }
  const facts: FileFacts = new Map()
  const noteFile = async (name: string) =>
    facts.set(name, { bytes: (await stat(join(folder, name))).size, sha256: await hashOf(join(folder, name)) })
  for (const name of files) await noteFile(name)
  for (const [name, text] of [
    ['datapackage.json', dataPackage(tables, about, facts)],
    ['ddi-codebook.xml', ddi(tables, about)],
    ['README.md', readme(tables, about)],
    ['CITATION.cff', citationFile(about)],
    ['.zenodo.json', zenodo(about)],
    ['datacite.json', datacite(about)],
    ['figure1.R', BUDGETS_R],
    ['figure1.py', BUDGETS_PYTHON],
    ['figure2.R', HOTSPOTS_R],
    ['figure2.py', HOTSPOTS_PYTHON],
  ] as const) {
    await writeFile(join(folder, name), text)
    files.push(name)
    await noteFile(name)
  }
  const sums = [...facts].map(([name, { sha256 }]) => `${sha256}  ${name}\n`).join('')
  await writeFile(join(folder, 'SHA256SUMS'), sums)
  report(75)
  const path = join(folder, 'package.zip')
  await zip(folder, [...files, 'SHA256SUMS'], path, new Date(about.at))
  report(95)
  return { bytes: (await stat(path)).size, sha256: await hashOf(path) }
}

type SqlRow = Record<string, string | number | Uint8Array>
const write = (folder: string, name: string, lines: Iterable<string> | AsyncIterable<string>) =>
  pipeline(Readable.from(lines), createWriteStream(join(folder, name), { mode: 0o600 }))

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

async function zip(folder: string, files: readonly string[], path: string, mtime: Date): Promise<void> {
  const { ZipFile } = await import('yazl')
  const file = new ZipFile()
  for (const name of files) file.addFile(join(folder, name), name, { mtime, mode: 0o100600 })
  file.end()
  await pipeline(Readable.from(file.outputStream), createWriteStream(path, { mode: 0o600 }))
}

/** Returns the rings of each part of a shape. */
const partsOf = (value: unknown): number[][][] => new WkbReader((value as Uint8Array).subarray(HEAD)).next(DEGREES)
const pairs = (line: ArrayLike<number>): number[][] =>
  Array.from({ length: line.length / 2 }, (_, at) => [line[at * 2] ?? 0, line[at * 2 + 1] ?? 0])
const wkt = (value: unknown): string =>
  `MULTIPOLYGON(${partsOf(value)
    .map(
      (rings) =>
        `(${rings
          .map(
            (ring) =>
              `(${pairs(ring)
                .map((pair) => pair.join(' '))
                .join(',')})`,
          )
          .join(',')})`,
    )
    .join(',')})`
/** Returns a value as written to every format: missing-value codes are numbers, even in columns of text. */
const plain = (value: SqlRow[string] | undefined): string | number => {
  const text = value === undefined || value instanceof Uint8Array ? '' : value
  return typeof text === 'string' ? (CODES.get(text) ?? text) : text
}

function* csvLines({ fields }: Table, rows: Iterable<SqlRow>): Generator<string> {
  yield csvLine(fields.map(({ name }) => name))
  for (const row of rows) yield csvLine(fields.map((field) => cell(field, row)))
}
const cell = ({ name, type }: Field, row: SqlRow) => (type === 'geometry' ? wkt(row[name]) : plain(row[name]))

function* features({ fields }: Table, rows: Iterable<SqlRow>): Generator<object> {
  for (const row of rows) {
    const shown = fields.filter(({ type }) => type !== 'geometry').map(({ name }) => [name, plain(row[name])])
    const coordinates = partsOf(row['geometry']).map((rings) => rings.map(pairs))
    const geometry = { type: 'MultiPolygon', coordinates }
    yield { type: 'Feature', geometry, properties: Object.fromEntries(shown) }
  }
}
