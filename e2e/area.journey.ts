import {
  addArea,
  answer,
  drawByMouse,
  drawByTouch,
  entry,
  insertArea,
  LAKE,
  next,
  openWizard,
  prepareArea,
  saveButton,
  updateArea,
} from './areaSteps.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { confirmAddress, register } from './people.ts'

test('the area wizard stops at each step without an answer and shows the error at its field', async ({ page }) => {
  await openWizard(page)
  await next(page).click()
  await expect(page.getByText('Choose who this place matters to.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Neighborhood/ })).toBeFocused()
  await page.getByRole('radio', { name: /Country/ }).check()
  await expect(page.getByText('Saved on this device')).toBeVisible()
  const address = new URL(page.url())
  address.searchParams.set('step', 'relationship')
  await page.goto(address.href)
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the shape and continue' }).click()
  await expect(page.getByText('A shape needs at least three dots.')).toBeVisible()
  await drawByMouse(page)
  await next(page).click()
  await page.getByLabel('Name of this place').fill('   ')
  await next(page).click()
  await expect(page.getByText('Give this place a name.')).toHaveCount(1)
  await expect(page.getByText('Required field')).toHaveCount(0)
  await expect(page.getByLabel('Name of this place')).toBeFocused()
  await page.getByLabel('Name of this place').fill('x'.repeat(51))
  await next(page).click()
  await expect(page.getByText('At most 50 characters.')).toBeVisible()
  await page.getByLabel('Name of this place').fill('The dark dyke')
  await next(page).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await next(page).click()
  await expect(page.getByText('Choose a number from 1 to 10.')).toBeVisible()
  await page.getByRole('radio', { name: '8', exact: true }).check()
  await expect(page.getByLabel('Why an 8?')).toBeVisible()
  await next(page).click()
  await next(page).click()
  await expect(page.getByText('Choose how often you come here.')).toBeVisible()
})

test("a missing area and another person's area can be neither viewed nor edited", async ({ page }) => {
  await page.goto('/measureDetail?id=nonsense')
  await expect(page.getByText('Sorry, nothing here...')).toBeVisible()
  await page.goto('/measureDetail')
  await expect(page.getByText('Sorry, nothing here...')).toBeVisible()
  await page.goto(`/add-area?edit=${crypto.randomUUID()}`)
  await expect(page.getByText('This area no longer exists, or you can’t edit it.')).toBeVisible()
})

test('a guest draws an area, registers when saving, and finds it saved', async ({ page }) => {
  await openWizard(page)
  await expect(page.getByText('To save your area you need an account.')).toBeVisible()
  await page.getByRole('radio', { name: /Living area/ }).check()
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await next(page).click()
  await drawByMouse(page)
  await next(page).click()
  await answer(page, 'A place before signing in')
  await saveButton(page).click()
  await expect(page.getByRole('heading', { name: 'Your place is being saved' })).toBeVisible()
  await expect(page.getByText('A place before signing in')).toBeVisible()
  await expect(page.getByText("To add a new area you're required to have an account.")).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name', { exact: true }).fill('Ruth Okafor')
  await page.getByLabel('Email address').fill(`${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('geese-over-the-polder')
  await page.getByLabel('I have read the disclaimer and agree to the terms').check()
  await page.getByRole('main').getByRole('button', { name: 'Create account and save the place', exact: true }).click()
  await expect(page).toHaveURL(/\/my-areas$/)
  await expect(page.getByRole('heading', { name: 'A place before signing in is on the map' })).toBeVisible()
  await expect(entry(page, 'A place before signing in')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('an area drawn by mouse is saved once on a double click, joins its community, and the person leaves again', async ({
  page,
}) => {
  await register(page)
  await page.goto('/my-areas')
  await expect(page.getByRole('heading', { name: 'Which place would you miss?' })).toBeVisible()
  await prepareArea(page, 'The dune valley')
  await saveButton(page).dblclick()
  await expect(page).toHaveURL(/\/my-areas$/)
  await expect(page.getByRole('heading', { name: 'The dune valley is on the map' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText(/^1 area, [\d.,]+\s(ha|km²)\.$/)).toBeVisible()
  await expect(entry(page, 'The dune valley')).toContainText('Every week, walking, watching nature')
  await expect(entry(page, 'The dune valley')).toContainText('9 of 10')
  await expect(page.getByText('You joined Duinen van Texel.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Notifications: 2 unread' }).click()
  const news = page.getByRole('region', { name: 'Notifications' })
  await expect(news.getByText('You joined Duinen van Texel')).toBeVisible()
  await expect(news.getByText('Your first area')).toBeVisible()
  await expectAccessible(page)
  await news.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notifications: nothing new' })).toBeVisible()

  const unsubscribed = page.waitForResponse(/unsubscribe/)
  await page.getByRole('button', { name: 'Undo: leave Duinen van Texel' }).click()
  await expect(page.getByText('You left Duinen van Texel.')).toBeVisible()
  await unsubscribed
  await page.goto('/home2')
  await expect(page.getByText('When you draw a place inside a community')).toBeVisible()
  await expect(page.getByText('Three more places to draw')).toBeVisible()

  await addArea(page, 'The same dunes again')
  await expect(page.getByText('This place lies in Duinen van Texel.')).toBeVisible()
  await page.getByRole('button', { name: 'Join Duinen van Texel' }).click()
  await expect(page.getByText('You joined Duinen van Texel.')).toBeVisible()
})

test('an area is drawn and saved by touch on a phone', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await register(page)
  await openWizard(page, LAKE)
  await page.getByRole('radio', { name: /World/ }).check()
  await next(page).tap()
  await expect(page.getByRole('button', { name: 'Drop a dot' })).toBeVisible()
  await drawByTouch(page)
  await next(page).tap()
  await answer(page, 'Open water')
  await saveButton(page).tap()
  await expect(entry(page, 'Open water')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Open water' }).tap()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Edit' })).toBeVisible()
  await context.close()
})

test('an area is drawn, answered and saved by keyboard alone', async ({ page }) => {
  await register(page)
  await openWizard(page, LAKE)
  await page.getByRole('radio', { name: /Neighborhood/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeVisible()
  await page.locator('canvas').focus()
  for (const [index, keys] of [[], ['ArrowRight'], ['ArrowDown'], ['ArrowLeft']].entries()) {
    for (const key of [...keys, ...keys]) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${index + 1} dot`).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Close the shape and continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What do you call it?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: '1', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Every day' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  for (const title of ['What do you do here?', 'What does this place need?', 'How do you know this place?']) {
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await expect(entry(page, 'By keyboard')).toContainText('2 of 10')
})

test('an area is edited, deleted after a confirmation and restored', async ({ page }) => {
  await register(page)
  await insertArea(page, 'Old name')
  await page.goto('/my-areas')
  await page.getByRole('link', { name: 'Edit: Old name' }).click()
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeFocused()
  await page.getByRole('button', { name: 'Change: Level' }).click()
  await expect(page.getByRole('radio', { name: /Country/ })).toBeChecked()
  await page.getByRole('button', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Change: Description' }).click()
  await page.getByLabel('Name of this place').fill('New name')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/my-areas$/)
  await expect(entry(page, 'New name')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Not finished yet' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete: New name' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(entry(page, 'New name')).toBeVisible()
  await page.getByRole('button', { name: 'Delete: New name' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete area' }).click()
  await expect(page.getByRole('heading', { name: 'Which place would you miss?' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(entry(page, 'New name')).toBeVisible()
})

test('another person sees a new and an edited area without a reload, and likes it', async ({
  page,
  browser,
  server,
}) => {
  const person = await register(page)
  await confirmAddress(page, server, person)
  const id = crypto.randomUUID()

  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', serviceWorkers: 'block' })
  const watcher = await context.newPage()
  const other = await register(watcher, 'Jan Warmolts')
  await watcher.goto(`/measureDetail?id=${id}`)
  await expect(watcher.getByText('Sorry, nothing here...')).toBeVisible()
  await watcher.evaluate(() => (document.body.dataset.here = 'still'))
  await insertArea(page, 'Seen by others', id)
  await expect(watcher.getByRole('heading', { name: 'Seen by others' })).toBeVisible()
  await expect(watcher.getByText('Drawn by someone anonymous')).toBeVisible()
  await expect(watcher.getByText('Your answers')).toHaveCount(0)

  await page.goto(`/add-area?edit=${id}&step=description`)
  await page.getByLabel('Name of this place').fill('Under a new name')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(watcher.getByRole('heading', { name: 'Under a new name' })).toBeVisible()
  await updateArea(page, id, { description: 'Geese in March', descriptionPublic: true })
  await expect(watcher.getByText('Geese in March')).toBeVisible()
  await page.goto(`/add-area?edit=${id}&step=description`)
  await page.getByLabel('Everyone may read this').uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(watcher.getByText('Geese in March')).toHaveCount(0)
  await expect(watcher.locator('body')).toHaveAttribute('data-here', 'still')

  await confirmAddress(watcher, server, other)
  await watcher.goto(`/measureDetail?id=${id}`)
  await page.goto(`/measureDetail?id=${id}`)
  await expect(page.getByText('Your answers')).toBeVisible()
  await watcher.getByRole('button', { name: 'I like this place' }).click()
  await expect(watcher.getByText('1 person likes this place')).toBeVisible()
  await expect(page.getByText('1 person likes this place')).toBeVisible()
  await watcher.getByRole('button', { name: 'I like this place', pressed: true }).click()
  await expect(page.getByText('You’re the first one here.')).toBeVisible()
  await context.close()
})
