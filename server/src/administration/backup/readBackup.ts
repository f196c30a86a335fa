import { constants } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { z } from 'zod'
import { MIGRATIONS } from '../../platform/db/migrations/index.ts'
import { refuseOlderBackup } from '../../platform/db/olderBuild.ts'
import { refuseNewer } from './loadRows.ts'
import {
  BackupFault,
  FORMAT,
  HEAD,
  Head,
  JOBS,
  MANIFEST,
  Manifest,
  type Part,
  PART_BYTES_MAX,
  SEAL,
  sha256,
  tableOfPart,
} from './backupFormat.ts'

const decompress = promisify(gunzip)

/** Yields the parts of a backup one by one. @throws BackupFault if the file is no tar file or is cut off */
export async function* partsOf(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const tar = extract()
  const source = createReadStream(file)
  source.on('error', (error) => tar.destroy(error))
  source.pipe(tar)
  try {
    for await (const entry of tar) {
      const { name, size } = entry.header
      if (size > PART_BYTES_MAX) throw new BackupFault(`${file} has a part that no backup has: ${name}.`)
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk as Buffer)
      yield { name, bytes: Buffer.concat(chunks) }
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error
    throw new BackupFault(
      `${file} cannot be read to its end: ${(error as Error).message}. It is no backup, or not whole.`,
    )
  } finally {
    source.destroy()
  }
}

/**
 * Decompresses a part and returns its lines, each a row or a job.
 * @param most the maximum of decompressed bytes: more than a string can hold would only fill the memory
 * @throws for a part that is not compressed, or has more bytes decompressed
 */
export async function linesOf(bytes: Buffer, most: number = constants.MAX_STRING_LENGTH): Promise<string[]> {
  const text = (await decompress(bytes, { maxOutputLength: most })).toString('utf8')
  return text === '' ? [] : text.split('\n')
}

export interface Verified {
  head: Head
  manifest: Manifest
}

/**
 * Reads a whole backup and compares every part with the manifest. Changes nothing.
 * @throws BackupFault if a part is missing, changed or additional, or a newer version wrote the backup
 */
export async function verifyBackup(file: string): Promise<Verified> {
  if (!(await stat(file).catch(() => null))?.isFile()) throw new BackupFault(`There is no file ${file}.`)
  const found = new Map<string, Part>()
  const rows: Record<string, number> = {}
  const last = new Map<string, Buffer>()
  let head: Head | undefined
  for await (const { name, bytes } of partsOf(file)) {
    if (name === MANIFEST || name === SEAL) last.set(name, bytes)
    else if (found.has(name)) throw new BackupFault(`${file} has ${name} twice.`)
    else found.set(name, { name, bytes: bytes.length, sha256: sha256(bytes) })
    if (name === HEAD) {
      head = headOf(file, bytes)
      for (const table of head.tables) rows[table.name] = 0
    }
    const table = tableOfPart(name)
    if (table) rows[table] = (rows[table] ?? 0) + (await linesOf(bytes).catch(() => [])).length
  }
  const [sealed, seal] = [last.get(MANIFEST), last.get(SEAL)]
  if (!head || !sealed || !seal) throw new BackupFault(`${file} is no backup, or not whole: its end is missing.`)
  if (sha256(sealed) !== seal.toString('utf8').trim()) throw new BackupFault(`${file} was changed: its list of parts.`)
  const manifest = parse(file, Manifest, sealed)
  compare(file, manifest, found)
  for (const { name } of head.tables) {
    if (rows[name] !== manifest.rows[name]) throw new BackupFault(`${file} has not all rows of ${name}.`)
  }
  return { head, manifest }
}

function headOf(file: string, bytes: Buffer): Head {
  const head = parse(file, Head, bytes)
  if (head.format > FORMAT) throw new BackupFault(`${file} is from a newer version of Fieldfare. Use that version.`)
  refuseOlderBackup(file, head.migrations)
  refuseNewer(head.migrations, file)
  // With a migration missing in between, later ones would fail after the restore, when the database is already filled.
  const names = Object.keys(MIGRATIONS).toSorted()
  if (head.migrations.some((name, at) => name !== names[at])) throw new BackupFault(`${file} was changed: ${HEAD}.`)
  return head
}

function compare(file: string, manifest: Manifest, found: ReadonlyMap<string, Part>): void {
  for (const { name, bytes, sha256: hash } of manifest.parts) {
    const part = found.get(name)
    if (!part) throw new BackupFault(`${file} is not whole: ${name} is missing.`)
    if (part.bytes !== bytes || part.sha256 !== hash) throw new BackupFault(`${file} was changed: ${name}.`)
  }
  const listed = new Set(manifest.parts.map(({ name }) => name))
  const more = [...found.keys()].find((name) => !listed.has(name))
  if (more) throw new BackupFault(`${file} was changed: nothing is known of ${more}.`)
  if (!listed.has(JOBS)) throw new BackupFault(`${file} is not whole: ${JOBS} is missing.`)
}

function parse<T>(file: string, schema: z.ZodType<T>, bytes: Buffer): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new BackupFault(`${file} is no backup of Fieldfare, or was changed.`)
  }
}
