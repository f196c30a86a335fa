import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, opendir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** After a failed write, such as on a full disk, no write is tried for this long. */
const PAUSE_MS = 60_000
/** Eviction goes below the cap by this much, so that not every write evicts. */
const LOW_WATER = 0.95
/** The age at which a half-written file counts as left by a killed process. */
const ABANDONED_MS = 600_000
/** The fewest bytes that a file takes of a disk. */
const BLOCK = 4096

export interface KeptFile {
  body: Buffer
  /** The time at which it is to be renewed, as Date.now() counts. */
  until: number
}

/**
 * Files by key with a cap on their size; the one used longest ago goes first. A file's modification time is when its content is
 * to be renewed, so that a file is content alone. Never throws: a disk that fails only makes it forget.
 */
export class DiskCache {
  readonly #folder: string
  readonly #bytesMax: number
  readonly #onTrouble: (error: unknown) => void
  /** The size of each file that is known, the one used longest ago first. */
  readonly #sizes = new Map<string, number>()
  #bytes = 0
  #pausedUntil = 0
  readonly #writing = new Set<Promise<void>>()
  #evicting: Promise<void> | undefined
  /** Ends when what an earlier process left has been counted. */
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
   * The names in a folder of keys, such as `areas`. Most things that change have no folder, and asking a thread for it takes ten times as
   * long as a look at the disk.
   */
  async names(folder: string): Promise<string[]> {
    const path = join(this.#folder, folder)
    return existsSync(path) ? readdir(path).catch(() => []) : []
  }

  /**
   * Removes a folder of keys, such as `areas/7`, but for those that stay, and also what is being written into it; one that is not there
   * costs a look at the disk.
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

  /** Ends when nothing is being written or removed. */
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

  /** Counts the files of earlier processes, those that were renewed longest ago first; removes what a kill left half written. */
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
    // Entries that were used meanwhile are the newest.
    const used = [...this.#sizes.keys()]
    for (const { key, size } of found.toSorted((a, b) => a.at - b.at)) if (!this.#sizes.has(key)) this.#note(key, size)
    for (const key of used) this.#note(key, this.#sizes.get(key) ?? 0)
    this.#evict()
  }
}
