import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plant, template } from './template.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-template-test-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('plant: an incomplete copy leaves no folder at the target', async () => {
  await expect(plant(join(folder, 'missing'), join(folder, 'db'))).rejects.toThrow('ENOENT')
  expect(existsSync(join(folder, 'db'))).toBe(false)
})

test('plant: a copy of the template is complete and has no other file beside it', async () => {
  const { folder: empty } = await template(folder)
  const home = mkdtempSync(join(folder, 'home-'))
  await plant(empty, join(home, 'db'))
  expect(readdirSync(home)).toEqual(['db'])
  expect(readdirSync(join(home, 'db'))).toEqual(readdirSync(empty))
})

test('template: the libraries contain PostGIS and projections, without raster and topology', async () => {
  const { libraries } = await template(folder)
  const tar = gunzipSync(readFileSync(fileURLToPath(libraries))).toString('latin1')
  expect(tar).toContain('lib/postgresql/postgis-3.so')
  expect(tar).toContain('share/proj/proj.db')
  expect(tar).not.toContain('postgis_raster-3.so')
  expect(tar).not.toContain('postgis_topology-3.so')
})
