import { parseDbf, parseShp } from 'shpjs'
import { nameOf } from './featureName.ts'
import { FEATURES_MAX, FileRefusal, type RawFeature, type RawFile } from './importFile.ts'
import { geometriesOf } from './readJson.ts'

/** The files of one shapefile. */
export interface ShapefileParts {
  shp: Uint8Array
  dbf?: Uint8Array
  prj?: string
  cpg?: string
}

/** Bytes of the header of the file; `RECORD_MIN` is the size of the smallest record. */
const HEADER = 100
const RECORD_MIN = 12

/** Reads a shapefile. @throws FileRefusal if the file is damaged or has too many records */
export function readShapefile({ shp, dbf, prj, cpg }: ShapefileParts): RawFile {
  const count = countRecords(shp)
  if (count > FEATURES_MAX) throw new FileRefusal('tooManyFeatures', { count })
  try {
    const geometries = parseShp(shp)
    const rows = dbf ? rowsOf(dbf, cpg) : []
    const features = geometries.map((geometry, index): RawFeature => ({
      name: nameOf(rows[index] ?? {}),
      where: { feature: index + 1 },
      geometries: geometriesOf(geometry, 0),
    }))
    return { format: 'shapefile', features, projection: prj?.trim() ? { wkt: prj } : null }
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('shapefile')
  }
}

/** Counts the records of a `.shp` file by their lengths, without reading them. @throws FileRefusal if it is not a `.shp` file, or is cut off */
function countRecords(shp: Uint8Array): number {
  const view = new DataView(shp.buffer, shp.byteOffset, shp.byteLength)
  if (shp.byteLength < HEADER || view.getInt32(0) !== 9994) throw new FileRefusal('shapefile')
  let count = 0
  let at = HEADER
  while (at < shp.byteLength) {
    const length = at + 8 <= shp.byteLength ? view.getInt32(at + 4) * 2 : -1
    if (length < RECORD_MIN - 8 || at + 8 + length > shp.byteLength) throw new FileRefusal('shapefile')
    at += 8 + length
    count++
  }
  return count
}

/** Reads the rows of the attribute table; none if it is damaged, since shapes can be read without names. */
function rowsOf(dbf: Uint8Array, cpg?: string): Record<string, unknown>[] {
  try {
    return parseDbf(dbf, cpg?.trim())
  } catch {
    return []
  }
}
