import {
  answer,
  choose,
  drawByMouse,
  drawByTouch,
  entry,
  finish,
  insertArea,
  LAKE,
  leaveFinish,
  next,
  openWizard,
  prepareArea,
  saveButton,
  updateArea,
} from './areaSteps.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { confirmAddress, register } from './people.ts'

test('the area wizard stops at each unanswered step and shows the error at the field', async ({ page }) => {
  await openWizard(page)
  const address = new URL(page.url())
  address.searchParams.set('step', 'relationship')
  await page.goto(address.href)
  await page.locator('[data-ready="true"] canvas').waitFor({ timeout: 45_000 })
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the shape and continue' }).click()
  await expect(page.getByText('A shape needs at least three dots.')).toBeVisible()
  await drawByMouse(page)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await next(page).click()
  await page.getByLabel('Name of this place').fill('   ')
  await next(page).click()
  await expect(page.getByText('Give this place a name.')).toHaveCount(1)
  await expect(page.getByText('Choose who this place matters to.')).toHaveCount(1)
  await expect(page.getByText('Required field')).toHaveCount(0)
  await expect(page.getByLabel('Name of this place')).toBeFocused()
  await page.getByLabel('Name of this place').fill('x'.repeat(51))
  await next(page).click()
  await expect(page.getByText('At most 50 characters.')).toBeVisible()
  await page.getByLabel('Name of this place').fill('The dark dyke')
  await next(page).click()
  await expect(page.getByRole('radio', { name: /Neighborhood/ })).toBeFocused()
  await choose(page.getByRole('radio', { name: /Country/ }))
  await next(page).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await saveButton(page).click()
  await expect(page.getByText('Choose a number from 1 to 10.')).toBeVisible()
  await expect(page.getByText('Choose how often you come here.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeFocused()
  await choose(page.getByRole('radio', { name: '8', exact: true }))
  await expect(page.getByRole('button', { name: 'Why an 8?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How often do you come here?' })).toBeFocused()
  await saveButton(page).click()
  await expect(page.getByText('Choose a number from 1 to 10.')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Every day' })).toBeFocused()
  await expect(page.getByText('Choose how often you come here.')).toBeVisible()
})

test('an unknown area can be neither viewed nor edited', async ({ page }) => {
  await page.goto('/measureDetail?id=nonsense')
  await expect(page.getByText('Sorry, nothing here...')).toBeVisible()
  await page.goto('/measureDetail')
  await expect(page.getByText('Sorry, nothing here...')).toBeVisible()
  await page.goto(`/add-area?edit=${crypto.randomUUID()}`)
  await expect(page.getByText('This area no longer exists, or you can’t edit it.')).toBeVisible()
})

test('a guest draws an area, registers when saving, and finds the area saved', async ({ page }) => {
  await openWizard(page)
  await expect(page.getByText('To save your area you need an account.')).toBeVisible()
  await drawByMouse(page)
  await expect(page.getByText('Saved on this device')).toBeVisible()
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
  const saved = finish(page, 'A place before signing in')
  await expect(saved.getByText('Saved. Others can see it once you’ve confirmed your email address.')).toBeVisible()
  await expect(saved.getByRole('button', { name: 'Share it' })).toHaveCount(0)
  await expect(saved.getByRole('link', { name: 'Another place' })).toBeVisible()
  await leaveFinish(page, 'A place before signing in')
  await expect(entry(page, 'A place before signing in')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('an area drawn by mouse is saved once on a double click, and its creator joins the community there and leaves it again', async ({
  page,
}) => {
  await register(page)
  await page.goto('/my-areas')
  await expect(page.getByRole('heading', { name: 'Which place would you miss?' })).toBeVisible()
  await prepareArea(page, 'The dune valley')
  await saveButton(page).dblclick()
  await expect(page).toHaveURL(/\/my-areas$/)
  const saved = finish(page, 'The dune valley')
  await expect(saved.getByRole('heading', { name: 'The dune valley' })).toBeFocused()
  await expect(saved.getByText('Your first area')).toBeVisible()
  await expect(saved.getByRole('link', { name: /Duinen van Texel/ })).toContainText('You’re a member now')
  await expectAccessible(page)
  await leaveFinish(page, 'The dune valley')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText(/^1 area, [\d.,]+\s(ha|km²)\.$/)).toBeVisible()
  await expect(entry(page, 'The dune valley')).toContainText('Every week, walking, watching nature')
  await expect(entry(page, 'The dune valley')).toContainText('9 of 10')

  await page.getByRole('button', { name: 'Notifications: 2 unread' }).click()
  const news = page.getByRole('region', { name: 'Notifications' })
  await expect(news.getByText('You joined Duinen van Texel')).toBeVisible()
  await expect(news.getByText('Your first area')).toBeVisible()
  await expectAccessible(page)
  await news.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notifications: nothing new' })).toBeVisible()

  // Marking all notifications as read closes their list.
  await page.getByRole('button', { name: 'Notifications: nothing new' }).click()
  const unsubscribed = page.waitForResponse(/unsubscribe/)
  await news.getByRole('button', { name: 'Undo: leave Duinen van Texel' }).click()
  await expect(news.getByText('You left Duinen van Texel')).toBeVisible()
  await unsubscribed
  await page.goto('/home2')
  await expect(page.getByText('When you draw a place inside a community')).toBeVisible()
  await expect(page.getByText('Three more places to draw')).toBeVisible()

  await prepareArea(page, 'The same dunes again')
  await saveButton(page).click()
  const again = finish(page, 'The same dunes again')
  await expect(again.getByRole('link', { name: /Duinen van Texel/ })).toContainText('Your place lies here')
  await expect(again.getByText('Your first area')).toHaveCount(0)
  await again.getByRole('button', { name: 'Join Duinen van Texel' }).click()
  await expect(again.getByRole('link', { name: /Duinen van Texel/ })).toContainText('You’re a member now')
  await again.getByRole('button', { name: 'Undo: leave Duinen van Texel' }).click()
  await expect(again.getByRole('link', { name: /Duinen van Texel/ })).toContainText('Your place lies here')
  // Back leads from the saved area to the list, and not into the wizard.
  await page.goBack()
  await expect(again).toBeHidden()
  await expect(page).toHaveURL(/\/my-areas$/)
  await expect(entry(page, 'The same dunes again')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/my-areas$/)
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
  await expect(page.getByRole('button', { name: 'Drop a dot', exact: true })).toBeVisible()
  await drawByTouch(page)
  await next(page).tap()
  await answer(page, 'Open water', /World/)
  await saveButton(page).tap()
  await leaveFinish(page, 'Open water')
  await expect(entry(page, 'Open water')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Open water' }).tap()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Edit' })).toBeVisible()
  await context.close()
})

test('an area is drawn, its questions are answered, and it is saved, by keyboard alone', async ({ page }) => {
  await register(page)
  await openWizard(page, LAKE)
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
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  // The space key answers and goes on to the next question; arrow keys only change the answer.
  await expect(page.getByRole('heading', { name: 'Description' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Living area/ })).toBeChecked()
  await page.getByLabel('Name of this place').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'How do you rate this place?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'How often do you come here?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'What do you do here?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(finish(page, 'By keyboard').getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(finish(page, 'By keyboard')).toBeHidden()
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
