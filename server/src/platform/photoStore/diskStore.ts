import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { fileName, type PhotoStore } from './store.ts'

/** Stores photos as files in the data folder. */
export function diskStore({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): PhotoStore {
  return {
    async put(key, size, bytes) {
      const file = join(DATA_DIR, fileName(key, size))
      const part = `${file}.${randomUUID()}.part`
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeDurably(part, bytes)
        await rename(part, file)
        await syncFolder(dirname(file))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async get(key, size) {
      try {
        return await readFile(join(DATA_DIR, fileName(key, size)))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: async (key) => rm(join(DATA_DIR, dirname(fileName(key, 'full'))), { recursive: true, force: true }),
    close() {},
  }
}

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o640)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Flushes a folder's list of names to the disk: otherwise a power cut may lose a new name. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
