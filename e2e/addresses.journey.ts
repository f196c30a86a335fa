import { expect, test } from './journey.ts'

test('an unknown path shows the not-found page', async ({ page }) => {
  const answer = await page.goto('/no/such/place')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Sorry, nothing here...')).toBeVisible()
  // The app has replaced the static text of the HTML.
  await expect(page.locator('#words')).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to the map' }).click()
  await expect(page).toHaveURL(/\/map/)
})

test('an unknown invitation shows the not-found page, and a heading while that page loads', async ({ page }) => {
  let arrive = () => {}
  const requested = new Promise<void>((resolve) => {
    void page.route(/NotFoundPage-/, (route) => {
      arrive = () => void route.continue()
      resolve()
    })
  })
  await page.goto('/welcome/spring')
  await requested
  await page.waitForTimeout(300)
  expect(await page.locator('main h1').count()).toBe(1)
  arrive()
  await expect(page.getByRole('heading', { name: 'Sorry, nothing here...' })).toBeVisible()
})

test('the path / redirects a guest to the welcome page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/welcome')
})

test("without scripts and styles, the welcome page shows the static text of its HTML in the reader's language", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/welcome')
  await expect(page.getByRole('heading', { name: 'Teken de natuur waar je van houdt.' })).toBeVisible()
  await context.close()
})
