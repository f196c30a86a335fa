import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { around, clientFor, enterAs } from './mapSteps.ts'

let folder: string
const file = (name: string) => join(folder, name)

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldfare-photos-'))
  const scene = (colour: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: colour } })
  // Orientation 6: the left side of the file is the top of the photo.
  await scene('#7aa06a', 3000, 2000).withMetadata({ orientation: 6 }).jpeg().toFile(file('reeds.jpg'))
  await scene('#3f6f9b', 1600, 1200).png().toFile(file('dunes.png'))
  await writeFile(file('words.jpg'), 'not a photo')
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** Opens the form of a new discussion in a new community of the owner. */
async function openForm(page: Page, url: string): Promise<void> {
  const owner = await clientFor(url, 'owner')
  const data = { title: `Marsh of ${Date.now()}`, organization: 'Marsh watch', description: '' }
  const { id } = (await owner.call('land.insert', {
    measure: around({ lng: 2 + Math.random(), lat: 55 }, 0.05),
    data,
  })) as { id: string }
  await enterAs(page, url, 'owner')
  await page.goto(`/create-thread/${id}`)
}
const photos = (page: Page) => page.getByRole('group', { name: /^Photos/ })
const pick = (page: Page, ...names: string[]) => page.getByLabel('Add photos').setInputFiles(names.map(file))

test('a file that is not a photo shows an error and can be removed, and a photo is sent again after a network failure', async ({
  page,
  server,
}) => {
  await openForm(page, server.url)
  await pick(page, 'words.jpg')
  await expect(photos(page)).toContainText('This is not a photo we can read.')
  await page.getByRole('button', { name: 'Remove words.jpg' }).click()
  await expect(page.getByLabel('Add photos')).toBeFocused()
  await page.route('**/photos/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await pick(page, 'dunes.png')
  await expect(photos(page)).toContainText('Network error.')
  await page.unroute('**/photos/*')
  await page.getByRole('button', { name: 'Try again: dunes.png' }).click()
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
})

test('photos are shrunk, sent, reordered, shown upright and viewed in full by keyboard', async ({
  page,
  browser,
  server,
}) => {
  await openForm(page, server.url)
  const uploads: { type: string | undefined; bytes: number }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/photos/')) return
    uploads.push({ type: request.headers()['content-type'], bytes: request.postDataBuffer()?.length ?? 0 })
  })
  await page.getByLabel('What is it about?').or(page.getByLabel(/title/i)).first().fill('The reeds are back')
  await pick(page, 'dunes.png', 'reeds.jpg')
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible()
  expect(uploads.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move photo 2 forward' }).click()
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/post\//)

  const first = page.getByRole('button', { name: 'Photo 1 of 2: The reeds are back' })
  await first.click()
  const viewer = page.getByRole('dialog', { name: 'Photos: The reeds are back' })
  // The viewer briefly shows the photo twice while it loads the full size.
  const shown = viewer.getByRole('img', { name: 'Photo 1 of 2: The reeds are back' }).last()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1365, 2048])
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('2 of 2')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('2 of 2')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(first).toBeFocused()

  // A guest sees the photos too, with a long cache lifetime.
  const guest = await browser.newPage({
    baseURL: server.url,
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  })
  const photo = guest.waitForResponse((response) => response.url().endsWith('/list.jpg'))
  await guest.goto(new URL(page.url()).pathname)
  expect((await photo).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  await guest.getByRole('button', { name: 'Photo 2 of 2: The reeds are back' }).click()
  await guest.goBack()
  await expect(guest.getByRole('dialog')).toBeHidden()
  await expect(guest).toHaveURL(/\/post\//)
  await guest.close()
})
