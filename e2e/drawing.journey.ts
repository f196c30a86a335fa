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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function beginDrawing(page: Page, address = DUNES): Promise<void> {
  await openWizard(page, address)
  await expect(button(page, 'Freehand')).toBeVisible()
}

/** Draws a circle with the mouse button pressed. */
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
  // If the accuracy were better than 20 m, the app would take these fast steps for jumps and reject them.
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

/** Measures the part of the map above the drawing tools: its share of the window's height, and the crosshair's distance from its middle. */
async function freeMap(page: Page) {
  return page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [bar, canvas, cross] = [
      boxOf('section[aria-label="Drawing tools"]'),
      boxOf('canvas'),
      boxOf('svg[width="52"]'),
    ]
    if (!bar || !canvas) throw new Error('nothing is drawn on')
    const [top, height] = [Math.max(0, canvas.top), Math.min(canvas.bottom, bar.top) - Math.max(0, canvas.top)]
    return {
      share: height / window.innerHeight,
      off: cross ? Math.abs(cross.top + cross.height / 2 - (top + height / 2)) : null,
    }
  })
}

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const)
  test.describe(`on a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test("the drawing map covers at least 70% of a phone's height, with the crosshair in its middle and a hint that disappears", async ({
      page,
    }) => {
      await beginDrawing(page)
      const hint = page.getByText('then drop a dot to start drawing.')
      await expect(hint).toBeVisible()
      const begun = await freeMap(page)
      expect(begun.share).toBeGreaterThanOrEqual(0.7)
      expect(begun.off).toBeLessThan(2)
      await expectAccessible(page)

      await page.touchscreen.tap(width * 0.3, height * 0.3)
      await expect(button(page, 'Next: a name')).toBeVisible()
      await expect(page.locator('[data-gone]')).toHaveCSS('opacity', '0')
      const drawn = await freeMap(page)
      expect(drawn.share).toBeGreaterThanOrEqual(0.8)
      // After drawing by finger there is no crosshair, until the button "Drop a dot" shows it again.
      expect(drawn.off).toBeNull()
      await button(page, 'Drop a dot').tap()
      await expect.poll(async () => (await freeMap(page)).off).toBeLessThan(2)
      await button(page, 'Tools: Dots').tap()
      await expect(page.getByRole('switch', { name: 'Snap' })).toBeVisible()
      await expectAccessible(page)
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('after a dot is dragged, the large button still leads to the next step, and the dot stays where it was put', async ({
    page,
  }) => {
    await beginDrawing(page)
    const corners = [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.5, 0.6],
    ] as const
    const [from, to] = [
      { x: 390 * 0.5, y: 844 * 0.6 },
      { x: 390 * 0.6, y: 844 * 0.65 },
    ]
    for (const [index, [x, y]] of corners.entries()) {
      await page.touchscreen.tap(390 * x, 844 * y)
      await expect(page.getByText(`${index + 1} dot`).first()).toBeAttached()
    }
    const screen = await page.context().newCDPSession(page)
    const steps = [0, 0.3, 0.6, 1].map((share) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }))
    for (const [index, point] of steps.entries())
      await screen.send('Input.dispatchTouchEvent', { type: index ? 'touchMove' : 'touchStart', touchPoints: [point] })
    await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await screen.detach()
    await expect(button(page, 'Put the dot here')).toBeHidden()
    await expect(button(page, 'Next: a name')).toBeVisible()
    // A tap at the new position selects the dot, and a button for the dot appears.
    await expect(async () => {
      await page.touchscreen.tap(to.x, to.y)
      await expect(button(page, 'Put the dot here')).toBeVisible({ timeout: 1500 })
    }).toPass()
    await expect(button(page, 'Delete this dot')).toBeVisible()
    // One press closes the shape and goes on to the next step.
    await button(page, 'Next: a name').tap()
    await expect(page.getByLabel('Name of this place')).toBeVisible()
  })

  test('an area is found by search, drawn in one stroke by finger, and saved', async ({ page }) => {
    const { search } = en
    await register(page)
    await beginDrawing(page, '/add-area?at=9/52.1/5.9')
    await page.getByRole('button', { name: search.label }).tap()
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
    // Chromium does not turn a tap into a click if it follows at once on a stroke of the same finger.
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
