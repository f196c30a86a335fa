import { expect, type Dialog, type Page, test as base } from '@playwright/test'
import { type RunningServer, startServer } from './server.ts'
import { leaveMapsUndrawn } from './undrawnMaps.ts'

/**
 * The `test` of all journeys (browser tests). `server` is a real server with demo content on the embedded database, one for each worker;
 * `page` opens paths on it. A journey that stops or kills its server starts its own with `startServer`. Journeys without a server use this
 * `test` as well: after a different `test`, Playwright restarts the worker, and with it the server.
 */
export const test = base.extend<object, { server: RunningServer }>({
  browser: [
    async ({ browser }, use) => {
      leaveMapsUndrawn(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    // The static text of the HTML, shown until the app runs, has headings, too, but nothing to press and nothing to scroll.
    page.goto = async (...to) => {
      const answer = await goto(...to)
      // Polls at every frame: a locator would check again only after a tenth or half a second.
      await page
        .waitForFunction(() => !document.getElementById('words'), undefined, { polling: 'raf', timeout: 10_000 })
        .catch(() => undefined)
      return answer
    }
    await use(page)
  },
})

/** Reloads the page; while the browser warns that the last edit is not stored yet, stays and tries again, as a person would. */
export async function reloadKept(page: Page): Promise<void> {
  await expect(async () => {
    const { promise: warned, reject } = Promise.withResolvers<never>()
    const stay = (dialog: Dialog) => dialog.dismiss().then(() => reject(new Error('The last edit is not kept yet.')))
    page.on('dialog', stay)
    // `page.reload` never settles if the dialog is dismissed.
    await Promise.race([page.reload(), warned]).finally(() => page.off('dialog', stay))
  }).toPass()
}

/** Waits until the service worker controls the page, which can then be opened without a connection. */
export async function workOffline(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const { active, installing } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return navigator.serviceWorker.controller ? 'answers' : ((installing ?? active)?.state ?? 'not registered')
    })
  await expect.poll(state, { timeout: 120_000 }).toBe('answers')
}

/** Makes the browser's storage fail for lack of space, from the next page load on. */
export const fillDevice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })

export { expect }
