import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { CHROMIUM_FLAGS } from '../chromiumFlags.ts'
import { findBrowser } from '../../tools/browsers.mjs'
import { startDisplay } from './display.ts'
import { type Hands, type OpenBrowser, WINDOW } from './hands.ts'

/** Opens Chromium over the Chrome DevTools Protocol. */
export async function openChromium(): Promise<OpenBrowser> {
  const executablePath = findBrowser('chromium') ?? 'chromium'
  const browser = await puppeteer.launch({
    executablePath,
    headless: 'shell',
    args: CHROMIUM_FLAGS,
    defaultViewport: WINDOW,
  })
  return {
    hands: async () => handsOf(await newWindow(browser)),
    close: () => browser.close(),
  }
}

/** Opens Firefox over WebDriver BiDi, on a virtual display: without windows, Firefox has no WebGL. */
export async function openFirefox(): Promise<OpenBrowser> {
  const display = await startDisplay()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findBrowser('firefox') ?? 'firefox',
    headless: false,
    env: display.env,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US, en', 'ui.prefersReducedMotion': 1 },
    defaultViewport: WINDOW,
  })
  return {
    hands: async () => handsOf(await newWindow(browser)),
    async close() {
      await browser.close()
      await display.stop()
    },
  }
}

/** Opens a window for a person. In a tab, the page would be hidden, and thus slowed down, as soon as the next person opens another tab. */
const newWindow = async (browser: Browser) => (await browser.createBrowserContext()).newPage({ type: 'window' })

const handsOf = (page: Page): Hands => ({
  go: async (url) => void (await page.goto(url)),
  run: (work, argument) => page.evaluate(work as (argument: unknown) => never, argument),
  load: async (program) => void (await page.evaluate(program)),
  pressAt: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  key: (name) => page.keyboard.press(name),
  picture: () => page.screenshot(),
})
