import { startCountingProxy } from './countingProxy.ts'
import { expect, test } from './journey.ts'
import { en } from '../shared/src/messages/en.ts'
import { nl } from '../shared/src/messages/nl.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** The most bytes of scripts, with their headers, that the welcome page may load over the network. */
const SCRIPTS_MAX = 130_000

test('without scripts the welcome page shows an area in the language of the reader, with map, photo and description', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ ...PHONE, locale: 'nl-NL', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/welcome`)
  await expect(page.getByRole('heading', { name: nl.welcome.title })).toBeInViewport()
  const still = page.locator('#words .map img')
  await expect(still).toBeInViewport()
  const drawn = await page.request.get(new URL((await still.getAttribute('src')) ?? '', server.url).href)
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/webp'])
  // These areas are of the demo's people who write Dutch.
  await expect(page.locator('#words figcaption')).toHaveText(
    /Het Lauwersmeer in herfstlicht|Nes aan zee|Bollekamer, waar het stil is/,
  )
  await expect(page.locator('#words blockquote')).toBeInViewport()
  await context.close()
})

test('a place name in the search field of the welcome page opens the drawing map at that place', async ({ page }) => {
  await page.goto('/welcome')
  const field = page.getByRole('combobox', { name: en.welcome.field })
  await field.fill('Den Burg')
  await expect(page.getByRole('option', { name: /^Den Burg/ }).first()).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/add-area\?at=12(%2F|\/)53\.05(%2F|\/)4\.8/)
  await page.goBack()
  await expect(field).toBeVisible()
})

test('the layout of the welcome page does not shift when the app replaces the static HTML, and its scripts stay within their limit', async ({
  browser,
  server,
}) => {
  const { url, sent, stop } = await startCountingProxy(server.url)
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block' })
  const page = await context.newPage()
  try {
    await page.goto('/welcome')
    await page.getByRole('combobox', { name: en.welcome.field }).waitFor()
    await page.waitForLoadState('networkidle')
    const scripts = [...sent].filter(([path]) => path.endsWith('.js'))
    expect(
      scripts.reduce((sum, [, bytes]) => sum + bytes, 0),
      JSON.stringify(scripts),
    ).toBeLessThanOrEqual(SCRIPTS_MAX)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
            resolve(shifts.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(resolve, 500, 0)
        }),
    )
    expect(shift).toBeLessThan(0.02)
  } finally {
    await context.close()
    stop()
  }
})
