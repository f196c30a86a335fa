import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precacheList } from './precache.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fieldfare-precache-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test('precacheList throws for a file that is too large and names the file', () => {
  write('assets/huge-1.js', ' '.repeat(4 * 1024 * 1024 + 1))
  expect(() => precacheList(folder)).toThrow('assets/huge-1.js')
})

test('precacheList leaves out files fetched on demand and the service worker', () => {
  write('basemap/0123/0/0/0.svg')
  write('basemap/0123/index')
  write('assets/importWorker-x.js')
  write('assets/reader-kml-x.js')
  write('assets/figtree-cyrillic-ext-x.woff2')
  write('assets/app-x.js.br')
  write('serviceWorker.js')
  expect(precacheList(folder)).toEqual([])
})

test('precacheList gives files a hash of their content as revision, except those with a version in their name', () => {
  write('assets/app-x.js')
  write('assets/figtree-latin-x.woff2')
  write('index.html', 'one')
  const [app, font, page] = precacheList(folder)
  expect([app, font]).toEqual([
    { url: 'assets/app-x.js', revision: null },
    { url: 'assets/figtree-latin-x.woff2', revision: null },
  ])
  expect(page?.revision).toMatch(/^[\da-f]{32}$/)
  write('index.html', 'two')
  expect(precacheList(folder)[2]?.revision).not.toBe(page?.revision)
})
