import { en } from '../shared/src/messages/en.ts'
import { startStandIn, type StandIn } from '../tools/standIn/standInServer.ts'
import { answer, leaveFinish, next, openWizard, saveButton } from './areaSteps.ts'
import { expectAccessible } from './axe.ts'
import { newcomer } from './calls.ts'
import { expect, test } from './journey.ts'
import { canvas, enterAs, openMap, pressMiddle } from './mapSteps.ts'
import { type PlaceService, startPlaceService } from './placeService.ts'
import { type RunningServer, startServer } from './server.ts'

const VADUZ = '/map?at=13.5/47.141/9.524'
/** A view whose tiles are not cached yet. */
const BALZERS = '/map?at=13.5/47.068/9.503'

/** A place in the reserve Bangs - Matschels, which extends over five tiles. */
const BANGS = '/add-area?at=13.5/47.2732/9.5536'

// These journeys need no demo content.
test.use({ baseURL: 'http://127.0.0.1' })

const { search } = en

let standIn: StandIn
let places: PlaceService
let site: RunningServer
test.beforeAll(async () => {
  standIn = await startStandIn()
  places = await startPlaceService()
  const { url } = standIn
  site = await startServer({
    env: { DEMO: '0', BASE_MAP: `${url}/tiles.json`, AERIAL: `${url}/aerial/{z}/{x}/{y}.jpeg`, PLACES: places.photon },
  })
})
test.afterAll(async () => {
  await site.stop()
  await standIn.close()
  await places.stop()
})

// These run first: after the third test the server pauses its requests to the upstream.
test('a click in a nature reserve offers its border, which is adjusted and saved with its source', async ({ page }) => {
  const { border } = en.land
  const person = await newcomer(site.url)
  await enterAs(page, site.url, person)
  await openWizard(page, site.url + BANGS)
  await pressMiddle(page)
  const offer = page.getByRole('region', { name: border.label })
  await expect(offer.getByRole('heading', { name: /^Bangs - Matschels, 3.18\skm²/ })).toBeVisible()
  await expect(offer.getByText('Nature reserve, from OpenStreetMap (ODbL 1.0)')).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: border.use }).click()
  await expect(offer).toBeHidden()
  await expect(next(page)).toBeVisible()

  const step = (label: string) => page.getByRole('button', { name: label, exact: true })
  await step('Undo').click()
  await expect(offer).toBeVisible()
  await step('Redo').click()
  await step('Cut out').click()
  await expect(page.getByText('Draw what you want to cut out.')).toBeVisible()
  await step('Circle').click()
  await pressMiddle(page)
  await step(en.draw.goalDone.cut).first().click()
  await next(page).click()
  await answer(page, 'The Au in spring')
  await saveButton(page).click()
  await leaveFinish(page, 'The Au in spring')

  const file = await page.request.get(`${site.url}/api/my-areas.geojson`)
  const { features } = (await file.json()) as { features: { properties: Record<string, unknown> }[] }
  expect(features[0]?.properties).toMatchObject({
    shape_licence: '© OpenStreetMap contributors, ODbL 1.0',
    analitics: { border: { id: 'park/2199023261611', changed: true } },
  })
})

