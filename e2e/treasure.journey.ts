import { phoneJpeg } from '../server/src/testing/photos.ts'
import { expectAccessible } from './axe.ts'
import { expect, fillDevice, reloadKept, test, workOffline } from './journey.ts'
import { around, canvas, clientFor, enterAs, pageOf } from './mapSteps.ts'

/** The coordinates in the photo of `phoneJpeg`. */
const TAKEN = { lng: 4.8333, lat: 53.0833 }
const title = 'A nest in the reeds'

/** Adds a community at `TAKEN` that the member joins, and returns its id. */
async function addCommunity(url: string, name: string): Promise<string> {
  const owner = await clientFor(url, 'owner')
  const { id } = (await owner.call('land.insert', { measure: around(TAKEN, 0.1), data: { title: name } })) as {
    id: string
  }
  const member = await clientFor(url, 'member')
  await member.call('subscribe', { landId: id })
  return id
}

test('a treasure with a hidden place appears live, with the exact place for the owner and an approximate one for a guest', async ({
  page,
  browser,
  server,
}) => {
  const id = await addCommunity(server.url, 'Reeds of Texel')
  const tab = `/community/${id}?tab=treasures`
  const stranger = await pageOf(browser, server.url)
  await stranger.goto(tab)
  await expect(stranger.getByRole('heading', { name: 'What did you come across here?' })).toBeVisible()
  await expect(stranger.getByText('Anyone can look around. Sign in to take part')).toBeVisible()
  const owner = await pageOf(browser, server.url, 'owner')
  await owner.goto(tab)
  await expect(owner.getByRole('link', { name: 'Add a treasure' })).toBeVisible()

  await enterAs(page, server.url, 'member')
  await page.goto(tab)
  await page.getByRole('link', { name: 'Add a treasure' }).click()
  await page.getByRole('button', { name: 'Add treasure' }).click()
  await expect(page.getByText('Required field')).toHaveCount(3)
  const photo = { name: 'nest.jpg', mimeType: 'image/jpeg', buffer: await phoneJpeg() }
  await page.locator('input[type="file"]').first().setInputFiles(photo)
  await expect(page.getByText('No location chosen yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Use that location' }).click()
  await expect(page.getByText('Location: 53.0833° N, 4.8333° E')).toBeVisible()
  await page.getByLabel('What is it?').fill(title)
  await page.getByLabel('Hide exact location').check()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expectAccessible(page)

  await reloadKept(page)
  await expect(page.getByLabel('What is it?')).toHaveValue(title)
  await expect(page.getByText('Location: 53.0833° N, 4.8333° E')).toBeVisible()
  await page.getByRole('button', { name: 'Add treasure' }).dblclick()
  // Three other pages draw their maps at the same time.
  await expect(page).toHaveURL(/treasure=/, { timeout: 45_000 })
  await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText('53.0833° N, 4.8333° E. Others only see this location')).toBeVisible()

  await owner
    .getByRole('button', { name: new RegExp(title) })
    .last()
    .click()
  await expect(owner.getByText('53.0833° N, 4.8333° E')).toBeVisible()
  await stranger
    .getByRole('button', { name: new RegExp(title) })
    .last()
    .click()
  await expect(stranger.getByText('About here: 53.09° N, 4.84° E. The exact location isn’t shown.')).toBeVisible()
  await expectAccessible(stranger)
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: title })).toBeVisible()
  await expect(stranger.getByText('53.0833')).toHaveCount(0)

  await page.getByRole('button', { name: 'Show exact location' }).click()
  await expect(stranger.getByText('53.0833° N, 4.8333° E')).toBeVisible()
  await owner.getByRole('button', { name: 'Hide exact location' }).click()
  await expect(stranger.getByText('About here: 53.09° N, 4.84° E.')).toBeVisible()
  // The person who added the treasure cannot show a place that the community's owner has hidden.
  await expect(page.getByRole('button', { name: 'Show exact location' })).toBeHidden()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(owner.getByRole('heading', { name: 'What did you come across here?' })).toBeVisible()
  await expect(stranger.getByText('This treasure no longer exists.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stranger.getByRole('heading', { name: title })).toBeVisible()

  await owner
    .getByRole('button', { name: new RegExp(title) })
    .last()
    .click()
  await owner.getByRole('button', { name: 'Delete', exact: true }).click()
  const why = owner.getByRole('dialog', { name: 'Delete this treasure?' })
  await why.getByLabel('Your reason').fill('A nest stays secret.')
  await why.getByRole('button', { name: 'Delete treasure' }).click()
  await expect(page.getByRole('heading', { name: 'What did you come across here?' })).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('A nest stays secret.')).toBeVisible()
  for (const other of [stranger, owner]) await other.context().close()
})

test('a treasure is placed by keyboard at the crosshair of the map, and added with its photo without a connection', async ({
  browser,
  server,
}) => {
  const id = await addCommunity(server.url, 'Meadows of Texel')
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', serviceWorkers: 'allow' })
  const page = await context.newPage()
  await enterAs(page, server.url, 'member')
  await page.goto(`/community/${id}?tab=treasures`)
  await page.goto(`/add-treasure/${id}`)
  await workOffline(page)
  await canvas(page).waitFor()
  await context.setOffline(true)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'oak.jpg', mimeType: 'image/jpeg', buffer: await phoneJpeg() })
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await page.getByLabel('What is it?').fill('The oldest oak')
  await canvas(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Location: 53\.\d{4}° N, 4\.\d{4}° E$/)).toBeVisible()
  // The photo is shown from the device, which has not sent it.
  const shown = page.getByRole('img', { name: 'Photo 1' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Add treasure' }).click()
  await expect(page).toHaveURL(/tab=treasures/)
  await page.getByRole('link', { name: 'View', exact: true }).click()
  const waiting = page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')
  await expect(waiting).toHaveText([/^Photo.*oak\.jpg/, /^Treasure.*The oldest oak/])
  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 30_000 })
  const { items } = (await (await clientFor(server.url, 'member')).read('feed.treasures.of', { communityId: id })) as {
    items: { id: string; title: string; photo: { id: string } }[]
  }
  expect(items).toMatchObject([{ title: 'The oldest oak' }])
  await page.goto(`/community/${id}?tab=treasures&treasure=${items[0]?.id}`)
  await expect(page.getByRole('heading', { name: 'The oldest oak' })).toBeVisible()
  await context.close()
})

test('leaving the form of a treasure asks for confirmation if a photo is being sent or the text is not stored anywhere', async ({
  page,
  server,
}) => {
  const id = await addCommunity(server.url, 'Mudflats of Texel')
  await enterAs(page, server.url, 'member')
  await fillDevice(page)
  await page.route('**/trpc/draft.save', (route) => route.abort())
  const { promise: connected, resolve: connect } = Promise.withResolvers<void>()
  await page.route('**/photos/*', (route) => connected.then(() => route.continue()))
  await page.goto(`/add-treasure/${id}`)
  const leave = async () => {
    await page.getByRole('link', { name: 'My areas' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  }
  const photo = { name: 'skull.jpg', mimeType: 'image/jpeg', buffer: await phoneJpeg() }
  await page.locator('input[type="file"]').first().setInputFiles(photo)
  await leave()
  connect()
  await page.getByLabel('What is it?').fill('A seal’s skull')
  await leave()
  await expect(page.getByLabel('What is it?')).toHaveValue('A seal’s skull')
  await expect(page.getByText('Draft saved')).toBeHidden()
})
