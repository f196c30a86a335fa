import { expect, test } from './journey.ts'

test('the app can be installed: a manifest with pictures, and a service worker at the root', async ({
  browser,
  server,
}) => {
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

test('once visited, the app opens without a connection', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/info')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await context.setOffline(true)
  await page.goto('/info')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('a page begins at its top, with the toolbar; the welcome page has none', async ({ page }) => {
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