test.describe('drawing on a phone, with a nature reserve under the crosshair', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

  test("a nature reserve under the crosshair is named without a request, and one tap takes its border as the area's outline", async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/borders') && asked.push(request.url()))
    await openWizard(page, `${site.url}/add-area?at=14/47.2732/9.5536`)
    await expect(page.getByText(en.draw.hint.startArea)).toBeVisible()
    const chip = page.getByRole('button', { name: new RegExp(`${en.land.border.takes}$`) })
    await expect(chip).toBeVisible()
    await expect(page.getByRole('button', { name: /^Continue with / })).toBeVisible()
    await expectAccessible(page)
    const name = await chip.textContent()
    await canvas(page).press('ArrowRight')
    await expect(chip).toHaveText(name ?? '')
    expect(asked).toEqual([])

    // After the first dot the border is still offered.
    await page.getByRole('button', { name: en.draw.drop, exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Tools: Dots' })).toBeVisible()
    await expect(chip).toHaveText(name ?? '')
    await page.getByRole('button', { name: 'Undo', exact: true }).tap()
    await expect(chip).toBeVisible()

    const at = await chip.boundingBox()
    if (!at) throw new Error('nothing is lit')
    await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height + 40)
    await expect(page.getByRole('button', { name: 'Tools: Change' })).toBeVisible()
    await expect(next(page)).toBeVisible()
    await expect(page.getByText(en.draw.hint.startArea)).toBeHidden()
    // After an undo, the next tap at the same place makes a dot and does not take the border again.
    await page.getByRole('button', { name: 'Undo', exact: true }).tap()
    await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height + 40)
    await expect(page.getByRole('button', { name: 'Tools: Dots' })).toBeVisible()
  })
})

test('the map shows detailed tiles and aerial photos, and the bundled map while the tile server fails', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await openMap(page, site.url + VADUZ)
  const detail = page.locator('[data-detail="true"]')
  await expect(detail).toBeVisible()
  await page.getByRole('button', { name: 'Map credits' }).click()
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()

  const photo = page.waitForResponse(/\/tiles\/aerial\//)
  await page.getByRole('button', { name: 'Layers' }).click()
  await page.getByRole('radio', { name: 'Aerial photos' }).check()
  expect((await photo).status()).toBe(200)
  await openMap(page, site.url + VADUZ)
  await page.getByRole('button', { name: 'Layers' }).click()
  await expect(page.getByRole('radio', { name: 'Aerial photos' })).toBeChecked()
  await page.getByRole('radio', { name: 'Map', exact: true }).check()
  await expect(detail).toBeVisible()

  standIn.mode = 'broken'
  const refused = page.waitForResponse(/\/tiles\/base\//)
  await openMap(page, site.url + BALZERS)
  expect((await refused).status()).toBe(503)
  await expect(canvas(page)).toBeVisible()
  await expect(page.locator('[data-detail="false"]')).toBeVisible()
  await expect(page.getByText('Nobody has drawn a place here yet.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // Tiles seen before are cached.
  await openMap(page, site.url + VADUZ)
  await expect(detail).toBeVisible()
  expect(faults).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a place found by search is marked until the first vertex is drawn, and a failing search service is reported', async ({
    page,
  }) => {
    await page.goto(`${site.url}/add-area?at=9/52.1/5.9`)
    await canvas(page).waitFor({ timeout: 45_000 })
    await page.getByRole('button', { name: search.label }).click()
    const layer = page.getByRole('dialog', { name: search.label })
    const field = layer.getByRole('combobox')
    await expect(field).toBeFocused()

    await field.fill('failing slufter')
    await expect(layer.getByText(search.away)).toBeVisible()
    await field.fill('slufter')
    await layer.getByRole('option', { name: /^De Slufter Nature area, Texel, Netherlands/ }).tap()
    await expect(layer).toBeHidden()
    const marker = page.getByRole('img', { name: 'De Slufter' })
    await expect(marker).toBeInViewport()
    expect(places.asked.join('\n')).not.toContain('lang=')

    await page.getByRole('button', { name: en.draw.drop, exact: true }).tap()
    await expect(marker).toBeHidden()
    await expect(page).toHaveURL(/\/add-area/)

    await page.goto(`${site.url}/info`)
    await page.getByRole('button', { name: new RegExp(`^(${search.label}|${search.short})$`) }).tap()
    await field.fill('den burg')
    await layer
      .getByRole('option', { name: /^Den Burg/ })
      .first()
      .tap()
    await expect(page).toHaveURL(/\/map\?at=12\/53\.05/)
    await expect(page.getByRole('img', { name: 'Den Burg' })).toBeInViewport()
  })
})
