import { startStandIn, type StandIn } from '../tools/standIn/standInServer.ts'
import { expect, test } from './journey.ts'
import { canvas, openMap } from './mapSteps.ts'
import { type RunningServer, startServer } from './server.ts'

const VADUZ = '/map?at=13.5/47.141/9.524'
/** Where the upstream has tiles that nobody has looked at. */
const BALZERS = '/map?at=13.5/47.068/9.503'

// The server with demo content is not needed.
test.use({ baseURL: 'http://127.0.0.1' })

let standIn: StandIn
let site: RunningServer
test.beforeAll(async () => {
  standIn = await startStandIn()
  const { url } = standIn
  site = await startServer({
    env: { DEMO: '0', BASE_MAP: `${url}/tiles.json`, AERIAL: `${url}/aerial/{z}/{x}/{y}.jpeg` },
  })
})
test.afterAll(async () => {
  await site.stop()
  await standIn.close()
})

test('the map has detail, and photos where one chooses them; without its upstream it is the bundled map', async ({
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
  // What was seen before is still there.
  await openMap(page, site.url + VADUZ)
  await expect(detail).toBeVisible()
  expect(faults).toEqual([])
})
