import { addArea, drawByMouse, LAKE, next, openWizard } from './areaSteps.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { demo, register, signIn } from './people.ts'

// The map then moves at once, for keys as for buttons.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a draft can be thrown away, and that can be taken back', async ({ page }) => {
  await register(page)
  await openWizard(page, LAKE)
  await page.getByRole('radio', { name: /Country/ }).check()
  await page.getByRole('button', { name: 'Stop and finish later' }).click()
  await page.getByRole('button', { name: 'Throw away the draft An area without a name' }).click()
  await expect(page.getByText('Not finished yet: draw it on the map')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Not finished yet: draw it on the map')).toBeVisible()
})

test('leaving warns only while a change is kept nowhere', async ({ page }) => {
  await openWizard(page)
  await page.getByRole('radio', { name: /Country/ }).check()
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await page.getByRole('link', { name: 'Discover' }).click()
  await expect(page).toHaveURL(/\/map/)

  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await openWizard(page)
  await page.getByRole('radio', { name: /Country/ }).check()
  await expect(page.getByText('Not kept: this device has no room')).toBeVisible()
  await page.getByRole('link', { name: 'Discover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('radio', { name: /Country/ })).toBeChecked()
  await page.getByRole('link', { name: 'Discover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without it' }).click()
  await expect(page).toHaveURL(/\/map/)
})

test('the fourth area completes the circle', async ({ page }) => {
  test.slow()
  await register(page)
  for (const [index, title] of ['First', 'Second', 'Third', 'Fourth'].entries()) {
    await addArea(page, title, LAKE)
    await expect(page.getByRole('img', { name: `${index + 1} of 4 places drawn` })).toBeVisible()
  }
  await expect(page.getByText('Four places on the map.')).toBeVisible()
  await expect(page.getByText(/^4 areas, \d+ km² together\. Overlap counts once\.$/)).toBeVisible()
  await page.goto('/home2')
  await expect(page.getByText('All four are on the map')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in anybody's way, at any width: ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, demo.member)
    await page.getByRole('combobox').selectOption('English')
    await page.goto('/my-areas')
    const detail = await page.getByRole('article').getByRole('heading').getByRole('link').first().getAttribute('href')
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      for (const address of ['/home2', '/my-areas', detail ?? '']) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
        await expectAccessible(page)
        expect(await fits(), `${address} at ${width}`).toBe(true)
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await openWizard(page, LAKE)
    await expectAccessible(page)
    await page.getByRole('radio', { name: /World/ }).check()
    await next(page).click()
    await expectAccessible(page)
    await drawByMouse(page)
    await next(page).click()
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`${page.url().replace(/step=\w+/, 'step=description')}`)
      await page.getByLabel('Name of this place').fill('Open water')
      await expectAccessible(page)
      await next(page).click()
      await page.getByRole('radio', { name: '6', exact: true }).check()
      await expectAccessible(page)
      await next(page).click()
      await page.getByRole('radio', { name: 'Never' }).check()
      for (let step = 0; step < 3; step++) {
        await expectAccessible(page)
        await next(page).click()
      }
      await expectAccessible(page)
      expect(await fits(), `the wizard at ${width}`).toBe(true)
    }
  })
}
