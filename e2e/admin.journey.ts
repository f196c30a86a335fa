import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { enterAs } from './mapSteps.ts'
import { register, signIn } from './people.ts'

test.describe.configure({ timeout: 90_000 })

test('an admin finds a person, disables the account with a reason, tells everyone something and reads what was done', async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', locale: 'en-US' })
  const other = await elsewhere.newPage()
  const person = await register(other, 'Wietske Bakboord')
  await other.goto('/admin')
  await expect(other.getByRole('heading', { name: 'Sorry, nothing here...' })).toBeVisible()
  await other.goto('/voedsel?tab=nesting')
  await expect(other.getByText('No tips here right now.')).toBeVisible()

  await enterAs(page, server.url, 'admin')
  await page.goto('/admin')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'New task' }).fill('Call the ranger')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Call the ranger' }).check()
  await page.getByRole('button', { name: 'Add missing settings' }).click()
  await expect(page.getByText('No setting was missing.')).toBeVisible()

  await page.getByRole('link', { name: 'People' }).click()
  await page.getByLabel('Name or email address').fill('wietske bak')
  await page.getByRole('link', { name: 'Wietske Bakboord' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByRole('button', { name: 'Disable account' }).click()
  const ask = page.getByRole('dialog', { name: 'Disable the account of Wietske Bakboord?' })
  await ask.getByRole('button', { name: 'Disable account' }).click()
  await expect(ask.getByText('Required field')).toBeVisible()
  await ask.getByLabel('Your reason').fill('Adverts in every discussion')
  await ask.getByRole('button', { name: 'Disable account' }).click()
  await expect(page.getByRole('button', { name: 'Enable account' })).toBeVisible()
  // Without a reload: the session ends at once, and the next sign-in says why.
  await other.goto('/account')
  await expect(other.getByRole('heading', { name: 'Sign in to see this' })).toBeVisible()
  await other.goto('/login')
  await other.getByLabel('Email address').fill(person.email)
  await other.getByLabel('Password', { exact: true }).fill(person.password)
  await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByText('They write: Adverts in every discussion')).toBeVisible()
  await page.getByRole('button', { name: 'Enable account' }).click()
  await expect(page.getByText('This account can sign in.')).toBeVisible()
  await signIn(other, person)

  await page.goto('/edit-notice/new')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Required field')).toBeVisible()
  await page.getByLabel('Title').fill('Birds first')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Birds first' })).toBeVisible()
  await expect(other.getByText('Birds first')).toBeVisible()
  await other.getByRole('button', { name: 'Close this notice' }).click()
  await other.reload()
  await expect(other.getByRole('main')).toBeVisible()
  await expect(other.getByText('Birds first')).toBeHidden()

  await page.goto('/edit-advert/new')
  await page.getByLabel('Where').selectOption('Tips: nesting')
  await page.getByLabel('Title').fill('Boxes for swifts')
  await page.getByLabel(/^Link/).fill('http://swifts.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a complete address that starts with https://.')).toBeVisible()
  await page.getByLabel(/^Link/).fill('https://swifts.example/boxes')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Boxes for swifts' })).toBeVisible()
  await other.goto('/voedsel')
  await other.getByRole('tab', { name: 'Nesting' }).click()
  await expect(other.getByRole('complementary', { name: 'Advert: Boxes for swifts' })).toBeVisible()
  await elsewhere.close()

  await page.goto('/score-settings')
  const comment = page.getByRole('textbox', { name: 'A comment in a discussion' })
  await comment.fill('1.5')
  await page.getByRole('button', { name: 'Save: A comment in a discussion' }).click()
  await expect(page.getByText('Enter a whole number.')).toBeVisible()
  await comment.fill('2')
  await page.getByRole('button', { name: 'Save: A comment in a discussion' }).click()
  await expect(page.getByText('Saved. A comment in a discussion: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Saved. A comment in a discussion: 1')).toBeVisible()

  await page.goto('/chart')
  await expect(page.getByRole('img', { name: /^People: People \d+/ })).toBeVisible()
  await page.getByRole('button', { name: 'As a table' }).click()
  await expect(page.getByRole('table', { name: 'Areas by level' })).toBeVisible()

  await page.goto('/audit')
  await page.getByLabel('Show').selectOption('People')
  await expect(page.getByText('Enabled an account').first()).toBeVisible()
  await expect(page.getByText('Adverts in every discussion')).toBeHidden()
})
