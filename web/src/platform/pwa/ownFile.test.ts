import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOwnFile } from './ownFile.ts'

const answer = (type: string, body = '', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })
const PORTAL = '<!doctype html><title>Free Wi-Fi</title><form id="login">'

test('isOwnFile is false for the page of a captive portal', async () => {
  expect(await isOwnFile('/assets/app-1.js', answer('text/html; charset=utf-8', PORTAL))).toBe(false)
  expect(await isOwnFile('/index.html', answer('text/html', PORTAL))).toBe(false)
  expect(await isOwnFile('/basemap/1/2/3.mvt', answer('text/html', PORTAL))).toBe(false)
})

test('isOwnFile is false for redirected, partial and failed answers', async () => {
  const redirected = Object.defineProperty(answer('text/javascript'), 'redirected', { value: true })
  expect(await isOwnFile('/assets/app-1.js', redirected)).toBe(false)
  expect(await isOwnFile('/assets/app-1.js', answer('text/javascript', '', 206))).toBe(false)
  expect(await isOwnFile('/assets/app-1.js', answer('application/json', '{}', 502))).toBe(false)
})

test("isOwnFile is true for the app's own page, scripts and tiles", async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
  expect(await isOwnFile('/index.html', answer('text/html; charset=utf-8', page))).toBe(true)
  expect(await isOwnFile('/assets/app-1.js', answer('text/javascript'))).toBe(true)
  expect(await isOwnFile('/basemap/1/2/3.mvt', answer('application/octet-stream'))).toBe(true)
})
