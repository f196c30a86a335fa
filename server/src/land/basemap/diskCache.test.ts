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

test('a disk that fails makes it forget, and is not tried again at once', async () => {
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

test('with no room it keeps nothing', async () => {
  const cache = new DiskCache(folder, 0, () => expect.unreachable())
  await cache.write('a/1', tile(1))
  expect(await cache.read('a/1')).toBeNull()
  expect(await readdir(folder)).toEqual([])
})

test('a file comes back as it was, with when to renew it', async () => {
  const cache = new DiskCache(folder, 1e6, () => expect.unreachable())
  await cache.write('base/3/1/2', tile(5))
  expect(await cache.read('base/3/1/2')).toEqual(tile(5))
})

test('above the cap, what was used longest ago goes', async () => {
  const cache = new DiskCache(folder, 100 * 1024, () => expect.unreachable())
  for (const name of ['a', 'b', 'c']) await cache.write(name, tile(30))
  await cache.read('a')
  await cache.write('d', tile(30))
  await cache.settled()
  expect((await filesIn(folder)).toSorted()).toEqual(['a', 'c', 'd'])
  expect(cache.bytes).toBe(90 * 1024)
})

test('what an earlier process kept counts, and what a kill left half written goes', async () => {
  const earlier = new DiskCache(folder, 1e6, () => expect.unreachable())
  for (const name of ['x/a', 'x/b']) await earlier.write(name, tile(40))
  await writeFile(join(folder, 'x', 'c.part'), 'half')
  await utimes(join(folder, 'x', 'c.part'), 0, 0)
  const cache = new DiskCache(folder, 50 * 1024, () => expect.unreachable())
  await cache.settled()
  expect(await filesIn(folder)).toHaveLength(1)
  expect(cache.bytes).toBe(40 * 1024)
})
