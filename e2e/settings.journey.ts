import { signIn, signOut } from './accountSteps.ts'
import { expect, test } from './journey.ts'
import { pageOf } from './mapSteps.ts'
import { PASSWORD, register } from './people.ts'

test('leaving the account page with unsaved changes asks for confirmation, and the changes are kept over a reload', async ({
  page,
}) => {
  await register(page)
  await page.goto('/account')
  const form = page.getByRole('form', { name: 'About you' })
  await form.getByLabel('Age').fill('forty')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form.getByText('Enter a whole number.')).toBeVisible()
  await form.getByLabel('Age').fill('40')
  await form.getByLabel('City').fill('Den Burg')
  await page.getByRole('navigation').getByRole('link', { name: 'My areas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your changes are not saved' })
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await page.reload()
  await expect(form.getByLabel('City')).toHaveValue('Den Burg')
  await expect(form.getByText('Changes not saved yet')).toBeVisible()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'My areas' }).click()
  await expect(page).toHaveURL(/\/my-areas$/)

  await page.goto('/account')
  await form.getByLabel('City').fill('Oosterend')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
  // A page that does not load the component library has the same font and colour.
  const text = page.getByText('Type a name. The map opens there')
  await expect(text).toHaveCSS('font-family', /^"?Figtree/)
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(18, 33, 46)')
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form:')))).toEqual([])
})

test('a changed name appears at once in this window and in another one', async ({ page, context }) => {
  await register(page)
  await page.goto('/account')
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByRole('navigation').getByText('Ruth Okafor')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Ada of Texel')
  await page.getByLabel('Show my name with my areas').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('navigation').getByText('Ada of Texel')).toBeVisible()
  await expect(other.getByRole('navigation').getByText('Ada of Texel')).toBeVisible()
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Ada of Texel')
})

test('language and theme are kept over a reload, and the language also on another device', async ({
  page,
  browser,
  server,
}) => {
  const { email } = await register(page)
  await page.goto('/account')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  const saved = page.waitForResponse(/user\.update/)
  await page.getByRole('main').getByLabel('Choose a language').selectOption('nl-nl')
  await expect(page.getByRole('heading', { name: 'Uiterlijk en taal' })).toBeVisible()
  await saved
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Uiterlijk en taal' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Donker' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')

  const other = await pageOf(browser, server.url)
  await other.goto('/login')
  await signIn(other, email)
  await expect(other.locator('html')).toHaveAttribute('lang', 'nl-NL')
  await other.context().close()
})

test('the language chosen by a guest is saved to the account at sign-in', async ({ page }) => {
  const { email } = await register(page)
  await signOut(page)
  await page.goto('/login')
  await page.getByLabel('Choose a language').first().selectOption('de-de')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  const saved = page.waitForResponse(/user\.update/)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  expect((await saved).ok()).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
})

test('a session is ended from another device', async ({ page, browser, server }) => {
  const { email } = await register(page)
  const elsewhere = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await signIn(other, email)
  await expect(other).toHaveURL(/\/home2$/)
  await other.goto('/account')
  await expect(other.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()

  await page.goto('/account')
  await page.getByRole('button', { name: /^End session on/ }).click()
  await expect(page.getByText('You aren’t signed in anywhere else.')).toBeVisible()
  // The session ends at once, without a reload.
  await expect(other.getByRole('heading', { name: 'Sign in to see this' })).toBeVisible()
  await other.context().close()
})

test('the home marker is placed at the crosshair of the map, by mouse and by keyboard, removed and restored', async ({
  page,
}) => {
  await register(page)
  await page.goto('/account')
  const map = page.getByRole('group', { name: 'Map to place your home' })
  const marker = map.getByRole('img', { name: 'Home' })
  await expect(map).toHaveAttribute('aria-busy', 'false')
  await expect(marker).toBeHidden()
  // The initial position of the map cannot be set as home.
  await page.getByRole('button', { name: 'Set home at the cross' }).click()
  await expect(page.getByText('Move the map first')).toBeVisible()
  await expect(marker).toBeHidden()
  await map.locator('canvas').focus()
  await page.keyboard.press('ArrowDown')
  await expect(async () => {
    await page.getByRole('button', { name: 'Set home at the cross' }).click()
    await expect(marker).toBeVisible({ timeout: 1000 })
  }).toPass()
  const place = async () => JSON.stringify(await marker.boundingBox())
  const first = await place()

  const saved = () => page.waitForResponse((answer) => answer.url().includes('user.updateHome') && answer.ok())
  await map.locator('canvas').click({ position: { x: 60, y: 200 } })
  await expect.poll(place).not.toBe(first)
  await map.locator('canvas').focus()
  await page.keyboard.press('ArrowRight')
  const byKey = saved()
  await page.keyboard.press('Enter')
  await byKey

  await page.getByRole('button', { name: 'Remove my home' }).click()
  await expect(marker).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(marker).toBeVisible()
  await page.reload()
  await expect(marker).toBeVisible()
})
