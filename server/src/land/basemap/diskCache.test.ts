import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DiskCache } from './diskCache.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'fieldfare-disk-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const until = Math.floor(Date.now() / 1000) * 1000 + 60_000
const tile = (kilobytes: number) => ({ body: Buffer.alloc(kilobytes * 1024, 7), until })
const filesIn = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

test('DiskCache: while the disk fails, the failure is reported once and reads return null', async () => {
  await writeFile(join(folder, 'file'), '')
  const onTrouble = vi.fn()
  const cache = new DiskCache(join(folder, 'file'), 1e6, onTrouble)
  await cache.counted
  onTrouble.mockClear()
  await cache.write('a/1', tile(1))
  await cache.write('a/2', tile(1))
  expect(onTrouble).toHaveBeenCalledOnce()
  expect(await cache.read('a/1')).toBeNull()
})

test('DiskCache: a cache of 0 bytes stores no file', async () => {
  const cache = new DiskCache(folder, 0, () => expect.unreachable())
  await cache.write('a/1', tile(1))
  expect(await cache.read('a/1')).toBeNull()
  expect(await readdir(folder)).toEqual([])
})

test('DiskCache: a tile is read back with its body and expiry time', async () => {
  const cache = new DiskCache(folder, 1e6, () => expect.unreachable())
  await cache.write('base/3/1/2', tile(5))
  expect(await cache.read('base/3/1/2')).toEqual(tile(5))
})

test('DiskCache: above the maximum size the least recently used file is removed', async () => {
  const cache = new DiskCache(folder, 100 * 1024, () => expect.unreachable())
  for (const name of ['a', 'b', 'c']) await cache.write(name, tile(30))
  await cache.read('a')
  await cache.write('d', tile(30))
  await cache.settled()
  expect((await filesIn(folder)).toSorted()).toEqual(['a', 'c', 'd'])
  expect(cache.bytes).toBe(90 * 1024)
})

test('DiskCache: remove deletes the files of a folder, also those being written, except those that its second argument accepts', async () => {
  const cache = new DiskCache(folder, 1e6, () => expect.unreachable())
  await cache.remove('x/none')
  for (const name of ['x/1/a', 'x/1/b', 'x/2/a']) await cache.write(name, tile(10))
  expect((await cache.names('x')).toSorted()).toEqual(['1', '2'])
  await cache.remove('x/1', (key) => key.endsWith('b'))
  expect([await cache.names('x/1'), cache.bytes]).toEqual([['b'], 20 * 1024])
  const writing = cache.write('x/1/c', tile(10))
  await cache.remove('x/1')
  await writing
  expect([await cache.names('x'), cache.bytes]).toEqual([['2'], 10 * 1024])
})

test('DiskCache: files of an earlier process count towards the size, and partial files are removed', async () => {
  const earlier = new DiskCache(folder, 1e6, () => expect.unreachable())
  for (const name of ['x/a', 'x/b']) await earlier.write(name, tile(40))
  await writeFile(join(folder, 'x', 'c.part'), 'half')
  await utimes(join(folder, 'x', 'c.part'), 0, 0)
  const cache = new DiskCache(folder, 50 * 1024, () => expect.unreachable())
  await cache.settled()
  expect(await filesIn(folder)).toHaveLength(1)
  expect(cache.bytes).toBe(40 * 1024)
})
