import { devices, type Page } from '@playwright/test'
import { en } from '../shared/src/messages/en.ts'
import {
  answer,
  drawRoundByTouch,
  DUNES,
  entry,
  leaveFinish,
  next,
  openWizard,
  roundOf,
  saveButton,
} from './areaSteps.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { register } from './people.ts'

test.describe.configure({ timeout: 90_000 })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function beginDrawing(page: Page, address = DUNES): Promise<void> {
  await openWizard(page, address)
  await expect(button(page, 'Freehand')).toBeVisible()
}

/** Draws with the mouse button pressed. */
async function drawRound(page: Page, share: number): Promise<void> {
  const points = await roundOf(page, share, 40)
  for (const [index, { x, y }] of points.entries()) {
    await page.mouse.move(x, y)
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

test('an area is drawn freehand with a hole, and undo and redo restore every step', async ({ page }) => {
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

test('an area is drawn by walking, and its track is kept over a reload', async ({ browser, server }) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    deviceScaleFactor: 0.25,
    baseURL: server.url,
    locale: 'en-US',
    serviceWorkers: 'block',
    permissions: ['geolocation'],
  })
  const page = await context.newPage()
  const [lng, lat, side] = [4.75, 53.08, 30 / 111_320]
  // With a better accuracy than 20 m, the app would reject such fast steps as jumps.
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an area is found by search, drawn in one stroke by finger, and saved', async ({ page }) => {
    const { search } = en
    await register(page)
    await beginDrawing(page, '/add-area?at=9/52.1/5.9')
    await page.getByRole('button', { name: search.onMap }).tap()
    const layer = page.getByRole('dialog', { name: search.label })
    await layer.getByRole('combobox').fill('den bur')
    await layer
      .getByRole('option', { name: /^Den Burg/ })
      .first()
      .tap()
    await expect(layer).toBeHidden()
    await expect(page.getByRole('img', { name: 'Den Burg' })).toBeInViewport()
    const at = new URL(page.url()).searchParams.get('at')

    await button(page, 'Freehand').tap()
    await drawRoundByTouch(page, 0.3)
    await expect(next(page)).toBeVisible()
    // The finger drew and did not move the map.
    expect(new URL(page.url()).searchParams.get('at')).toBe(at)
    // Chromium makes no click of a tap that follows a stroke of the same finger at once.
    await expect(async () => {
      await next(page).tap()
      await expect(page.getByLabel('Name of this place')).toBeVisible({ timeout: 1500 })
    }).toPass()
    await answer(page, 'Round the church')
    await saveButton(page).tap()
    await leaveFinish(page, 'Round the church')
    await expect(entry(page, 'Round the church')).toContainText('9 of 10')
  })
})
