import { devices, type Page } from '@playwright/test'
import { DUNES, next, openWizard } from './areaSteps.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

test.describe.configure({ timeout: 90_000 })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function beginDrawing(page: Page, address = DUNES): Promise<void> {
  await openWizard(page, address)
  await page.getByRole('radio', { name: /Living area/ }).check()
  await next(page).click()
  await expect(button(page, 'Freehand')).toBeVisible()
}

/** A round by a held mouse button, as a share of the map around its middle. */
async function drawRound(page: Page, share: number): Promise<void> {
  const box = await page.locator('[data-ready="true"] canvas').boundingBox()
  if (!box) throw new Error('there is no map')
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.height * share]
  await page.mouse.move(x + radius, y)
  await page.mouse.down()
  for (let step = 1; step <= 40; step++) {
    const angle = (step * 2 * Math.PI) / 40
    await page.mouse.move(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  }
  await page.mouse.up()
}

test('by hand: a round, a hole in it, and every step back and forth', async ({ page }) => {
  await beginDrawing(page)
  await button(page, 'Freehand').click()
  await drawRound(page, 0.3)
  await expect(next(page)).toBeVisible()
  await expectAccessible(page)

  await button(page, 'Cut out').click()
  await expect(page.getByText('Draw what you want to cut out.')).toBeVisible()
  await drawRound(page, 0.1)
  await expect(button(page, 'Delete this part')).toBeVisible()

  await button(page, 'Undo').click()
  await button(page, 'Undo').click()
  await button(page, 'Undo').click()
  await expect(button(page, 'Start over')).toBeVisible()
  for (let step = 0; step < 3; step++) await button(page, 'Redo').click()
  await expect(button(page, 'Delete this part')).toBeVisible()

  await next(page).click()
  await expect(page.getByLabel('Name of this place')).toBeVisible()
})

test('on foot: the track outlives a reload and becomes the area', async ({ browser, server }) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    deviceScaleFactor: 0.5,
    baseURL: server.url,
    locale: 'en-US',
    serviceWorkers: 'block',
    permissions: ['geolocation'],
  })
  const page = await context.newPage()
  const [lng, lat, side] = [4.75, 53.08, 30 / 111_320]
  // Exact to 20 m, or so many steps at once would be jumps.
  const stepTo = (east: number, north: number) =>
    context.setGeolocation({ longitude: lng + (east * side) / 0.6, latitude: lat + north * side, accuracy: 20 })
  await stepTo(0, 0)
  await beginDrawing(page)
  await button(page, 'Walk').click()
  await button(page, 'Start walking').click()
  await expect(page.getByText('accurate to 20 m')).toBeVisible()
  const walked = [
    [1, 0, '30 m'],
    [1, 1, '60 m'],
  ] as const
  for (const [east, north, metres] of walked) {
    await stepTo(east, north)
    await expect(page.getByText(metres, { exact: true })).toBeVisible()
  }
  await button(page, 'For in your pocket').click()
  await expect(page.getByText('60 m · accurate to 20 m')).toBeVisible()
  await page.keyboard.down('Enter')
  await expect(button(page, 'Hold to unlock')).toBeHidden()
  await page.keyboard.up('Enter')
  await button(page, 'Pause').click()
  await expect(button(page, 'Continue walking')).toBeVisible()

  await page.reload()
  await button(page, 'Walk').click()
  await stepTo(0, 1)
  await button(page, 'Continue walking').click()
  await expect(page.getByText('90 m', { exact: true })).toBeVisible()
  await button(page, 'Finish the round').click()
  await expect(next(page)).toBeVisible()
  await context.close()
})
