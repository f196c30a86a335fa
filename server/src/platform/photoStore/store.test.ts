import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type S3Server, startS3 } from '../../testing/s3Server.ts'
import { openPhotoStore } from './openStore.ts'
import type { PhotoStore } from './store.ts'

const BUCKET = 'photos-of-tests'
const newKey = () => ({ ownerId: randomUUID(), id: randomUUID() })
let folder: string
let s3: S3Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldfare-photos-'))
  s3 = await startS3(BUCKET)
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const settings = {
  disk: () => ({ DATA_DIR: folder }),
  S3: () => ({ DATA_DIR: folder, ...s3.settings }),
}

describe.each(Object.keys(settings) as (keyof typeof settings)[])('PhotoStore on %s', (kind) => {
  let store: PhotoStore
  beforeAll(() => void (store = openPhotoStore(readConfig({ NODE_ENV: 'test', ...settings[kind]() }))))
  afterAll(() => store.close())

  test.each([
    { ownerId: '..', id: randomUUID() },
    { ownerId: randomUUID(), id: '../..' },
    { ownerId: '/', id: '' },
  ])('put, get and remove: the key %j, which is no photo key, is refused', async (key) => {
    for (const act of [
      () => store.put(key, 'full', Buffer.from('x')),
      () => store.get(key, 'full'),
      () => store.remove(key),
    ])
      await expect((async () => act())()).rejects.toThrow('names no photo')
  })

  test('get, remove: for an unknown key get returns null, and remove succeeds', async () => {
    const key = newKey()
    expect(await store.get(key, 'full')).toBeNull()
    await store.remove(key)
  })

  test("get: each size of a photo is returned as it was put, and is null under another owner's key", async () => {
    const key = newKey()
    const [list, full] = [Buffer.from('small'), Buffer.alloc(300_000, 7)]
    await store.put(key, 'list', list)
    expect(await store.get(key, 'full')).toBeNull()
    await store.put(key, 'full', full)
    expect(await store.get(key, 'list')).toEqual(list)
    expect(await store.get(key, 'full')).toEqual(full)
    expect(await store.get({ ...key, ownerId: randomUUID() }, 'full')).toBeNull()
  })

  test('put: two concurrent puts and a repeated put of the same photo keep the photo intact', async () => {
    const key = newKey()
    const bytes = Buffer.alloc(100_000, 1)
    await Promise.all([store.put(key, 'full', bytes), store.put(key, 'full', bytes)])
    await store.put(key, 'full', bytes)
    expect(await store.get(key, 'full')).toEqual(bytes)
  })

  test('remove: every size of the photo is removed, and another photo stays', async () => {
    const [removed, remaining] = [newKey(), newKey()]
    for (const key of [removed, remaining]) {
      await store.put(key, 'list', Buffer.from('small'))
      await store.put(key, 'full', Buffer.from('large'))
    }
    await store.remove(removed)
    expect([await store.get(removed, 'list'), await store.get(removed, 'full')]).toEqual([null, null])
    expect(await store.get(remaining, 'full')).toEqual(Buffer.from('large'))
  })
})

test.each([{ S3_BUCKET: 'another-bucket' }, { S3_SECRET_ACCESS_KEY: 'another secret' }])(
  'PhotoStore on S3: with a missing bucket or wrong credentials, get and put throw an error: %j',
  async (wrong) => {
    const store = openPhotoStore(readConfig({ NODE_ENV: 'test', ...settings.S3(), ...wrong }))
    await expect(store.get(newKey(), 'full')).rejects.toThrow()
    await expect(store.put(newKey(), 'full', Buffer.from('x'))).rejects.toThrow()
    store.close()
  },
)

test('PhotoStore on disk: a failed put leaves no partial file', async () => {
  const blocked = join(folder, 'blocked')
  const key = newKey()
  const store = openPhotoStore(
    readConfig({ NODE_ENV: 'test', DATA_DIR: blocked, SECRET: 'a secret that only these tests know of' }),
  )
  await store.put(key, 'list', Buffer.from('x'))
  await expect(store.put(key, 'full', undefined as unknown as Buffer)).rejects.toThrow()
  expect(await readdir(join(blocked, 'photos', key.ownerId, key.id))).toEqual(['list.jpg'])
})

test('readConfig: an S3 key id without its secret is refused', () => {
  expect(() => readConfig({ NODE_ENV: 'test', DATA_DIR: folder, S3_BUCKET: BUCKET, S3_ACCESS_KEY_ID: 'x' })).toThrow(
    'S3_SECRET_ACCESS_KEY',
  )
})
