import type { SqlJsStatic } from 'sql.js'
import { FILE_BYTES_MAX, FileRefusal, type RawFile } from './importFile.ts'
import { mergeLayers } from './mergeLayers.ts'
import { readJson } from './readJson.ts'
import type { readShapefile as ReadShapefile } from './readShapefile.ts'

export interface ByteReaders {
  /** Loads SQLite. @throws FileRefusal if the browser does not allow it to run */
  sqlite: () => Promise<SqlJsStatic>
}

type Parse = typeof ReadShapefile

/**
 * Reads a file in the format that its content shows, whatever its name. Each format's library is loaded when a file needs it.
 * @throws FileRefusal
 */
export async function readBytes(bytes: Uint8Array, readers: ByteReaders): Promise<RawFile> {
  if (bytes.byteLength === 0) throw new FileRefusal('empty')
  if (bytes.byteLength > FILE_BYTES_MAX) throw new FileRefusal('tooLarge')
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 16))
  if (start.startsWith('PK\u0003\u0004')) return readPacked(bytes, readers)
  if (start.startsWith('PK\u0005\u0006')) throw new FileRefusal('zipEmpty')
  if (start.startsWith('SQLite format 3')) {
    const { readGeoPackage } = await import('./readGeoPackage.ts')
    return readGeoPackage(bytes, readers.sqlite)
  }
  // A .shp file alone has no names and no projection, but it has shapes.
  if (bytes[2] === 0x27 && bytes[3] === 0x0a && bytes[0] === 0) return (await shapefileReader())({ shp: bytes })
  return readText(textOf(bytes))
}

const shapefileReader = async (): Promise<Parse> => (await import('./readShapefile.ts')).readShapefile

async function readText(text: string): Promise<RawFile> {
  const first = /\S/.exec(text)?.[0]
  if (!first) throw new FileRefusal('empty')
  if (first === '{' || first === '[') return readJson(text)
  if (first !== '<') throw new FileRefusal('unknownFormat')
  return (await import('./readXml.ts')).readXml(text)
}

/** Decodes text in the encoding that its first bytes name, else as UTF-8, else, if that is invalid, as the encoding of old Windows files. */
function textOf(bytes: Uint8Array): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes)
  const declared = /^[^>]{0,200}encoding=["'](iso-8859-1|iso-8859-15|windows-1252)["']/i.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 300)),
  )?.[1]
  if (declared) return new TextDecoder(declared).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function readPacked(bytes: Uint8Array, readers: ByteReaders): Promise<RawFile> {
  const { readZip } = await import('./readZip.ts')
  const files = readZip(bytes)
  const pathsWith = (ending: string) => [...files.keys()].filter((path) => path.toLowerCase().endsWith(ending))
  const shapefiles = pathsWith('.shp')
  if (shapefiles.length > 0) {
    const readShapefile = await shapefileReader()
    const byPath = new Map([...files].map(([path, content]) => [path.toLowerCase(), content]))
    const beside = (path: string, ending: string) => byPath.get(path.toLowerCase().replace(/\.shp$/, ending))
    const wordsOf = (content?: Uint8Array) => content && new TextDecoder().decode(content)
    const layers = shapefiles.map((path) =>
      readShapefile({
        shp: files.get(path) ?? new Uint8Array(),
        dbf: beside(path, '.dbf'),
        prj: wordsOf(beside(path, '.prj')),
        cpg: wordsOf(beside(path, '.cpg')),
      }),
    )
    return mergeLayers('shapefile', layers)
  }
  if (pathsWith('.dbf').length > 0 || pathsWith('.prj').length > 0) throw new FileRefusal('shapefileParts')
  // Only the first file is read: in a KMZ, the first KML is the main document.
  const [path] = [
    ...pathsWith('.kml'),
    ...pathsWith('.gpkg'),
    ...pathsWith('.geojson'),
    ...pathsWith('.json'),
    ...pathsWith('.gpx'),
  ]
  const inner = path && files.get(path)
  if (!inner) throw new FileRefusal('zipEmpty')
  const start = inner[0] === 0x50 && inner[1] === 0x4b
  if (start) throw new FileRefusal('unknownFormat')
  const file = await readBytes(inner, readers)
  return file.format === 'kml' ? { ...file, format: 'kmz' } : file
}
