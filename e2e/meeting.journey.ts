import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { type Client, newcomer } from './calls.ts'
import { expect, test } from './journey.ts'
import { linkInMail } from './mails.ts'
import { around, clientFor, enterAs, pageOf } from './mapSteps.ts'
import { freshEmail } from './people.ts'
import type { RunningServer } from './server.ts'

const TITLE = 'Where do the sheep graze?'
const LINK = 'https://meet.example.org/sheep'

/** Registers a person with a confirmed email address, who joins a community. @returns a page of that person */
async function memberOf(browser: Browser, server: RunningServer, communityId: string): Promise<Page> {
  const email = freshEmail()
  const client: Client = await newcomer(server.url, email)
  const link = await linkInMail(server, email, '/verify-email/')
  await client.call('account.verifyEmail', { token: new URL(link).pathname.split('/').at(-1) })
  await client.call('subscribe', { landId: communityId })
  return pageOf(browser, server.url, client)
}

test('one of two members is drawn for a meeting, only that member sees the link, and a returned seat passes to the other', async ({
  page,
  browser,
  server,
}) => {
  const owner = await clientFor(server.url, 'owner')
  const land = { measure: around({ lng: 2.9, lat: 56 }, 0.1), data: { title: 'Sheep island' } }
  const { id } = (await owner.call('land.insert', land)) as { id: string }
  const members = await Promise.all([memberOf(browser, server, id), memberOf(browser, server, id)])

  await enterAs(page, server.url, 'owner')
  await page.goto(`/create-meeting/${id}`)
  await page.getByLabel('What is the meeting about?').fill(TITLE)
  await page.getByLabel('Starts on').fill('2031-03-30T02:30')
  await page.getByRole('button', { name: 'Plan and invite' }).click()
  await expect(page.getByText('This time does not exist')).toBeVisible()
  await page.getByLabel('Starts on').fill('2031-03-30T20:00')
  await page.getByLabel('How long does it take?').selectOption('90')
  await expect(page.getByText('Until 9:30 PM.')).toBeVisible()
  await page.getByLabel('Where is it?').fill('The sheepfold')
  await page.getByRole('button', { name: 'Plan and invite' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expectAccessible(page)

  const [there, inPlace] = members
  await there.goto(page.url())
  await expect(there.getByRole('heading', { name: 'You’re invited' })).toBeVisible()
  // The first date on the page is that of the meeting.
  await expect(there.getByRole('main').getByRole('time').first()).toContainText('March 30, 2031')
  await expect(there.getByRole('main').getByRole('time').first()).toContainText(/8:00\s–\s9:30\sPM/)
  await expect(there.getByText('The sheepfold')).toBeVisible()
  await expect(there.getByText('Fingerprint of the secret number')).toBeHidden()
  await there.getByRole('button', { name: 'I’d like to come' }).click()
  await expect(there.getByRole('heading', { name: 'You’d like to come' })).toBeVisible()
  await inPlace.goto(`/community/${id}`)
  await inPlace.getByRole('button', { name: 'I’d like to come' }).click()
  await expect(inPlace.getByText('You’re coming.')).toBeVisible()
  await expect(inPlace.getByText('2 people want to come.')).toBeVisible()
  await inPlace.goto(page.url())
  await expect(inPlace.getByRole('heading', { name: 'You’d like to come' })).toBeVisible()
  await expect(page.locator('dl > div').filter({ hasText: 'want to come' })).toContainText('2')

  await page.getByRole('link', { name: 'Draw lots and confirm the seats' }).click()
  await page.getByLabel('Link to the video call').fill('http://meet.example.org/sheep')
  await page.getByLabel('How many seats are there?').fill('1')
  await page.getByRole('button', { name: 'Draw and send' }).click()
  await expect(page.getByText('This is not an address we can use')).toBeVisible()
  await page.getByLabel('Link to the video call').fill('meet.example.org/sheep')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Draw and send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()

  const [one, two] = members
  const seat = one.getByRole('heading', { name: 'You have a seat' })
  await expect(seat.or(one.getByRole('heading', { name: 'On the reserve list' }))).toBeVisible()
  const [seated, other] = (await seat.isVisible()) ? [one, two] : [two, one]
  await expect(seated.getByRole('link', { name: 'Open the meeting' })).toHaveAttribute('href', LINK)
  await expect(other.getByRole('heading', { name: 'On the reserve list' })).toBeVisible()
  await expect(other.getByText(LINK)).toHaveCount(0)
  await other.getByText('How do we draw fairly?').click()
  await other.getByRole('button', { name: 'Check the draw' }).click()
  await expect(other.getByText('The draw checks out')).toBeVisible()
  await expect(other.getByText('Your own pseudonym is in its place.')).toBeVisible()
  await expectAccessible(other)

  await seated.getByRole('button', { name: 'Give my seat back' }).click()
  await seated.getByRole('dialog').getByRole('button', { name: 'Give my seat back' }).click()
  await expect(seated.getByRole('heading', { name: 'You gave your seat back' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Open the meeting' })).toHaveAttribute('href', LINK)
  await Promise.all(members.map((member) => member.context().close()))
})
