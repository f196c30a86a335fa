import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { packagePath } from '@fieldfare/shared/research.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { type S3Server, startS3 } from '../testing/s3Server.ts'
import { useWorldOnOneEngine } from '../testing/world.ts'
import { researchJobs } from './jobs.ts'
import { openPackageStore, type PackageStore } from '../platform/packageStore/packageStore.ts'
import { researchRoutes } from './routes.ts'
import { unzipped } from './unzipped.ts'

const { lasting } = useWorldOnOneEngine()
const BUCKET = 'packages-of-tests'
let folder: string
let s3: S3Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldfare-packages-'))
  s3 = await startS3(BUCKET)
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const settings = {
  disk: () => ({}),
  S3: () => s3.settings,
}
const open = (where: object) => openPackageStore(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...where }))

test('PackageStore on S3: a missing bucket throws an error instead of returning null', async () => {
  const store = open({ ...settings.S3(), S3_BUCKET: 'another-bucket' })
  const file = join(folder, 'lost')
  await writeFile(file, 'x')
  await expect(store.put(randomUUID(), file)).rejects.toThrow()
  await expect(store.get(randomUUID())).rejects.toThrow()
  store.close()
})

describe.each(Object.keys(settings) as (keyof typeof settings)[])('PackageStore on %s', (kind) => {
  let store: PackageStore
  beforeAll(() => void (store = open(settings[kind]())))
  afterAll(() => store.close())

  test('get returns null for an unknown package, and a stored package is returned unchanged and can be replaced and removed', async () => {
    const [id, other, file] = [randomUUID(), randomUUID(), join(folder, `${kind}.zip`)]
    expect(await store.get(id)).toBeNull()
    await store.remove(id)
    for (const bytes of [Buffer.alloc(700_000, 7), Buffer.from('shorter')]) {
      await writeFile(file, bytes)
      await store.put(id, file)
      const kept = await store.get(id)
      expect(kept?.bytes).toBe(bytes.length)
      expect(kept && (await buffer(kept.body)).equals(bytes)).toBe(true)
    }
    await store.put(other, file)
    await store.remove(id)
    expect(await store.get(id)).toBeNull()
    expect((await store.get(other))?.bytes).toBe(7)
  })
})

test('makeResearchExport on S3: the package is stored in the bucket, downloaded by another process and removed', async () => {
  const { deps, make } = lasting()
  const [store, another] = [open(settings.S3()), open(settings.S3())]
  const [admin, id] = [await make.admin(), randomUUID()]
  await admin.call.research.make({ id })
  await researchJobs(deps, store).makeResearchExport({ exportId: id })
  // The folder may hold packages of other tests, so only the id of this one is searched.
  expect((await readdir(join(deps.config.DATA_DIR, 'research'))).filter((name) => name.startsWith(id))).toEqual([])
  const http = Fastify()
  researchRoutes(http, deps, another)
  const download = () => http.inject({ url: packagePath(id), headers: { cookie: admin.cookie } })
  const { statusCode, headers, rawPayload } = await download()
  const { bytes, sha256 } = await admin.call.research.one({ id })
  expect([statusCode, headers['content-length']]).toEqual([200, String(bytes)])
  expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256)
  expect([...unzipped(rawPayload).keys()]).toContain('research.gpkg')
  await admin.call.research.remove({ id })
  await researchJobs(deps, another).removeResearchFiles({})
  expect(await store.get(id)).toBeNull()
  expect((await download()).statusCode).toBe(404)
  await http.close()
  for (const one of [store, another]) one.close()
})
