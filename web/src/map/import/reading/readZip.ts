import { unzipSync, type UnzipFileInfo } from 'fflate'
import { ENTRIES_MAX, FileRefusal, UNPACKED_BYTES_MAX } from './importFile.ts'

/** Matches the files that are unpacked. */
const WANTED = /\.(shp|dbf|prj|cpg|kml|gpx|geojson|json|gpkg)$/i
/** Matches the files that macOS adds beside each file. */
const HIDDEN = /(^|\/)(__MACOSX|\.)/

/**
 * The files of a zip that may hold shapes, by their paths. What a file says of its size is reserved and never exceeded, so that the
 * sum is the bound; one that lies is cut off, and refused by its reader.
 * @throws FileRefusal for damaged and encrypted files, and for bombs
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

/** The lowest bit of the flags of the first entry. */
const isEncrypted = (bytes: Uint8Array): boolean => ((bytes[6] ?? 0) & 1) === 1
