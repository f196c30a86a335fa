import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { linkInMail } from './mails.ts'
import { around, clientFor, enterAs, pageOf } from './mapSteps.ts'
import { newMembers } from './people.ts'

/** The email address to which a server outside production redirects mails of communities. */
const REDIRECTED = 'messages@fieldfare.example'

/** Answers yes, fills in the amount and confirms the dialog. */
async function give(page: Page, amount: string, reason: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByLabel('How much, every year?').fill(amount)
  await page.getByLabel('Why?').fill(reason)
  await page.getByRole('button', { name: `Pledge ${words}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('From today until you end it')
  await expect(dialog).toContainText('Virtual: nothing is charged.')
  await dialog.getByRole('button', { name: `Pledge ${words}` }).click()
  await expect(page.getByRole('region', { name: 'What you pledge' })).toContainText(words)
}

test('members pledge, each sees the total at once, names appear only from five pledges on, and a mail link pauses a pledge', async ({
  page,
  browser,
  server,
}) => {
  const [owner, joiner] = await Promise.all([clientFor(server.url, 'owner'), clientFor(server.url, 'member')])
  const land = { measure: around({ lng: 2.9, lat: 56.4 }, 0.1), data: { title: 'Boardwalk island' } }
  const { id } = (await owner.call('land.insert', land)) as { id: string }
  await joiner.call('subscribe', { landId: id })
  await enterAs(page, server.url, 'owner')
  await page.goto(`/community/${id}?tab=pledges`)
  await page.getByRole('link', { name: 'Start a support project' }).click()
  await page.getByRole('button', { name: 'Start the support project' }).click()
  await expect(page.getByLabel('What is it for?')).toBeFocused()
  await page.getByLabel('What is it for?').fill('A boardwalk')
  await page.getByLabel('How many euros does it take?').fill('0.001')
  await page.getByLabel('How often do people give?').selectOption('yearly')
  await page.getByRole('button', { name: 'Start the support project' }).click()
  await expect(page.getByText('At most two decimals.')).toBeVisible()
  await page.getByLabel('How many euros does it take?').fill('100')
  await page.getByRole('button', { name: 'Start the support project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A boardwalk' })).toBeVisible()
  const progress = (one: Page) => one.getByRole('region', { name: 'Pledged so far' })
  await expect(progress(page)).toContainText('No one has pledged yet')

  const [member, admin] = await Promise.all([
    pageOf(browser, server.url, 'member'),
    pageOf(browser, server.url, 'admin'),
  ])
  await Promise.all([member.goto(page.url()), admin.goto(page.url())])
  await give(member, '25,50', 'Dry feet for us.', '€25.50 a year')
  await expect(progress(page)).toContainText('€25.50')
  const reasons = page.getByRole('region', { name: 'Why people said yes' })
  await expect(reasons).toContainText('There are no reasons to show yet.')
  await give(admin, '10', 'Quiet for the birds.', '€10 a year')
  await expect(progress(member)).toContainText('€35.50 of €100 a year')
  await expect(progress(page)).toContainText('2 people have pledged')
  await expectAccessible(member)
  await page.getByRole('button', { name: 'See who pledged' }).click()
  await expect(page.getByRole('dialog')).toContainText('There are no names to show yet.')
  for (const other of await newMembers(server, id, 3))
    await other.call('addAmountPledge', { pledgeId: page.url().split('/').at(-1), amount: 5, reason: 'For the reed.' })
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('dialog').getByText('Marijke de Vries')).toBeVisible()
  await expect(page.getByRole('dialog')).not.toContainText('€')
  await page.keyboard.press('Escape')
  for (const reason of ['Dry feet for us.', 'Quiet for the birds.', 'For the reed.'])
    await expect(reasons).toContainText(reason)

  const stranger = await (await browser.newContext({ baseURL: server.url, locale: 'en-US' })).newPage()
  await stranger.goto(await linkInMail(server, REDIRECTED, '/my-pledge/'))
  await expectAccessible(stranger)
  await stranger.getByRole('button', { name: 'Pause my pledge' }).click()
  await expect(stranger.getByRole('heading', { name: 'Your pledge is paused' })).toBeVisible()
  await expect(progress(page)).toContainText('4 people have pledged')
  for (const person of [member, admin, stranger]) await person.context().close()
})
