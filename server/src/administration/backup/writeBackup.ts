import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { PHOTO_SIZES, type PhotoSize } from '@fieldfare/shared/photoUrl.ts'
import { pack, type Pack } from 'tar-stream'
import type { Database } from '../../platform/db/connect.ts'
import { fileName, type PhotoStore } from '../../platform/photoStore/store.ts'
import { BackupFault, FORMAT, HEAD, JOBS, MANIFEST, type Manifest, SEAL, sha256, tablePart } from './backupFormat.ts'
import { SHORT_LIVED } from './contentTables.ts'
import { refuseForeign } from './loadRows.ts'
import { type Snapshot, withSnapshot } from './readRows.ts'

/** The number of characters of a table that are compressed into one part; it limits the memory for writing and reading. */
const PIECE_CHARS = 4_000_000
const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[]
const compress = promisify(gzip)

/**
 * Writes all content of one database snapshot, and the photos, to a new file. First writes a temporary file beside it,
 * which is renamed once it is complete and on the disk.
 * @throws BackupFault if the file exists, or the database is empty or of a newer version
 */
export async function writeBackup(db: Database, photos: PhotoStore, file: string): Promise<Manifest> {
  if (await stat(file).catch(() => null)) throw new BackupFault(`${file} exists already. Nothing was written.`)
  const growing = `${file}.${process.pid}.part`
  try {
    const manifest = await withSnapshot(db, (snapshot) => writeParts(db, photos, snapshot, growing))
    await sync(growing)
    await rename(growing, file)
    await sync(dirname(resolve(file)))
    return manifest
  } catch (error) {
    await rm(growing, { force: true })
    throw error
  }
}

async function writeParts(db: Database, photos: PhotoStore, snapshot: Snapshot, file: string): Promise<Manifest> {
  const { migrations, sequences } = snapshot
  if (migrations.length === 0) throw new BackupFault('This database is empty: there is nothing to back up.')
  refuseForeign(migrations)
  const tables = snapshot.tables.filter(({ name }) => !SHORT_LIVED.includes(name))
  const manifest: Manifest = { parts: [], rows: {}, photos: 0, missing: [] }
  const tar = pack()
  const writing = pipeline(tar, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  // An error before `writing` is awaited below must not count as an unhandled rejection; it is thrown there.
  writing.catch(() => undefined)
  const add = async (name: string, bytes: Buffer) => {
    await Promise.race([
      addEntry(tar, name, bytes),
      writing.then(() => Promise.reject(new Error('The file was closed.'))),
    ])
    manifest.parts.push({ name, bytes: bytes.length, sha256: sha256(bytes) })
  }
  try {
    const head = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      engine: db.engine,
      migrations,
      sequences,
      tables,
    }
    await add(HEAD, json(head))
    for (const table of tables) {
      let pieces = 0
      let rows = 0
      for await (const lines of piecesOf(snapshot.rows(table))) {
        await add(tablePart(table.name, pieces++), await compress(lines.join('\n')))
        rows += lines.length
      }
      manifest.rows[table.name] = rows
    }
    const jobs: string[] = []
    for await (const job of snapshot.jobs()) jobs.push(JSON.stringify(job))
    await add(JOBS, await compress(jobs.join('\n')))
    await addPhotos(photos, snapshot, manifest, add)
    const sealed = json(manifest)
    await addEntry(tar, MANIFEST, sealed)
    await addEntry(tar, SEAL, Buffer.from(`${sha256(sealed)}\n`))
    tar.finalize()
    await writing
    return manifest
  } catch (error) {
    tar.destroy()
    throw await writing.then(
      () => error,
      (fault: NodeJS.ErrnoException) => (fault.code?.startsWith('E') && !fault.code.startsWith('ERR') ? fault : error),
    )
  }
}

/** Adds the photos of the snapshot to the file, and the names of files that the store lacks to the manifest. */
async function addPhotos(
  store: PhotoStore,
  snapshot: Snapshot,
  manifest: Manifest,
  add: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  for await (const key of snapshot.photos()) {
    manifest.photos++
    for (const size of SIZES) {
      const bytes = await store.get(key, size)
      if (bytes) await add(fileName(key, size), bytes)
      else manifest.missing.push(fileName(key, size))
    }
  }
}

async function* piecesOf(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let piece: string[] = []
  let chars = 0
  for await (const line of lines) {
    piece.push(line)
    chars += line.length
    if (chars < PIECE_CHARS) continue
    yield piece
    ;[piece, chars] = [[], 0]
  }
  if (piece.length > 0) yield piece
}

/** Adds an entry to the tar file, and waits until it is written if the disk is slower than the database. */
async function addEntry(tar: Pack, name: string, bytes: Buffer): Promise<void> {
  const entry = tar.entry({ name, size: bytes.length, mode: 0o600 })
  const finished = once(entry, 'finish')
  entry.end(bytes)
  await finished
}

const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
