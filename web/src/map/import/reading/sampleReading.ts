// Reads sample files in tests, as the worker does. Not part of the app.

import initSqlJs from 'sql.js'
import type { FileReport, ReadOptions } from './importFile.ts'
import { openFile } from './openFile.ts'
import { readBytes } from './readBytes.ts'
import { bytesOf, fillGeoPackage, type SampleShape } from './sampleFiles.ts'

const sqlite = () => initSqlJs()
export async function geoPackage(shapes: SampleShape[], srs: number): Promise<Uint8Array> {
  const db = new (await sqlite()).Database()
  fillGeoPackage((sql, params) => db.run(sql, params), shapes, srs)
  return db.export()
}
export const read = async (file: Uint8Array | string) =>
  openFile(await readBytes(typeof file === 'string' ? bytesOf(file) : file, { sqlite }))

/** Reads a file with `options`, and returns its report, rows and shapes. */
export async function shapesOf(file: Uint8Array | string, options: ReadOptions = {}) {
  const open = await read(file)
  const report = open.shape(options, () => {}) as FileReport
  const { rows } = open.rows({ from: 0 })
  return { report, rows, shapes: rows.map(({ index }) => open.take(index)), open }
}
