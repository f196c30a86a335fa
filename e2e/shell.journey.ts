import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { clientOf } from './calls.ts'
import { expect, test, workOffline } from './journey.ts'
import { clientFor, enterAs } from './mapSteps.ts'

interface Listed {
  items: { id: string; title: string }[]
}

test('the app has a manifest with icons and a service worker for the whole site', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/info')
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(scope).toBe(`${server.url}/`)
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' })
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok(), src).toBe(true)
  await context.close()
})

/** Opens a page of the app in a browser whose service worker has stored the app. */
async function openStored(browser: Browser, url: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/info')
  await workOffline(page)
  return { context, page }
}

test('a visited page opens offline', async ({ browser, server }) => {
  const { context, page } = await openStored(browser, server.url)
  await context.setOffline(true)
  await page.goto('/info')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('a stored app that is opened offline gets its files from the cache directly, without waiting for the service worker', async ({
  browser,
  server,
}) => {
  const { context, page } = await openStored(browser, server.url)
  await context.setOffline(true)
  await page.goto('/info')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
      .map((entry) => (entry.toJSON() as { workerFinalSourceType?: string }).workerFinalSourceType),
  )
  expect(new Set(sources)).toEqual(new Set(['cache']))
  await context.close()
})

test('if the scripts of the app fail to load, the page shows an error, and Try again opens the app', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/info')
  await expect(page.getByRole('alert')).toHaveText('An error occured. Please try again.')
  await expectAccessible(page)
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a stored app that lacks a file reloads once before it shows the error', async ({ browser, server }) => {
  const { context, page } = await openStored(browser, server.url)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const file of await cache.keys()) if (file.url.includes('/InfoPage')) await cache.delete(file)
    }
  })
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  let opened = 0
  page.on('domcontentloaded', () => (opened += 1))
  await page.goto('/info')
  await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible()
  expect(opened).toBe(2)
  await context.close()
})

test('a page opened by a link starts at its top, with the toolbar, and the welcome page has no toolbar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 })
  await page.goto('/info')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goto('/welcome')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test("a phone shows a discussion's whole title, a button back to the community and a share button", async ({
  page,
  server,
}) => {
  const guest = clientOf(server.url)
  const { items: communities } = (await guest.read('feed.land.all', { limit: 50 })) as Listed
  const { id = '' } = communities.find(({ title }) => title === 'Duinen van Texel') ?? {}
  const { items: threads } = (await guest.read('feed.threads.of', { communityId: id, limit: 1 })) as Listed
  const title = threads[0]?.title ?? ''
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/community/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Duinen van Texel' })).toBeInViewport()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Share' })).toBeVisible()
  await bar.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(new RegExp(`/community/${id}`))
})

test('at twice the text size of the browser, pages on a phone are no wider than its screen, and their text is twice as large', async ({
  server,
  playwright,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  const fits = async (path: string, shown: Locator) => {
    await page.goto(path)
    await expect(shown.first(), path).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    await expect(page.locator('body'), path).toHaveCSS('font-size', '32px')
  }
  for (const path of ['/welcome', '/login', '/register', '/info', '/add-area'])
    await fits(path, page.getByRole('heading'))
  // The bar of drawing tools leaves enough height for the map.
  const bar = await page.locator('[data-drawing] [data-bottom-tools]').first().boundingBox()
  expect(bar?.height).toBeLessThan(844 * 0.35)
  // A long notice leaves room for the map, and no word of the bottom bar is broken.
  const admin = await clientFor(server.url, 'admin')
  const notice = {
    title: 'On Saturday we are away',
    body: 'We move. '.repeat(60),
    locale: null,
    until: null,
    active: true,
  }
  const noticeId = randomUUID()
  await admin.call('announcement.saveNotice', { id: noticeId, data: notice })
  await fits('/map?list=areas', page.getByRole('button', { name: 'Close this notice' }))
  expect((await page.locator('[data-map-room]').boundingBox())?.height).toBeGreaterThan(844 / 2)
  const labels = page.getByRole('navigation').locator('a, button').locator('span:last-child')
  const lines = await labels.evaluateAll((spans) =>
    spans.map((span) => {
      const range = document.createRange()
      range.selectNodeContents(span)
      return [span.textContent, new Set(Array.from(range.getClientRects(), ({ top }) => top)).size]
    }),
  )
  expect(lines).toEqual(['Discover', 'My overview', 'Draw', 'Sign in', 'More'].map((label) => [label, 1]))
  await admin.call('announcement.deleteNotice', { id: noticeId })
  await enterAs(page, server.url, 'admin')
  for (const path of ['/score-settings', '/edit-advert/new'])
    await fits(path, page.getByRole('button', { name: /^Save/ }))
  const { items } = (await clientOf(server.url).read('feed.land.all', { limit: 50 })) as Listed
  await enterAs(page, server.url, 'owner')
  await fits('/outbox', page.getByRole('heading', { level: 1 }))
  const land = items.find(({ title }) => title === 'Duinen van Texel')?.id
  await fits(`/create-meeting/${land}`, page.locator('form input'))
  await browser.close()
})
