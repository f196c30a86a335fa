import { expect, type Dialog, type Page, test as base } from '@playwright/test'
import { type RunningServer, startServer } from './server.ts'
import { leaveMapsUndrawn } from './undrawnMaps.ts'

/**
 * `test` of a journey: `server` is a real one with demo content on the embedded database, one for each worker; `page`
 * opens paths on it. A journey that stops or kills its server starts one of its own with startServer. All use this `test`, those without a
 * server as well: a worker that runs another `test` is started anew afterwards, and so is its server.
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
    // The first words in the HTML have headings, too, but nothing to press and nothing to scroll.
    page.goto = async (...to) => {
      const answer = await goto(...to)
      // At every frame: a locator would look again after a tenth or half a second.
      await page
        .waitForFunction(() => !document.getElementById('words'), undefined, { polling: 'raf', timeout: 10_000 })
        .catch(() => undefined)
      return answer
    }
    await use(page)
  },
})

/** Reloads as a person does who stays when the browser warns that the last edit is not kept yet, and tries again. */
export async function reloadKept(page: Page): Promise<void> {
  await expect(async () => {
    const { promise: warned, reject } = Promise.withResolvers<never>()
    const stay = (dialog: Dialog) => dialog.dismiss().then(() => reject(new Error('The last edit is not kept yet.')))
    page.on('dialog', stay)
    // A reload that the person gave up never ends.
    await Promise.race([page.reload(), warned]).finally(() => page.off('dialog', stay))
  }).toPass()
}

/** Waits until the service worker answers for the page, which then opens without a connection. */
export async function workOffline(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const { active, installing } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return navigator.serviceWorker.controller ? 'answers' : ((installing ?? active)?.state ?? 'not registered')
    })
  await expect.poll(state, { timeout: 120_000 }).toBe('answers')
}

/** Makes the device refuse drafts from the next page on. */
export const fillDevice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })

export { expect }
