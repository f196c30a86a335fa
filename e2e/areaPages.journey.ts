import {
  choose,
  drawByMouse,
  finish,
  LAKE,
  leaveFinish,
  next,
  openWizard,
  prepareArea,
  saveButton,
} from './areaSteps.ts'
import { expectAccessible } from './axe.ts'
import { areaInput, clientOf } from './calls.ts'
import { expect, fillDevice, test } from './journey.ts'
import { register } from './people.ts'

test('a deleted draft of an area can be restored', async ({ page }) => {
  await register(page)
  await openWizard(page, LAKE)
  await drawByMouse(page)
  await page.getByRole('button', { name: 'Stop and finish later' }).click()
  await page.getByRole('button', { name: 'Delete draft Untitled area' }).click()
  await expect(page.getByText('Not finished yet: give it a name')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Not finished yet: give it a name')).toBeVisible()
})

test('leaving the area wizard asks for confirmation only if the device could not store the change', async ({
  page,
}) => {
  await openWizard(page)
  await drawByMouse(page)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.getByRole('link', { name: 'Discover' }).click()
  await expect(page).toHaveURL(/\/map/)

  await fillDevice(page)
  await openWizard(page)
  await drawByMouse(page)
  await expect(page.getByText('Not saved: this device can’t store it')).toBeVisible()
  await page.getByRole('link', { name: 'Discover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByText('4 dots').first()).toBeVisible()
  await page.getByRole('link', { name: 'Discover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/map/)
})

test('the fourth area completes the progress shown on the home page and on the page of own areas', async ({
  page,
  server,
}) => {
  const person = await register(page)
  const maker = clientOf(server.url)
  await maker.call('account.signIn', person)
  for (const lng of [5.3, 5.35, 5.4]) await maker.call('measure.insert', areaInput(lng, 52.75))
  await page.goto('/my-areas')
  await expect(page.getByText(/^3 areas, \d+\skm² in total/)).toBeVisible()
  await prepareArea(page, 'Fourth', LAKE)
  await saveButton(page).click()
  const saved = finish(page, 'Fourth')
  await expect(saved.getByRole('img', { name: '4 of 4 places drawn' })).toBeVisible()
  await expect(saved.getByText('Your four places are on the map.')).toBeVisible()
  await expect(saved.getByText('Four areas on the map')).toBeVisible()
  await leaveFinish(page, 'Fourth')
  await expect(page.getByText(/^4 areas, \d+\skm² in total\.$/)).toBeVisible()
  await page.goto('/home2')
  await expect(page.getByText('All four are on the map')).toBeVisible()
})

// axe.journey.ts checks the accessibility of the other pages.
for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  test(`every step of the area wizard is accessible and no wider than the screen: ${colorScheme}, ${width}`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    await register(page)
    const looksRight = async () => {
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
    await openWizard(page, LAKE)
    await page.setViewportSize({ width, height: 700 })
    await looksRight()
    // Drawing by mouse needs a wide screen.
    await page.setViewportSize({ width: 1280, height: 700 })
    const map = page.locator('[data-ready="true"] canvas')
    await expect.poll(async () => (await map.boundingBox())?.width).toBeGreaterThan(640)
    await drawByMouse(page)
    await next(page).click()
    await page.setViewportSize({ width, height: 700 })
    await page.getByLabel('Name of this place').fill('Open water')
    await looksRight()
    await choose(page.getByRole('radio', { name: /World/ }))
    await looksRight()
    await next(page).click()
    await looksRight()
    await choose(page.getByRole('radio', { name: '6', exact: true }))
    await choose(page.getByRole('radio', { name: 'Never' }))
    await page.getByRole('button', { name: 'Why a 6?' }).click()
    await looksRight()
    await saveButton(page).click()
    await expect(finish(page, 'Open water').getByRole('link', { name: 'Another place' })).toBeVisible()
    await looksRight()
  })
}
