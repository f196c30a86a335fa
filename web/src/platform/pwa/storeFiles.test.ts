import { expect, test } from 'vitest'
import { storeFiles } from './storeFiles.ts'

const FILES = Array.from({ length: 10 }, (_, i) => `https://fieldfare.example/assets/${i}.js`)
const BY_CONTENT = new Map(FILES.map((url) => [url, url]))

test('storeFiles fails if a file cannot be stored', async () => {
  const store = async ({ url }: Request) => {
    if (url === FILES[5]) throw new Error('not ours')
  }
  await expect(storeFiles(BY_CONTENT, store)).rejects.toThrow('not ours')
})

test('storeFiles stores each file once, four at a time', async () => {
  let [now, most] = [0, 0]
  const stored: string[] = []
  await storeFiles(BY_CONTENT, async ({ url }, key) => {
    most = Math.max(most, ++now)
    await Promise.resolve()
    now--
    expect(key).toBe(url)
    stored.push(url)
  })
  expect(stored.toSorted()).toEqual(FILES)
  expect(most).toBe(4)
})

test('storeFiles bypasses the browser’s cache for a file whose name does not change with its content', async () => {
  const page = 'https://fieldfare.example/index.html'
  const caches: [string, RequestCache][] = []
  const store = async ({ url, cache }: Request) => void caches.push([url, cache])
  await storeFiles(
    new Map([
      [page, `${page}?__WB_REVISION__=1`],
      ['https://fieldfare.example/assets/1.js', 'https://fieldfare.example/assets/1.js'],
    ]),
    store,
  )
  expect(caches).toEqual([
    [page, 'reload'],
    ['https://fieldfare.example/assets/1.js', 'default'],
  ])
})
