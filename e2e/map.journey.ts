import { expectAccessible } from './axe.ts'
import { startCountingProxy } from './countingProxy.ts'
import { expect, test } from './journey.ts'
import { addArea, around, canvas, clientFor, openMap, pressMiddle, pressUntil, SEA, seaView } from './mapSteps.ts'

test('a guest opens an area by keyboard through the list, and Back returns to the list', async ({ page }) => {
  await openMap(page, '/map?at=10/53.1/4.85')
  const toList = page.getByRole('button', { name: 'Show as list' })
  await toList.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/list=areas/)
  await expect(page.getByRole('heading', { name: 'Communities', exact: true })).toBeVisible()
  const first = page.getByRole('link', { name: /rated \d+ of 10/ }).first()
  const title = (await first.locator('span span').first().textContent()) ?? ''
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/area\/[0-9a-f-]{36}\?at=/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page.getByRole('link', { name: 'View details' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/list=areas/)
  await expect(page).toHaveURL(/at=10\/53\.1\/4\.85/)
})

test('a filtered map keeps its filter in the URL, and an area that no longer passes the filter after an edit disappears', async ({
  page,
  server,
}) => {
  const maker = await clientFor(server.url, 'member')
  const place = { lng: 3.9, lat: 54.9 }
  const title = `Rated eight ${Date.now()}`
  const id = await addArea(maker, title, around(place, 0.1))
  await openMap(page, `/map?at=10/${place.lat}/${place.lng}`)
  const row = page.getByRole('link', { name: new RegExp(title) })
  await expect(row).toBeVisible()
  const filters = page.getByRole('button', { name: /^Filters/ })
  const choose = async (rating: string, left: string) => {
    await filters.click()
    await page.getByRole('button', { name: `Rating of ${rating} or higher` }).click()
    await expect(page).toHaveURL(new RegExp(`rating=${rating}`))
    await page.getByRole('button', { name: left }).click()
  }
  await choose('9', 'No places in view')
  await expect(page.getByText('No area in view matches your filters.')).toBeVisible()
  await expect(row).toBeHidden()
  await choose('8', 'Show 1 place')
  await expect(row).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Filters, 1 set' })).toBeVisible()
  await row.click()
  await expect(page).toHaveURL(new RegExp(`/area/${id}\\?.*rating=8`))
  await page.goBack()
  await expect(row).toBeVisible()
  await maker.call('measure.update', { measureId: id, data: { rating: 5 } })
  await expect(row).toBeHidden()
  await filters.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Show 1 place' }).click()
  await expect(row).toBeVisible()
  await maker.call('measure.delete', { measureId: id })
})

test('the love map shows the chosen level and year, and keeps both in the URL', async ({ page }) => {
  await openMap(page, '/map?at=6/52.8/5.6')
  const tile = page.waitForResponse((answer) => /\/tiles\/love\/.*\.pbf$/.test(answer.url()) && answer.status() === 200)
  await page.getByRole('button', { name: 'Love map' }).click()
  await tile
  await expect(page).toHaveURL(/love=all/)
  const slider = page.getByRole('slider', { name: 'Drawn by the end of' })
  const year = new Date().getUTCFullYear()
  await expect(slider).toHaveAttribute('aria-valuetext', `${year}, up to now`)
  await expectAccessible(page)
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`year=${year - 1}`))
  await page.getByRole('radio', { name: 'Country' }).check()
  await expect(page).toHaveURL(/love=country/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Country' })).toBeChecked()
  await expect(slider).toHaveAttribute('aria-valuetext', String(year - 1))
  await page.getByRole('button', { name: 'Love map' }).click()
  await expect(slider).toBeHidden()
  await expect(page).not.toHaveURL(/love=/)
})

test('the list shows the areas in view on a device that cannot draw the map', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/map?at=10/53.1/4.85')
  await expect(page.getByText('This device can’t show the map.')).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('heading', { name: /^(More than )?\d+ areas in this view$/ })).toBeVisible()
  await page
    .getByRole('link', { name: /rated \d+ of 10/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'View details' })).toBeVisible()
})

