import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'fieldfare-config-'))
afterAll(() => rmSync(folder, { recursive: true }))
const SECRET = 's'.repeat(32)

test('readConfig: in production, a missing SECRET or PUBLIC_URL, a short SECRET, and DEMO are each refused', () => {
  expect(() => readConfig({ NODE_ENV: 'production', DATA_DIR: folder })).toThrow(/SECRET.*\n.*PUBLIC_URL/)
  const settings = { NODE_ENV: 'production', SECRET, PUBLIC_URL: 'https://example.org', DATA_DIR: folder }
  expect(() => readConfig({ ...settings, DEMO: '1' })).toThrow('DEMO: never in production')
  expect(() => readConfig({ ...settings, SECRET: 'short' })).toThrow('SECRET')
  expect(readConfig(settings)).toMatchObject({ DEMO: false, HOST: '0.0.0.0', production: true })
})

test('readConfig: JOBS off is refused on the embedded database', () => {
  expect(() => readConfig({ JOBS: 'off', SECRET, DATA_DIR: folder })).toThrow('JOBS: off needs DATABASE_URL')
  const settings = { SECRET, DATA_DIR: folder, DATABASE_URL: 'postgres://localhost/fieldfare' }
  expect(readConfig({ ...settings, JOBS: 'off' }).JOBS).toBe('off')
  expect(readConfig(settings).JOBS).toBe('on')
})

test('readConfig: the error names every invalid setting', () => {
  const wrong = () => readConfig({ PORT: 'http', DATABASE_URL: 'not a url', SMTP_URL: 'https://mail', SECRET })
  expect(wrong).toThrow('PORT')
  expect(wrong).toThrow('DATABASE_URL')
  expect(wrong).toThrow('SMTP_URL')
})

test('readConfig: development needs no setting, listens on 127.0.0.1 and reuses the SECRET that it generated', () => {
  const first = readConfig({ DATA_DIR: folder, PORT: '' })
  expect(first).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, PUBLIC_URL: 'http://localhost:3000', DEMO: true })
  expect(first.SECRET).toMatch(/^[0-9a-f]{64}$/)
  expect(readConfig({ DATA_DIR: folder }).SECRET).toBe(first.SECRET)
})
