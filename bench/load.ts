// Measures what a real browser loads as a guest: the JavaScript of the welcome page, in bytes after brotli; and everything that the map
// page of a phone loads over the network, headers included, with its live connection and without a base map of another site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../e2e/chromiumFlags.ts'
import { startCountingProxy } from '../e2e/countingProxy.ts'
import { startServer } from '../e2e/server.ts'
import { ensureBrowser } from '../tools/browsers.mjs'
import { ROOT } from '../tools/children.mjs'
import { ensureBuilt } from '../tools/prepare.mjs'
import { showing } from '../tools/progress.mjs'
import { say, table, times } from './figures.ts'

const AIMS = { page: 130, phone: 600 }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** A page to visit, and a function that waits until the page is shown. */
interface Visit {
  path: string
  context: BrowserContextOptions
  shown(page: Page): Promise<void>
}

const welcome: Visit = {
  path: '/welcome',
  context: PHONE,
  shown: (page) => page.locator('[role=combobox]').waitFor(),
}

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
    report((await visit(browser, server.url, welcome)).scripts)
    reportPhone((await visit(browser, server.url, mapOfPhone)).sent)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Visits a page. @returns the scripts that it requests, including workers and their imports, and the bytes of all answers, by path */
async function visit(
  browser: Browser,
  url: string,
  { path, context: options, shown }: Visit,
): Promise<{ scripts: Set<string>; sent: Map<string, number> }> {
  const proxy = await startCountingProxy(url)
  const context = await browser.newContext({ ...options, serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
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

function report(paths: Set<string>): void {
  const sizes = [...paths].map((path) => ({ path, kilobytes: kilobytesOf(path) }))
  const sum = sizes.reduce((total, { kilobytes }) => total + kilobytes, 0)
  say('\nJavaScript of the first load, as it is sent')
  table([
    ['', 'brotli', `to the aim (${AIMS.page} kB)`, 'files'],
    ['welcome', `${sum.toFixed(0)} kB`, times(sum / AIMS.page), String(sizes.length)],
  ])
  for (const { path, kilobytes } of sizes) if (kilobytes > 1) say(`  ${kilobytes.toFixed(0).padStart(4)} kB  ${path}`)
}

function kilobytesOf(path: string): number {
  return brotliCompressSync(readFileSync(join(ROOT, 'web', 'dist', path))).length / 1000
}
