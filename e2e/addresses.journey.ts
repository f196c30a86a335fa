import { expect, test } from './journey.ts'

test('an unknown path shows the not-found page', async ({ page }) => {
  await page.goto('/no/such/place')
  await expect(page.getByText('Sorry, nothing here...')).toBeVisible()
})

test('the bare address opens the app and leads a guest to the welcome page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/welcome')
})
