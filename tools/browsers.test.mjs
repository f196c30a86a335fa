import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { BROWSER_PROGRAMS, ensureBrowser, findBrowser } from './browsers.mjs'

afterEach(() => vi.unstubAllEnvs())

test('a path that leads nowhere is not taken', () => {
  vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox')
  expect(findBrowser('firefox')).not.toBe('/nowhere/firefox')
})

test('the browser that a setting names comes first, and nothing is installed', () => {
  const here = fileURLToPath(import.meta.url)
  vi.stubEnv('CHROMIUM_PATH', here)
  vi.stubEnv('FIREFOX_PATH', here)
  expect(findBrowser('chromium')).toBe(here)
  const say = vi.fn()
  expect(ensureBrowser('firefox', say)).toBe(here)
  expect(say).not.toHaveBeenCalled()
})

test('the three engines, the driver of WebKit and a display', () => {
  expect(BROWSER_PROGRAMS).toEqual(['chromium', 'firefox', 'webkit', 'webkitDriver', 'display'])
})
