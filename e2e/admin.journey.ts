import { expectAccessible } from './axe.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipped } from '../server/src/research/unzipped.ts'
import { expect, test } from './journey.ts'
import { around, clientFor, enterAs, pageOf } from './mapSteps.ts'
import { register, signIn } from './people.ts'

/** A shape whose coordinates stay the same when rounded to 7 decimals. */
const KEPT_SHAPE = around({ lng: 3, lat: 54.5 }, 0.25)

/** Opens another page of administration through the overview of administration. */
async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Administration' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Downloads the shape that the admin saved, removes it, restores it and removes it again. */
async function keepAgain(page: Page): Promise<void> {
  const shapes = page.getByRole('region', { name: 'Kept shapes' })
  const download = page.waitForEvent('download')
  await shapes.getByRole('button', { name: /^Download the shape of / }).click()
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject(KEPT_SHAPE)
  const remove = shapes.getByRole('button', { name: /^Remove the shape of / })
  await remove.click()
  await expect(shapes).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Shape restored.')).toBeVisible()
  await remove.click()
  await expect(page.getByText('Shape removed.')).toBeVisible()
  await expect(shapes).toBeHidden()
}

test('an admin finds a person, disables and enables the account, changes a score and reads the audit log', async ({
  page,
  browser,
  server,
}) => {
  const other = await pageOf(browser, server.url)
  const person = await register(other, 'Wietske Bakboord')

  await enterAs(page, server.url, 'admin')
  await page.goto('/admin')
  // The page is loaded after the app: until then it has no heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
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
  // The session ends at once, and the next sign-in shows the reason.
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
  await other.context().close()

  await page.getByRole('link', { name: 'All people' }).click()
  await turnTo(page, 'Score settings')
  const comment = page.getByRole('textbox', { name: 'A comment in a discussion' })
  await comment.fill('1.5')
  await page.getByRole('button', { name: 'Save: A comment in a discussion' }).click()
  await expect(page.getByText('Enter a whole number.')).toBeVisible()
  await comment.fill('2')
  await page.getByRole('button', { name: 'Save: A comment in a discussion' }).click()
  await expect(page.getByText('Saved. A comment in a discussion: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Saved. A comment in a discussion: 1')).toBeVisible()

  await turnTo(page, 'Charts')
  await expect(page.getByRole('img', { name: /^People: People \d+/ })).toBeVisible()
  await page.getByRole('button', { name: 'As a table' }).click()
  await expect(page.getByRole('table', { name: 'Areas by level' })).toBeVisible()

  await turnTo(page, 'Audit log')
  await page.getByLabel('Show').selectOption('People')
  await expect(page.getByText('Enabled an account').first()).toBeVisible()
  await expect(page.getByText('Adverts in every discussion')).toBeHidden()
})