test("a person sees another person's new, edited and deleted area without a reload", async ({ page, server }) => {
  await openMap(page, seaView(10, '&list=areas'))
  await expect(page.getByText('Nobody has drawn a place here yet.')).toBeVisible()
  const maker = await clientFor(server.url, 'member')
  const id = await addArea(maker, 'Where the porpoises are', around(SEA, 0.1))
  const row = page.getByRole('link', { name: /Where the porpoises are/ })
  await expect(row).toBeVisible()

  await pressUntil(() => pressMiddle(page), page.getByRole('heading', { level: 2, name: 'Where the porpoises are' }))
  await expect(page).toHaveURL(new RegExp(`/area/${id}`))
  // A second click on the open area must not add a history entry.
  await pressMiddle(page)
  await maker.call('measure.update', { measureId: id, data: { title: 'Where the seals are' } })
  await expect(page.getByRole('heading', { level: 2, name: 'Where the seals are' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /Where the seals are/ })).toBeVisible()
  await page.goForward()

  await maker.call('measure.delete', { measureId: id })
  await expect(page.getByRole('heading', { name: 'This no longer exists' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the map' }).click()
  await expect(page.getByRole('heading', { name: 'No areas in this view' })).toBeVisible()
  await pressMiddle(page)
  await expect(page).toHaveURL(/\/map\?/)
})

test('a click on overlapping areas, or Enter, lists the areas, the smallest first, and then the communities', async ({
  page,
  server,
}) => {
  const place = { lng: 2.2, lat: 55.2 }
  const [maker, owner] = [await clientFor(server.url, 'member'), await clientFor(server.url, 'owner')]
  // Land of this size needs no approval.
  await owner.call('land.insert', { measure: around(place, 0.35), data: { title: 'Dogger Bank' } })
  for (const [title, side] of [
    ['Large', 0.3],
    ['Small', 0.1],
    ['Middle', 0.2],
  ] as const)
    await addArea(maker, title, around(place, side))
  await openMap(page, `/map?at=9.5/${place.lat + 0.02}/${place.lng + 0.02}`)
  const heading = page.getByRole('heading', { name: 'Three areas here' })
  await expect(page.getByRole('heading', { name: '3 areas in this view' })).toBeVisible()
  const panel = page.getByRole('region', { name: 'Three areas here' })
  await pressUntil(() => pressMiddle(page), panel.getByRole('link', { name: 'Dogger Bank', exact: true }))
  await expect(panel.getByRole('link', { name: /rated/ })).toHaveText([/^Small/, /^Middle/, /^Large/])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(heading).toBeHidden()
  await expect(canvas(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('link', { name: /Small/ })).toBeFocused()

  await panel.getByRole('link', { name: /Middle/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Middle' })).toBeVisible()
  await expect(page).toHaveURL(/\/area\/[0-9a-f-]{36}\?at=/)

  await openMap(page, `/map?at=9.5/${place.lat + 0.02}/${place.lng + 0.02}`)
  const join = panel.getByRole('button', { name: 'Join Dogger Bank' })
  await pressUntil(() => pressMiddle(page), join)
  await join.click()
  await expect(page.getByRole('heading', { name: 'You are joining Dogger Bank' })).toBeVisible()
})

test('a copied link to the map opens the same view', async ({ page, context, browser, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMap(page, '/map?at=9.25/52.12/5.98')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page).toHaveURL(/at=10\.25/)
  await page.getByRole('button', { name: 'Share this view' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  const other = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
  await openMap(other, link)
  await expect(other.getByRole('heading', { level: 2, name: /in this view$/ })).toBeVisible()
  expect(other.url()).toBe(link)
  await other.close()
})

test('the search finds a town and a community, and drawing starts at the current view', async ({ page }) => {
  await openMap(page, '/map')
  const search = page.getByRole('combobox', { name: 'Find a place, area or community' })
  await search.fill('den bur')
  await expect(page.getByRole('option', { name: /^Den Burg/ })).toContainText('Netherlands')
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page).toHaveURL(/at=12\/53\.05\d*\/4\.8/)
  await search.fill('duinen van tex')
  await page.getByRole('option', { name: /Duinen van Texel/ }).click()
  await expect(page).toHaveURL(/community=[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 2, name: 'Duinen van Texel' })).toBeVisible()
  await search.fill('xyzxyz')
  await expect(page.getByText('Nothing found with that name.')).toBeVisible()
  await search.fill('')
  await expect(page).toHaveURL(/at=/)
  const at = new URL(page.url()).searchParams.get('at') ?? ''
  const draw = page.getByRole('link', { name: 'Draw an area' })
  await expect(draw).toBeInViewport({ ratio: 1 })
  await draw.click()
  await expect(page).toHaveURL(/\/add-area/)
  expect(new URL(page.url()).searchParams.get('at')).toBe(at)
})

test('the map and its list stay usable offline and show that the connection is lost', async ({ page, context }) => {
  await openMap(page, '/map?at=10/53.1/4.85&list=areas')
  const rows = page.getByRole('link', { name: /rated \d+ of 10/ })
  await expect(rows.first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page).toHaveURL(/at=11\/53\.1\/4\.85/)
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await expect(rows.first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark', reducedMotion: 'reduce' })

  test('the sheet over the map expands, Back closes the list of areas that a tap opened, and both are accessible', async ({
    page,
    server,
  }) => {
    const place = { lng: 1.2, lat: 55.8 }
    const maker = await clientFor(server.url, 'member')
    for (const side of [0.1, 0.2]) await addArea(maker, `Bank of ${side}`, around(place, side))
    await openMap(page, `/map?at=9/${place.lat - 0.05}/${place.lng}`)
    await expect(page.getByRole('heading', { name: '2 areas in this view' })).toBeVisible()
    const grip = page.getByRole('button', { name: 'Make larger or smaller' })
    await expect(grip).toHaveAttribute('aria-expanded', 'false')
    await grip.press('ArrowUp')
    await expect(grip).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await grip.press('ArrowDown')

    const at = await middleOf(page, place)
    await expect(async () => {
      await page.touchscreen.tap(at.x, at.y)
      await expect(page.getByRole('heading', { name: 'Two areas here' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByRole('heading', { name: '2 areas in this view' })).toBeVisible()
    await expect(page).toHaveURL(/\/map\?at=/)
  })
})

/** Returns the point on the screen of a place that lies a little north of the map's centre, at zoom 9. */
async function middleOf(page: Parameters<typeof canvas>[0], { lat }: { lat: number }) {
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('there is no map')
  const world = 512 * 2 ** 9
  const y = (degrees: number) => (world * Math.asinh(Math.tan((degrees * Math.PI) / 180))) / (2 * Math.PI)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 + y(lat - 0.05) - y(lat) }
}

test.describe('on a phone, over the network', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  test('the first view of the map transfers at most 600 kB without message files, and the list of communities has its texts', async ({
    page,
    server,
  }) => {
    const { url, sent, stop } = await startCountingProxy(server.url)
    try {
      await openMap(page, `${url}/map`)
      await page.waitForLoadState('networkidle')
      const bytes = [...sent.values()].reduce((sum, one) => sum + one, 0)
      expect(bytes, JSON.stringify([...sent], null, 1)).toBeLessThanOrEqual(600_000)
      expect([...sent.keys()].filter((path) => /\/(en|nl|de|fr)-[\w-]+\.js$/.test(path))).toEqual([])
      await page.goto(`${url}/map?list=communities`)
      await expect(page.getByRole('button', { name: /^Join/ }).first()).toBeVisible()
    } finally {
      stop()
    }
  })
})
