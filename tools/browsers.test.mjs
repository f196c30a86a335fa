import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { BROWSER_PROGRAMS, ensureBrowser, findBrowser } from './browsers.mjs'

afterEach(() => vi.unstubAllEnvs())

test('findBrowser ignores a setting whose path does not exist', () => {
  vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox')
  expect(findBrowser('firefox')).not.toBe('/nowhere/firefox')
})

test('findBrowser prefers the path in a setting; ensureBrowser then installs nothing', () => {
  const ownPath = fileURLToPath(import.meta.url)
  vi.stubEnv('CHROMIUM_PATH', ownPath)
  vi.stubEnv('FIREFOX_PATH', ownPath)
  expect(findBrowser('chromium')).toBe(ownPath)
  const say = vi.fn()
  expect(ensureBrowser('firefox', say)).toBe(ownPath)
  expect(say).not.toHaveBeenCalled()
})

test('BROWSER_PROGRAMS lists the three engines, the WebKit driver, a display and GDAL', () => {
  expect(BROWSER_PROGRAMS).toEqual(['chromium', 'firefox', 'webkit', 'webkitDriver', 'display', 'gdal'])
})
