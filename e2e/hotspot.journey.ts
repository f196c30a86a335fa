import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { canvas, enterAs, pageOf } from './mapSteps.ts'
import { drawMaps } from './undrawnMaps.ts'

/** A box around the demo's areas, in degrees. */
const BOX = { West: '3.2', South: '50.7', East: '7.3', North: '53.7' }

test('an admin gets an error for an empty box, computes and publishes hotspots, and a guest reads the hotspots by keyboard', async ({
  page,
  browser,
  server,
}) => {
  await enterAs(page, server.url, 'admin')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Research export' }).click()
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Living area')
  await page.getByText('A box').click()
  for (const side of ['West', 'South', 'East', 'North'])
    await page.getByLabel(side, { exact: true }).fill(side === 'East' || side === 'West' ? '4.8' : '53')
  await page.getByRole('button', { name: 'Start run' }).click()
  await expect(page.getByText('West lies before east, and south before north.')).toBeVisible()
  for (const [side, degrees] of Object.entries(BOX)) await page.getByLabel(side, { exact: true }).fill(degrees)
  await page.getByRole('button', { name: 'Start run' }).click()
  const look = page.getByRole('link', { name: 'Look at run 1' })
  await expect(look).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Publish run 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Run 1 is published.')).toBeVisible()
  await expectAccessible(page)
  await look.click()
  await expect(page.getByRole('columnheader', { name: 'People', exact: true })).toBeVisible()

  const guest = await pageOf(browser, server.url)
  await drawMaps(guest)
  await guest.goto('/hotspots')
  await expectAccessible(guest)
  await guest.getByRole('link', { name: /^Box 3.20/ }).click()
  await expect(guest.getByRole('heading', { level: 1, name: /^Hotspots: Box 3.20/ })).toBeVisible()
  await expect(canvas(guest)).toBeVisible({ timeout: 45_000 })
  await expect(guest.getByRole('columnheader', { name: 'People (at least)' })).toBeVisible()
  await guest.getByRole('button', { name: 'Show on the map: hotspot 1' }).focus()
  await guest.keyboard.press('Enter')
  await expectAccessible(guest)
  // A print is light, also if the screen is dark.
  await guest.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(guest.locator('html[data-scheme="dark"]')).toBeAttached()
  expect(await guest.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(18, 33, 46)')
  await guest.emulateMedia({ colorScheme: 'dark', media: null })
  const printed = brightnessOfPrint(guest)
  await guest.getByRole('button', { name: 'Print' }).click()
  expect(await printed).toBeGreaterThan(170)
  const download = guest.waitForEvent('download')
  await guest.getByRole('link', { name: 'Cells (CSV)' }).click()
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.map((line) => Number(line.split(',')[1])).every((people) => people >= 5)).toBe(true)
  await guest.context().close()
})

/** Prints the page to a stub of the browser's printing. @returns the mean red of the map's picture in the print, from 0 to 255 */
const brightnessOfPrint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.print = () => {
          const picture = document.querySelector<HTMLImageElement>('main img[src^="blob:"]')
          const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
          if (picture) context?.drawImage(picture, 0, 0, 1, 1)
          resolve(context?.getImageData(0, 0, 1, 1).data[0] ?? 0)
        }
      }),
  )
