import { en } from '../shared/src/messages/en.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { addArea, around, canvas, clientFor, enterAs } from './mapSteps.ts'

const { area, draw, story, app } = en
const TITLE = 'The long lake'

test('an area is split, both parts are merged, the merging is undone, and own areas are saved as one picture', async ({
  page,
  server,
}) => {
  const maker = await clientFor(server.url, 'member')
  const id = await addArea(maker, TITLE, around({ lng: 2.4, lat: 54.4 }, 0.02))
  await enterAs(page, server.url, 'member')
  await page.goto(`/measureDetail?id=${id}`)
  await page.getByRole('link', { name: area.split.open }).click()
  await expect(page.getByRole('heading', { level: 1, name: area.split.lineTitle })).toBeVisible()
  await canvas(page).waitFor({ timeout: 45_000 })
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('there is no map')
  // The line that splits the area runs from above to below it, left of its middle.
  for (const y of [0.03, 0.97]) await page.mouse.click(box.x + box.width * 0.42, box.y + box.height * y)
  await page.getByRole('button', { name: draw.goalDone.split }).click()
  await expect(page.getByRole('heading', { level: 1, name: area.split.nameTitle })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(area.split.name).fill('')
  await page.getByRole('button', { name: area.split.save }).click()
  await expect(page.getByText('Required field')).toBeVisible()
  await page.getByLabel(area.split.name).fill('The western end')
  await page.getByRole('button', { name: area.split.save }).click()
  await expect(page.getByText('The western end is an area of its own now.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()

  await page.getByRole('button', { name: area.merge.open }).click()
  const merging = page.getByRole('dialog', { name: area.merge.title })
  await expect(merging.getByRole('radio', { name: new RegExp(`^${TITLE}`) })).toBeChecked()
  await expectAccessible(page)
  await merging.getByRole('button', { name: area.merge.submit }).click()
  await expect(page.getByText(`${TITLE} covers both now.`)).toBeVisible()
  await expect(page.getByRole('button', { name: area.merge.open })).toBeHidden()
  await page.getByRole('button', { name: app.word.undo }).click()
  await expect(page.getByText(area.merge.undone)).toBeVisible()
  await expect(page.getByRole('button', { name: area.merge.open })).toBeVisible()

  await page.goto('/my-areas')
  await page.getByRole('button', { name: story.card.open }).click()
  const card = page.getByRole('dialog', { name: story.card.title })
  const picture = card.getByRole('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080)
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: story.card.save }).click()
  expect((await saved).suggestedFilename()).toBe(`${story.card.places}.jpg`)
})
