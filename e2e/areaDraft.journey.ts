import { randomUUID } from 'node:crypto'
import {
  choose,
  drawByMouse,
  entry,
  insertArea,
  LAKE,
  leaveFinish,
  name,
  next,
  openWizard,
  prepareArea,
  saveButton,
  updateArea,
} from './areaSteps.ts'
import { expectAccessible } from './axe.ts'
import { expect, test, workOffline } from './journey.ts'
import { register, signIn } from './people.ts'

test('the draft of an area, interrupted in one browser, continues in another browser at its first incomplete step', async ({
  page,
  browser,
  server,
}) => {
  const person = await register(page)
  await openWizard(page, LAKE)
  await drawByMouse(page)
  await next(page).click()
  await name(page, 'Begun at home', /Country/)
  await page.getByRole('button', { name: 'Stop and finish later' }).click()
  await expect(page.getByText('Not finished yet: give a rating')).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', serviceWorkers: 'block' })
  const elsewhere = await context.newPage()
  await signIn(elsewhere, person)
  await elsewhere.goto('/my-areas')
  await elsewhere.getByRole('link', { name: 'Continue with Begun at home' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'How do you rate this place?' })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Back' }).click()
  await expect(elsewhere.getByLabel('Name of this place')).toHaveValue('Begun at home')
  await elsewhere.goBack()
  await choose(elsewhere.getByRole('radio', { name: '7', exact: true }))
  await choose(elsewhere.getByRole('radio', { name: 'Rarely' }))
  await saveButton(elsewhere).click()
  await leaveFinish(elsewhere, 'Begun at home')
  await expect(entry(elsewhere, 'Begun at home')).toBeVisible()
  // The first browser shows the area without a reload.
  await expect(entry(page, 'Begun at home')).toContainText('7 of 10')
  await expect(page.getByText('Not finished yet: give a rating')).toHaveCount(0)
  await context.close()
})

test('an area saved offline stays on the device and is sent when the connection returns', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', serviceWorkers: 'allow' })
  const page = await context.newPage()
  await register(page)
  await prepareArea(page, 'Far from everything', LAKE)
  await workOffline(page)
  await context.setOffline(true)
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/my-areas$/)
  await expect(page.getByText('Saved on this device. It’s sent when you’re connected.')).toBeVisible()
  const waiting = page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')
  await expect(waiting).toHaveText(/^Far from everything On this device/)
  await expectAccessible(page)
  // The waiting area opens again like a draft.
  await waiting.getByRole('button', { name: 'Edit' }).click()
  await expect(saveButton(page)).toBeVisible()
  await saveButton(page).click()
  await expect(waiting).toHaveText(/^Far from everything On this device/)
  await context.setOffline(false)
  await expect(entry(page, 'Far from everything')).toBeVisible({ timeout: 30_000 })
  await expect(waiting).toHaveCount(0)
  // The draft of the area is gone from the server as well.
  await page.reload()
  await expect(entry(page, 'Far from everything')).toBeVisible()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(1)
  await context.close()
})

test('saving an area that was edited elsewhere meanwhile shows both versions, and the person keeps both or one', async ({
  page,
}) => {
  await register(page)
  const id = randomUUID()
  await insertArea(page, 'The reed bed', id)
  const conflict = page.getByRole('dialog', { name: 'This area was changed somewhere else' })
  /** Edits the area in this browser and by a call, and saves in this browser last. */
  const editTwice = async (before: string, here: string, elsewhere: string) => {
    await page.goto('/my-areas')
    await page.getByRole('link', { name: `Edit: ${before}`, exact: true }).click()
    await page.getByRole('button', { name: 'Change: Description' }).click()
    await page.getByLabel('Name of this place').fill(here)
    await updateArea(page, id, { title: elsewhere })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(conflict).toContainText(elsewhere)
  }

  await editTwice('The reed bed', 'From here', 'From the tablet')
  await expect(conflict).toContainText('From here')
  await expect(conflict.locator('[data-ready="true"] canvas')).toBeVisible({ timeout: 45_000 })
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Keep both' }).click()
  await leaveFinish(page, 'From here')
  await expect(entry(page, 'From the tablet')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)

  await editTwice('From the tablet', 'Mine in the end', 'Theirs')
  await conflict.getByRole('button', { name: 'Save mine' }).click()
  await expect(entry(page, 'Mine in the end')).toBeVisible()

  await editTwice('Mine in the end', 'Not this one', 'Theirs in the end')
  await conflict.getByRole('button', { name: 'Keep the other' }).click()
  await expect(entry(page, 'Theirs in the end')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Changes not saved yet')).toHaveCount(0)
})

test('a draft typed offline is saved on the server when the connection returns, without another key press', async ({
  page,
  context,
}) => {
  await register(page)
  await openWizard(page, LAKE)
  await drawByMouse(page)
  await next(page).click()
  await context.setOffline(true)
  const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('/trpc/draft.save'))
  await page.getByLabel('Name of this place').fill('Typed in the dead zone')
  await tried
  await context.setOffline(false)
  const titles = async () => {
    const answer = await page.request.get('/trpc/draft.list')
    const { result } = (await answer.json()) as { result: { data: { content: { title?: string } }[] } }
    return result.data.map(({ content }) => content.title)
  }
  await expect.poll(titles, { timeout: 20_000 }).toEqual(['Typed in the dead zone'])
})
