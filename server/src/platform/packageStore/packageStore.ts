import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { connectS3 } from '../photoStore/s3Store.ts'

/** The store of research data packages: a folder of the data folder, or the S3 bucket of the photos. */
export interface PackageStore {
  /** Copies the file into the store. */
  put(id: string, file: string): Promise<void>
  /** Returns the package's file; null if there is none. */
  get(id: string): Promise<{ body: Readable; bytes: number } | null>
  remove(id: string): Promise<void>
  close(): void
}

/** Opens the store of packages that the settings ask for. */
export const openPackageStore = (config: Config): PackageStore =>
  config.S3_BUCKET ? bucket(config, config.S3_BUCKET) : folder(config)

function folder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): PackageStore {
  const pathOf = (id: string) => join(DATA_DIR, 'research', `${id}.zip`)
  return {
    async put(id, file) {
      await mkdir(join(DATA_DIR, 'research'), { recursive: true, mode: 0o700 })
      const part = `${pathOf(id)}.part`
      await copyFile(file, part)
      await chmod(part, 0o600)
      await rename(part, pathOf(id))
    },
    async get(id) {
      try {
        const { size } = await stat(pathOf(id))
        return { body: createReadStream(pathOf(id)), bytes: size }
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    close() {},
  }
}

function bucket(config: Config, name: string): PackageStore {
  let opening: ReturnType<typeof connectS3> | undefined
  const openClient = () => (opening ??= connectS3(config))
  const objectOf = (id: string) => ({ Bucket: name, Key: `research/${id}.zip` })
  return {
    async put(id, file) {
      const { sdk, client } = await openClient()
      const { size } = await stat(file)
      const [Body, ContentType] = [createReadStream(file), 'application/zip']
      await client.send(new sdk.PutObjectCommand({ ...objectOf(id), Body, ContentLength: size, ContentType }))
    },
    async get(id) {
      const { sdk, client } = await openClient()
      try {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand(objectOf(id)))
        return Body instanceof Readable ? { body: Body, bytes: ContentLength ?? 0 } : null
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    async remove(id) {
      const { sdk, client } = await openClient()
      await client.send(new sdk.DeleteObjectCommand(objectOf(id)))
    },
    close: () => void opening?.then(({ client }) => client.destroy()),
  }
}
