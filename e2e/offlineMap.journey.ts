import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { en } from '../shared/src/messages/en.ts'
import { startStandIn, type StandIn } from '../tools/standIn/standInServer.ts'
import { expectAccessible } from './axe.ts'
import { areaInput } from './calls.ts'
import { comment, say, startThread } from './discussionSteps.ts'
import { expect, test, workOffline } from './journey.ts'
import { around, canvas, clientFor, enterAs, openMap } from './mapSteps.ts'
import { type RunningServer, startServer } from './server.ts'

test.use({ baseURL: 'http://127.0.0.1' })

const { region } = en
const VADUZ = { lng: 9.524, lat: 47.141 }

let standIn: StandIn
let site: RunningServer
test.beforeAll(async () => {
  standIn = await startStandIn()
  site = await startServer({ env: { BASE_MAP: `${standIn.url}/tiles.json`, BASE_MAP_OFFLINE: 'on' } })
})
test.afterAll(async () => {
  await site.stop()
  await standIn.close()
})

/** Adds a community around Vaduz with a discussion, a treasure with a photo, and an area. */
async function community() {
  const [owner, member] = await Promise.all([clientFor(site.url, 'owner'), clientFor(site.url, 'member')])
  const land = { measure: around(VADUZ, 0.02), data: { title: 'Wood above Vaduz' } }
  const { id } = (await owner.call('land.insert', land)) as { id: string }
  await member.call('subscribe', { landId: id })
  const place = { id, owner, member }
  const area = areaInput(VADUZ.lng, VADUZ.lat)
  await owner.call('measure.insert', area)
  const threadId = await startThread(place, 'The old beech')
  await say(owner, threadId, 'It fell last night.')
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#7aa06a' } })
    .jpeg()
    .toBuffer()
  const data = {
    title: 'A lady’s slipper',
    geometry: { type: 'Point', coordinates: [VADUZ.lng, VADUZ.lat] },
    base64Images: [photo.toString('base64')],
  }
  await owner.call('addTreasure', { communityId: id, data })
  return { ...place, threadId, areaId: area.id }
}

const photoWidth = (page: Page) =>
  page.locator('img[src^="/photos/"]').evaluate((image: HTMLImageElement) => image.naturalWidth)

test('a region of the map is stored on the device with its community, works at zoom 15 without a connection, and is deleted again', async ({
  browser,
}) => {
  const { id, threadId, areaId } = await community()
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow', locale: 'en-US' })
  let page = await context.newPage()
  await enterAs(page, site.url, 'member')
  await openMap(page, `/map?at=13.5/${VADUZ.lat}/${VADUZ.lng}`)
  await workOffline(page)
  await page.getByRole('button', { name: en.map.layers }).click()
  await page.getByRole('button', { name: en.map.offline }).click()
  const dialog = page.getByRole('dialog', { name: region.title })
  await expect(dialog.getByRole('textbox', { name: region.name })).toHaveValue('Wood above Vaduz')
  await expect(dialog.getByText(/Wood above Vaduz/)).toBeVisible()
  await expect(dialog.getByText(/^About \d[\d.]* MB\./)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: region.name }).fill('Vaduz')
  await dialog.getByRole('button', { name: region.download }).click()
  await expect(dialog.getByText(/MB, updated/)).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: en.app.word.close }).click()
  // The app is closed, and opened again without a connection.
  await page.close()
  await context.setOffline(true)
  page = await context.newPage()

  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))
  await openMap(page, `/map?at=15/${VADUZ.lat}/${VADUZ.lng}`)
  await expect(page.locator('[data-detail="true"] canvas')).toBeVisible()
  await expect(canvas(page)).toBeVisible()
  await expect(page.getByText(en.map.page.offline)).toBeVisible()
  await expect(page.getByRole('link', { name: /Where the geese land/ }).first()).toBeVisible()
  await page.getByRole('button', { name: en.map.page.showList }).click()
  await expect(page.getByRole('link', { name: /Wood above Vaduz/ }).first()).toBeVisible()
  await expectAccessible(page)
  // The device gives no position, and the middle of the map is used instead.
  await page.getByRole('button', { name: en.map.near.here }).click()
  await page.getByRole('button', { name: en.map.near.middle }).click()
  await expect(page.getByRole('heading', { name: en.map.near.middle })).toBeVisible()
  await expect(page.getByRole('link', { name: /Where the geese land/ }).first()).toBeVisible()
  expect(failed.filter((path) => path.startsWith('/tiles/base/') || path.startsWith('/tiles/areas/'))).toEqual([])

  await page.goto(`/measureDetail?id=${areaId}`)
  await expect(page.getByRole('heading', { name: 'Where the geese land' })).toBeVisible()
  await page.goto(`/post/${threadId}`)
  await expect(comment(page, 'It fell last night.')).toBeVisible()
  await page.goto(`/community/${id}?tab=treasures`)
  await expect(page.getByRole('heading', { name: 'Wood above Vaduz' })).toBeVisible()
  await expect(page.getByText('A lady’s slipper')).toBeVisible()
  await expect.poll(() => photoWidth(page)).toBeGreaterThan(0)

  await page.goto('/map?list=communities')
  await expect(page.getByText(en.map.page.offlineCommunities)).toBeVisible()
  await page.getByRole('searchbox', { name: en.map.page.filter }).fill('above vad')
  await expect(page.getByText('1 community found')).toBeVisible()
  await expect(page.getByRole('link', { name: /Wood above Vaduz/ }).first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/offline-maps')
  await expect(page.getByRole('heading', { name: 'Vaduz', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: region.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: region.delete }).click()
  await expect(page.getByText(region.none)).toBeVisible()
  await context.close()
})
