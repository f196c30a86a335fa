import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, opendir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Milliseconds after a failed write, such as on a full disk, in which no write is tried. */
const PAUSE_MS = 60_000
/** The share of the maximum size down to which eviction removes files, so that not every write evicts. */
const LOW_WATER = 0.95
/** The age in milliseconds at which a half-written file counts as left behind by a killed process. */
const ABANDONED_MS = 600_000
/** The fewest bytes that a file takes up on a disk. */
const BLOCK = 4096

export interface KeptFile {
  body: Buffer
  /** The time at which the file is due for renewal, in milliseconds as of Date.now(). */
  until: number
}

/**
 * Files by key on the disk, up to a maximum size; the file used longest ago is removed first. A file's modification time is the time at
 * which its content is due for renewal, so that the file holds nothing but the content. Never throws: if the disk fails, files are only
 * missing from the cache.
 */
export class DiskCache {
  readonly #folder: string
  readonly #bytesMax: number
  readonly #onTrouble: (error: unknown) => void
  /** The size of each known file, the one used longest ago first. */
  readonly #sizes = new Map<string, number>()
  #bytes = 0
  #pausedUntil = 0
  readonly #writing = new Set<Promise<void>>()
  #evicting: Promise<void> | undefined
  /** Resolves when the files of an earlier process have been counted. */
  readonly counted: Promise<void>

  /** @param onTrouble called when the disk fails, at most once a minute */
  constructor(folder: string, bytesMax: number, onTrouble: (error: unknown) => void) {
    this.#folder = folder
    this.#bytesMax = bytesMax
    this.#onTrouble = onTrouble
    this.counted = bytesMax > 0 ? this.#count() : Promise.resolve()
  }

  get bytes(): number {
    return this.#bytes
  }

  /** @param key path parts in small letters and digits, such as `base/14/8626/5750` */
  async read(key: string): Promise<KeptFile | null> {
    if (this.#bytesMax === 0) return null
    const file = join(this.#folder, key)
    try {
      const [body, { mtimeMs }] = await Promise.all([readFile(file), stat(file)])
      this.#note(key, body.length)
      return { body, until: mtimeMs }
    } catch {
      return null
    }
  }

  async write(key: string, file: KeptFile): Promise<void> {
    if (this.#bytesMax === 0 || Date.now() < this.#pausedUntil) return
    const writing = this.#write(key, file).finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
    await writing
  }

  async #write(key: string, { body, until }: KeptFile): Promise<void> {
    const file = join(this.#folder, key)
    const part = `${file}.${randomUUID()}.part`
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(part, body, { mode: 0o600 })
      await utimes(part, new Date(), new Date(until))
      await rename(part, file)
      this.#note(key, body.length)
      this.#evict()
    } catch (error) {
      this.#pausedUntil = Date.now() + PAUSE_MS
      this.#onTrouble(error)
      await rm(part, { force: true }).catch(() => undefined)
    }
  }

  /**
   * Lists the names in a folder of keys, such as `areas`. Usually there is no such folder: existsSync notices that ten times faster than a
   * file operation in a worker thread.
   */
  async names(folder: string): Promise<string[]> {
    const path = join(this.#folder, folder)
    return existsSync(path) ? readdir(path).catch(() => []) : []
  }

  /**
   * Removes the files in a folder of keys, such as `areas/7`, also those being written, except those that `stays` accepts. A folder that
   * does not exist costs one look at the disk.
   */
  async remove(folder: string, stays: (key: string) => boolean = () => false): Promise<void> {
    await Promise.all(this.#writing)
    const keys = (await this.names(folder)).map((name) => join(folder, name))
    for (const key of keys.filter((one) => !stays(one))) {
      this.#bytes -= this.#sizes.get(key) ?? 0
      this.#sizes.delete(key)
      await rm(join(this.#folder, key), { force: true }).catch(this.#onTrouble)
    }
    if (keys.length > 0 && !keys.some(stays))
      await rm(join(this.#folder, folder), { recursive: true, force: true }).catch(this.#onTrouble)
  }

  /** Resolves when nothing is being counted, written or evicted. */
  async settled(): Promise<void> {
    await Promise.all([this.counted, ...this.#writing])
    await this.#evicting
  }

  #note(key: string, length: number): void {
    const size = Math.max(BLOCK, length)
    this.#bytes += size - (this.#sizes.get(key) ?? 0)
    this.#sizes.delete(key)
    this.#sizes.set(key, size)
  }

  #evict(): void {
    if (this.#bytes <= this.#bytesMax || this.#evicting) return
    this.#evicting = this.#removeOldest().finally(() => (this.#evicting = undefined))
  }

  async #removeOldest(): Promise<void> {
    for (const [key, size] of this.#sizes) {
      if (this.#bytes <= this.#bytesMax * LOW_WATER) return
      this.#sizes.delete(key)
      this.#bytes -= size
      await rm(join(this.#folder, key), { force: true }).catch(this.#onTrouble)
    }
  }

  /** Counts the files of earlier processes, in the order in which they are due for renewal; removes abandoned half-written files. */
  async #count(): Promise<void> {
    const found: { key: string; size: number; at: number }[] = []
    try {
      for await (const entry of await opendir(this.#folder, { recursive: true })) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        const { size, mtimeMs } = await stat(file)
        if (!entry.name.endsWith('.part')) found.push({ key: file.slice(this.#folder.length + 1), size, at: mtimeMs })
        else if (mtimeMs < Date.now() - ABANDONED_MS) await rm(file, { force: true })
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) this.#onTrouble(error)
    }
    // Files that were used in the meantime count as the newest.
    const used = [...this.#sizes.keys()]
    for (const { key, size } of found.toSorted((a, b) => a.at - b.at)) if (!this.#sizes.has(key)) this.#note(key, size)
    for (const key of used) this.#note(key, this.#sizes.get(key) ?? 0)
    this.#evict()
  }
}
