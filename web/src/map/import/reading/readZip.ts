import { unzipSync, type UnzipFileInfo } from 'fflate'
import { ENTRIES_MAX, FileRefusal, UNPACKED_BYTES_MAX } from './importFile.ts'

/** Matches the files that are unpacked. */
const WANTED = /\.(shp|dbf|prj|cpg|kml|gpx|geojson|json|gpkg)$/i
/** Matches the files that macOS adds beside each file. */
const HIDDEN = /(^|\/)(__MACOSX|\.)/

/**
 * Unpacks the files of a zip that may contain shapes, by path. Each file gets memory only for the size that the zip states, so the sum of
 * these sizes is the limit; a file that is really larger is cut off, and its reader refuses it.
 * @throws FileRefusal for damaged or encrypted zips, and for zip bombs
 */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> {
  let entries = 0
  let unpacked = 0
  const filter = ({ name, originalSize, compression }: UnzipFileInfo): boolean => {
    if (++entries > ENTRIES_MAX) throw new FileRefusal('zipBomb')
    if (!WANTED.test(name) || HIDDEN.test(name)) return false
    unpacked += originalSize
    if (unpacked > UNPACKED_BYTES_MAX) throw new FileRefusal('zipBomb')
    if (compression !== 0 && compression !== 8) throw new FileRefusal('zip')
    return true
  }
  if (isEncrypted(bytes)) throw new FileRefusal('zipEncrypted')
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })))
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('zip')
  }
}

/** Tells whether a zip is encrypted: the lowest bit of the first entry's flags is set. */
const isEncrypted = (bytes: Uint8Array): boolean => ((bytes[6] ?? 0) & 1) === 1
