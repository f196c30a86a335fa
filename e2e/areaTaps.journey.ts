import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { drawRoundByTouch, finish, LAKE, next, openWizard, saveButton } from './areaSteps.ts'
import { expect, test } from './journey.ts'
import { confirmAddress, register } from './people.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
/** Returns the number of taps and strokes that `countTaps` has counted. */
const taps = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['taps'] ?? 0))

/** Counts taps and strokes on the page from now on, whatever they hit. */
const countTaps = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['taps'] = '0'
    document.addEventListener('pointerdown', () => (dataset['taps'] = String(Number(dataset['taps']) + 1)), true)
  })

/** Draws an area in one stroke and goes on to the next step: the way with the fewest taps if no existing border is used. */
async function drawOnce(page: Page): Promise<void> {
  await openWizard(page, LAKE)
  await countTaps(page)
  await page.getByRole('button', { name: 'Freehand', exact: true }).tap()
  await drawRoundByTouch(page, 0.3)
  await expect(next(page)).toBeVisible()
  await tapNext(page)
}

/** Taps until the next step is shown, but counts one tap: Chromium may not turn the first tap after a stroke into a click. */
async function tapNext(page: Page): Promise<void> {
  const before = await taps(page)
  const field = page.getByLabel('Name of this place')
  await expect(async () => {
    if (!(await field.isVisible())) await next(page).tap({ timeout: 5000 })
    await expect(field).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 45_000 })
  await page.evaluate((counted) => (document.documentElement.dataset['taps'] = String(counted)), before + 1)
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).tap()
  await page.keyboard.type(text)
}

const choose = (page: Page, ...names: (string | RegExp)[]) =>
  names.reduce(
    (before, name) =>
      before.then(async () => {
        const choice = page.getByLabel(name, { exact: true }).and(page.locator('[type="radio"], [type="checkbox"]'))
        await choice.tap()
        await expect(choice).toBeChecked()
      }),
    Promise.resolve(),
  )

test('drawing and saving an area takes at most nine taps with the required answers only, and at most sixteen with all', async ({
  page,
  server,
}) => {
  const person = await register(page)
  await confirmAddress(page, server, person)
  await drawOnce(page)
  await type(page, 'Name of this place', 'Few answers')
  await choose(page, /Country/)
  await next(page).tap()
  await choose(page, '8', 'Every month')
  await saveButton(page).tap()
  await expect(finish(page, 'Few answers')).toBeVisible()
  expect(await taps(page)).toBeLessThanOrEqual(9)

  await drawOnce(page)
  await type(page, 'Name of this place', 'All answers')
  await choose(page, /Country/)
  await type(page, 'What is it like?', 'Geese in March, and nobody else.')
  const chosen = page.waitForEvent('filechooser')
  await page.getByLabel('Add photos').tap()
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7aa06a' } })
    .jpeg()
    .toBuffer()
  await (await chosen).setFiles({ name: 'geese.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible({ timeout: 30_000 })
  await next(page).tap()
  await choose(page, '8')
  await page.getByRole('button', { name: 'Why an 8?' }).tap()
  await expect(page.getByLabel('Why an 8?')).toBeFocused()
  await page.keyboard.type('For the silence.')
  await choose(page, 'Every month')
  // The next question does not move any more: the map above it has reappeared while the form was sliding to the question.
  await expect(page.getByRole('heading', { name: 'What do you do here?' })).toBeFocused()
  const chip = page.getByLabel('Walking or running')
  const place = await chip.boundingBox()
  await sleep(700)
  expect(await chip.boundingBox()).toEqual(place)
  await choose(page, 'Walking or running', 'Watching nature', /maintained/, /live here/)
  await saveButton(page).tap()
  const saved = finish(page, 'All answers')
  await expect(saved.getByText('Geese in March, and nobody else.')).toBeVisible()
  await expect(saved.getByRole('img', { name: 'Photo 1 of 1: All answers' })).toBeVisible()
  await expect(saved.getByRole('button', { name: 'Share it' })).toBeInViewport({ ratio: 1 })
  expect(await taps(page)).toBeLessThanOrEqual(16)
})
