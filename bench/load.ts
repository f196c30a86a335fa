// Measures what a real browser loads as a guest: the JavaScript of the welcome page and of its map, which loads once
// the page is shown, in bytes after gzip; and everything that the map page of a phone brings over the network, headers
// included, with its live connection and without a base map from elsewhere.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../e2e/chromiumFlags.ts'
import { startCountingProxy } from '../e2e/countingProxy.ts'
import { startServer } from '../e2e/server.ts'
import { ensureBrowser } from '../tools/browsers.mjs'
import { ROOT } from '../tools/children.mjs'
import { ensureBuilt } from '../tools/prepare.mjs'
import { showing } from '../tools/progress.mjs'
import { say, table, times } from './figures.ts'

const AIMS = { page: 150, map: 400, phone: 600 }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** The page spares the live map where the processor would draw it, as it does here. */
const GRAPHICS_CARD = `
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false })
  }
  const { getParameter } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === 0x9246 ? 'a graphics card' : getParameter.call(this, name)
  }
`

/** A page to visit, and what has been loaded when it is shown. */
interface Visit {
  path: string
  context: BrowserContextOptions
  script?: string
  shown(page: Page): Promise<void>
}

// The map waits for the browser to be idle; without the map it never is.
const welcome = (withMap: boolean): Visit => ({
  path: '/welcome',
  context: {},
  script: withMap ? GRAPHICS_CARD : 'window.requestIdleCallback = () => 0',
  async shown(page) {
    await page.getByRole('heading').first().waitFor()
    if (withMap) await page.locator('canvas').first().waitFor()
  },
})

const mapOfPhone: Visit = {
  path: '/map',
  context: PHONE,
  shown: (page) => page.locator('[data-ready=true]').waitFor(),
}

await ensureBuilt(showing())
const executablePath = ensureBrowser('chromium', say)
if (executablePath) {
  const server = await startServer({ env: { DEMO: '1', BASE_MAP: 'off', AERIAL: 'off' } })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const page = await visit(browser, server.url, welcome(false))
    const all = await visit(browser, server.url, welcome(true))
    report(page.scripts, new Set([...all.scripts].filter((path) => !page.scripts.has(path))))
    reportPhone((await visit(browser, server.url, mapOfPhone)).sent)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The scripts that a page asks for, workers and what they import among them, and the bytes of all that it is sent, by path. */
async function visit(
  browser: Browser,
  url: string,
  { path, context: options, script, shown }: Visit,
): Promise<{ scripts: Set<string>; sent: Map<string, number> }> {
  const proxy = await startCountingProxy(url)
  const context = await browser.newContext({ ...options, serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  if (script) await page.addInitScript(script)
  await page.goto(`${proxy.url}${path}`)
  await shown(page)
  await page.waitForLoadState('networkidle')
  await context.close()
  proxy.stop()
  return { scripts: new Set([...proxy.sent.keys()].filter((path) => path.endsWith('.js'))), sent: proxy.sent }
}

function reportPhone(sent: Map<string, number>): void {
  const bytes = [...sent.values()].reduce((sum, one) => sum + one, 0)
  say('\nThe first view of the map on a phone, all that comes over the network')
  table([
    ['', 'bytes', `to the aim (${AIMS.phone} kB)`, 'answers'],
    ['map', `${(bytes / 1000).toFixed(0)} kB`, times(bytes / 1000 / AIMS.phone), `${sent.size}`],
  ])
  for (const [path, one] of [...sent].toSorted(([, a], [, b]) => b - a))
    if (one > 10_000) say(`  ${(one / 1000).toFixed(0).padStart(4)} kB  ${path}`)
}

function report(page: Set<string>, map: Set<string>): void {
  const kilobytes = (paths: Set<string>): number =>
    [...paths].reduce(
      (sum, path) => sum + gzipSync(readFileSync(join(ROOT, 'web', 'dist', path)), { level: 9 }).length,
      0,
    ) / 1000
  const row = (name: string, paths: Set<string>, aim: number): string[] => {
    const size = kilobytes(paths)
    return [name, `${size.toFixed(0)} kB`, times(size / aim), String(paths.size)]
  }
  say('\nJavaScript of the first load, compressed')
  table([
    ['', 'gzip', `to the aim (${AIMS.page} and ${AIMS.map} kB)`, 'files'],
    row('welcome', page, AIMS.page),
    row('added by the map', map, AIMS.map),
  ])
  for (const path of [...page, ...map]) {
    const size = kilobytes(new Set([path]))
    if (size > 10) say(`  ${map.has(path) ? 'map' : 'welcome'}  ${size.toFixed(0).padStart(3)} kB  ${path}`)
  }
}
