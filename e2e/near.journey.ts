import { expect, test } from './journey.ts'

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  geolocation: { longitude: 4.78, latitude: 53.1 },
  permissions: ['geolocation'],
})

test("the map's list shows areas near a person who gives their position, those with photos first", async ({ page }) => {
  await page.goto('/map?list=areas&at=11/53.08/4.78')
  await page.getByRole('button', { name: 'Near me' }).tap()
  await expect(page.getByRole('heading', { name: 'Near you' })).toBeVisible()
  const rows = page.getByRole('listitem').filter({ hasText: 'away' })
  await expect(rows.first()).toContainText('Les prés salés')
  await expect(rows.first().locator('img')).toBeVisible()
  await expect(rows.first()).toContainText(/\d\sha, \d\.\d\skm away/)
  await page.getByRole('button', { name: 'Newest first' }).tap()
  await expect(page.getByRole('button', { name: 'Near me' })).toBeVisible()
})
