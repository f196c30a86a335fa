import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { en } from '../shared/src/messages/en.ts'
import { expect, test } from './journey.ts'
import { around, clientFor, enterAs } from './mapSteps.ts'

const { story, moderation } = en
const TITLE = 'Where the terns breed'
const WORDS = 'In June the air is full of terns. Stay on the path.'

test('a guest reads the public text and photo of an area until an admin hides them', async ({
  page,
  browser,
  server,
}) => {
  const maker = await clientFor(server.url, 'member')
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7aa06a' } })
    .jpeg()
    .toBuffer()
  const { id: photoId } = (await maker.call('uploadImageFileBase64', { base64Image: photo.toString('base64') })) as {
    id: string
  }
  const data = {
    title: TITLE,
    level: 'world',
    rating: 9,
    frequency: 'monthly',
    description: WORDS,
    photoIds: [photoId],
  }
  const measure = around({ lng: 2.6, lat: 54.2 }, 0.02)
  const { area } = (await maker.call('measure.insert', { measure, data })) as { area: { id: string } }
  const address = `/measureDetail?id=${area.id}`

  const guest = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
  await guest.goto(address)
  await expect(guest.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(guest.getByText(WORDS)).toBeHidden()

  await enterAs(page, server.url, 'member')
  await page.goto(address)
  // One sentence above the answers says that only the person sees them.
  await expect(page.getByText('Only you see your answer.')).toHaveCount(1)
  await page.getByRole('button', { name: story.mine.show }).click()
  await expect(guest.getByText(WORDS)).toBeVisible()
  const shown = guest.getByRole('img', { name: `Photo 1 of 1: ${TITLE}` })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // The photo comes first, then the description, then the map.
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  expect(await topOf(shown)).toBeLessThan(await topOf(guest.getByText(WORDS)))
  expect(await topOf(guest.getByText(WORDS))).toBeLessThan(await topOf(guest.locator('canvas').first()))
  await expect(guest.getByRole('button', { name: story.report.open, exact: true })).toBeHidden()

  await enterAs(page, server.url, 'owner')
  await page.goto(address)
  await page.getByRole('button', { name: story.report.open, exact: true }).click()
  const ask = page.getByRole('dialog', { name: story.report.title })
  await ask.getByLabel(moderation.reason).fill('It leads people to the nests')
  await ask.getByRole('button', { name: story.report.submit }).click()
  await expect(page.getByRole('dialog', { name: story.report.thanksTitle })).toBeVisible()

  await enterAs(page, server.url, 'admin')
  await page.goto('/moderator-requests')
  await expect(page.getByText('It leads people to the nests')).toBeVisible()
  await page.getByRole('button', { name: `${story.settle.hide}: ${TITLE}` }).click()
  const why = page.getByRole('dialog', { name: `Hide words and photos of ${TITLE}?` })
  await why.getByLabel(moderation.reason).fill('They breed here')
  await why.getByRole('button', { name: story.settle.hideSubmit }).click()
  await expect(page.getByText(story.settle.hidden)).toBeVisible()
  await expect(guest.getByText(WORDS)).toBeHidden()
  await expect(guest.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await guest.close()
})
