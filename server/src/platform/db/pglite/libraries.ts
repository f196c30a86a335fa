import { createReadStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGunzip, gzipSync } from 'node:zlib'

const BLOCK = 512
const require = createRequire(import.meta.url)
const PACKAGES = ['@electric-sql/pglite', '@electric-sql/pglite-postgis']

/** Files of the PostGIS bundle that are left out, half of it: raster, topology and the geocoder. */
const UNUSED = /raster|rtpostgis|topology|tiger/
const SCRIPT = /\.sql$/
/** The only script of the bundle that creates the extension; a database copied from the template needs no script. */
const CREATION = /extension\/postgis--[\d.]+\.sql$/

/** Returns the exact versions of PGlite and PostGIS, which belong together. The name of the template contains them. */
export function engineVersions(): string {
  const manifests = PACKAGES.map((name) => readFileSync(join(home(name), 'package.json'), 'utf8'))
  return manifests.map((manifest) => (JSON.parse(manifest) as { version: string }).version).join('-')
}

export interface Libraries {
  /** The files needed to create PostGIS in a database. */
  toCreate: Uint8Array
  /** The files needed to run a database with PostGIS. */
  toRun: Uint8Array
}

/** Returns the PostGIS bundle without its unused files, as .tar.gz that is not compressed, because it is read at every start. */
export async function trimmedLibraries(): Promise<Libraries> {
  const bundle = join(home('@electric-sql/pglite-postgis'), 'dist/postgis.tar.gz')
  const entries = entriesOf(await buffer(createReadStream(bundle).pipe(createGunzip())))
  const used = entries.filter(({ name }) => !UNUSED.test(name) && (!SCRIPT.test(name) || CREATION.test(name)))
  return { toCreate: pack(used), toRun: pack(used.filter(({ name }) => !SCRIPT.test(name))) }
}

interface Entry {
  name: string
  bytes: Uint8Array
}

function entriesOf(tar: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const name = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8) || 0
    const length = BLOCK + Math.ceil(size / BLOCK) * BLOCK
    entries.push({ name, bytes: tar.subarray(at, at + length) })
    at += length
  }
  return entries
}

function pack(entries: Entry[]): Uint8Array {
  const end = new Uint8Array(2 * BLOCK)
  return gzipSync(Buffer.concat([...entries.map(({ bytes }) => bytes), end]), { level: 0 })
}

function home(name: string): string {
  return dirname(dirname(require.resolve(name)))
}