test('an admin publishes and removes a notice and an advert, and a member sees no page of administration', async ({
  page,
  browser,
  server,
}) => {
  const other = await pageOf(browser, server.url, 'member')
  await other.goto('/admin')
  await expect(other.getByRole('heading', { name: 'Sorry, nothing here...' })).toBeVisible()
  await other.goto('/voedsel?tab=nesting')
  await expect(other.getByText('No tips here right now.')).toBeVisible()

  await enterAs(page, server.url, 'admin')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Adverts and notices' }).click()
  await expect(page.getByText('No notices yet.')).toBeVisible()
  await page.getByRole('link', { name: 'New notice' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Required field')).toBeVisible()
  await page.getByLabel('Title').fill('Birds first')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Birds first' })).toContainText('Shown now')
  await expect(other.getByText('Birds first')).toBeVisible()
  await other.getByRole('button', { name: 'Close this notice' }).click()
  await expect(other.getByText('Birds first')).toBeHidden()

  await page.getByRole('link', { name: 'New advert' }).click()
  await page.getByLabel('Where').selectOption('Tips: nesting')
  await page.getByLabel('Title').fill('Boxes for swifts')
  await expect(page.getByRole('complementary', { name: 'Advert: Boxes for swifts' })).toBeVisible()
  await page.getByLabel(/^Link/).fill('http://swifts.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a complete address that starts with https://.')).toBeVisible()
  await page.getByLabel(/^Link/).fill('https://swifts.example/boxes')
  await page.keyboard.press('Enter')
  const advert = other.getByRole('complementary', { name: 'Advert: Boxes for swifts' })
  await expect(advert).toBeVisible()
  await expect(advert.getByRole('link', { name: 'Open swifts.example' })).toHaveAttribute('rel', /noopener/)

  await page.getByRole('link', { name: 'Boxes for swifts' }).click()
  await page.getByRole('checkbox', { name: 'Active' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Boxes for swifts' })).toContainText('Off')
  await expect(advert).toBeHidden()
  await page.getByRole('link', { name: 'Birds first' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete “Birds first”?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No notices yet.')).toBeVisible()
  await other.context().close()
})

test('an admin edits tasks, runs maintenance, ends a campaign link, downloads an export and reads an error from a browser', async ({
  page,
  server,
}) => {
  const admin = await clientFor(server.url, 'admin')
  await admin.call('log', { message: 'Cannot read the dunes of jan@example.org', stack: 'at dunes.ts', page: '/map' })
  await admin.call('polygon.insert', { polygon: KEPT_SHAPE })
  await enterAs(page, server.url, 'admin')
  await page.goto('/admin')
  await keepAgain(page)
  await page.getByRole('textbox', { name: 'New task' }).fill('Call the ranger')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Call the ranger' }).check()
  await page.getByRole('button', { name: 'Remove task: Call the ranger' }).click()
  await expect(page.getByText('Nothing to do.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Call the ranger' })).toBeVisible()
  await page.getByRole('button', { name: 'Add missing settings' }).click()
  await expect(page.getByText('No setting was missing.')).toBeVisible()
  await page.getByRole('button', { name: 'Join people to communities' }).click()
  await expect(page.getByText(/^Started\./)).toBeVisible()

  await page.getByRole('link', { name: 'Research export' }).click()
  await page.getByRole('button', { name: 'Make export' }).click()
  await turnTo(page, 'Campaigns')
  await page.getByLabel('Name').fill('Spring on Texel')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Spring on Texel' })).toBeVisible()
  const link = page.getByRole('form', { name: 'One link for many' })
  await link.getByLabel('What it is for').fill('Poster')
  await link.getByLabel('At most so many people').fill('none')
  await page.keyboard.press('Enter')
  await expect(link.getByText('Enter a whole number.')).toBeVisible()
  await link.getByLabel('At most so many people').fill('60')
  await page.keyboard.press('Enter')
  const signupLink = page.getByText(`${server.url}/welcome/`)
  await expect(signupLink).toBeVisible()
  const invitation = { id: (await signupLink.textContent())?.split('/').at(-1) }
  expect(await admin.read('survey.invitation', invitation)).toMatchObject({ state: 'open' })
  await expect(page.getByRole('listitem').filter({ hasText: 'Poster' })).toContainText('at most 60')
  await page.getByRole('button', { name: 'End: Poster' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Poster' })).toContainText('Ended')
  expect(await admin.read('survey.invitation', invitation)).toMatchObject({ state: 'ended' })
  await page.getByRole('link', { name: 'All campaigns' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Spring on Texel' })).toContainText(
    'Personal invitations: 0',
  )

  await turnTo(page, 'Diagnostics')
  await expect(page.getByText('Online, with live updates')).toBeVisible()
  await expect(page.getByText('Cannot read the dunes of [address]')).toBeVisible()

  await turnTo(page, 'Research export')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download export 1 (ZIP)' }).click({ timeout: 60_000 })
  const files = unzipped(await readFile(await (await download).path()))
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['research.gpkg', 'respondents.csv', 'areas.geojson', 'datapackage.json', 'SHA256SUMS']),
  )
  await turnTo(page, 'Audit log')
  await page.getByLabel('Show').selectOption('Research')
  await expect(page.getByText('Made a research export')).toBeVisible()
})
