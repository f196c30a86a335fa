import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver'
import { findBrowser } from '../../tools/browsers.mjs'
import { freePort } from '../../tools/freePort.mjs'
import { type Display, endOf, startDisplay } from './display.ts'
import { type Hands, type Key, type OpenBrowser, WINDOW } from './hands.ts'

const START_LIMIT = 20_000
const KEYS: Record<Key, string> = { Enter: Keys.ENTER, ArrowLeft: Keys.ARROW_LEFT }

/** Opens WebKitGTK's small browser over WebDriver. A driver has one session, so every person gets their own driver. */
export async function openWebKit(): Promise<OpenBrowser> {
  const display = await startDisplay()
  const closing: (() => Promise<void>)[] = []
  return {
    async hands() {
      const { driver, close } = await startSession(display)
      closing.push(close)
      return handsOf(driver)
    },
    async close() {
      await Promise.all(closing.map((close) => close()))
      await display.stop()
    },
  }
}

async function startSession({ env }: Display): Promise<{ driver: WebDriver; close: () => Promise<void> }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Root cannot use the sandbox, and the journeys open only our own pages.
  const unboxed = { ...env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const program = findBrowser('webkitDriver') ?? 'WebKitWebDriver'
  const end = endOf(spawn(program, [`--port=${port}`], { env: unboxed, stdio: 'ignore' }))
  for (const began = Date.now(); !(await answers(`${url}/status`)); await sleep(50)) {
    if (Date.now() - began > START_LIMIT) throw new Error('The driver of WebKit did not start.')
  }
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findBrowser('webkit'), args: ['--automation'] },
    })
    .build()
  await driver.manage().window().setRect(WINDOW)
  return {
    driver,
    async close() {
      // A browser that crashed has no session to end.
      await driver.quit().catch(() => undefined)
      await end()
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

const handsOf = (driver: WebDriver): Hands => ({
  go: (url) => driver.get(url),
  run: (work, argument) => driver.executeScript(`return (${String(work)})(arguments[0])`, argument),
  load: (program) => driver.executeScript(program),
  pressAt: (x, y) =>
    driver
      .actions()
      .move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y) })
      .click()
      .perform(),
  type: (text) => driver.actions().sendKeys(text).perform(),
  key: (name) => driver.actions().sendKeys(KEYS[name]).perform(),
  picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
})
