import { expectAccessible } from './axe.ts'
import { type Client, newcomer } from './calls.ts'
import { expect, test } from './journey.ts'
import { linkInMail } from './mails.ts'
import { around, clientFor, enterAs, pageOf } from './mapSteps.ts'
import { freshEmail } from './people.ts'
import type { RunningServer } from './server.ts'

/** The email address to which a server outside production redirects mails of communities. */
const REDIRECTED = 'messages@fieldfare.example'
const TITLE = 'Counting fieldfares on Saturday'

/** Registers a person with a confirmed email address, who joins a community. */
async function memberOf(server: RunningServer, communityId: string): Promise<Client> {
  const email = freshEmail()
  const client = await newcomer(server.url, email)
  const link = await linkInMail(server, email, '/verify-email/')
  await client.call('account.verifyEmail', { token: new URL(link).pathname.split('/').at(-1) })
  await client.call('subscribe', { landId: communityId })
  return client
}

test('an owner sends a message, two members receive and read it at once, and a link in its mail unsubscribes', async ({
  page,
  browser,
  server,
}) => {
  const owner = await clientFor(server.url, 'owner')
  const land = { measure: around({ lng: 2.4, lat: 56 }, 0.1), data: { title: 'Orchard of Den Burg' } }
  const { id: communityId } = (await owner.call('land.insert', land)) as { id: string }
  const clients = await Promise.all([memberOf(server, communityId), memberOf(server, communityId)])
  const [one, two] = [await pageOf(browser, server.url, clients[0]), await pageOf(browser, server.url, clients[1])]
  for (const member of [one, two]) {
    await member.goto('/inbox')
    await expect(member.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
  }

  await enterAs(page, server.url, 'owner')
  await page.goto(`/create-message?community=${communityId}`)
  await page.getByRole('button', { name: 'Next: Finalize' }).click()
  await expect(page.getByLabel('Subject')).toBeFocused()
  await page.getByLabel('Subject').fill(TITLE)
  await page.getByLabel('Message', { exact: true }).fill('At nine, by the barn.\n\nBring boots.')
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } })
  await page.getByLabel('Add a photo').setInputFiles({ name: 'fieldfares.png', mimeType: 'image/png', buffer })
  await page.getByLabel('What photo 1 shows').fill('Fieldfares in an apple tree')
  await page.getByRole('button', { name: 'Next: Finalize' }).click()
  await expect(page.getByRole('heading', { name: '2 people get this message' })).toBeVisible()
  await expect(page.getByText(REDIRECTED).first()).toBeVisible()
  await page.getByText('As an email').click()
  await expect(page.getByRole('heading', { name: `Orchard of Den Burg: ${TITLE}` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByLabel('Which members?').selectOption('Those with a place of their own here')
  await page.getByRole('button', { name: 'Next: Message' }).click()
  await page.getByRole('button', { name: 'Next: Finalize' }).click()
  await expect(page.getByText('Nobody would get this message yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByLabel('Which members?').selectOption('All members')
  await page.getByRole('button', { name: 'Next: Message' }).click()
  await page.getByRole('button', { name: 'Next: Finalize' }).click()
  await page.getByRole('button', { name: 'Send to 2 people' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByText('2 people got this message.')).toBeVisible()
  await expect(page.getByText('Emails sent: 1 of 1')).toBeVisible()

  for (const member of [one, two]) {
    await expect(member.getByRole('link', { name: TITLE })).toBeVisible()
    await expect(member).toHaveTitle(/^\(1\)/)
    await expect(member.getByRole('navigation').getByRole('link', { name: 'Inbox 1' })).toBeVisible()
  }
  await one.getByRole('link', { name: TITLE }).click()
  await expect(one.getByText('Bring boots.')).toBeVisible()
  await expect(one.getByRole('img', { name: 'Fieldfares in an apple tree' })).toBeVisible()
  await expect(one).not.toHaveTitle(/^\(1\)/)
  await expect(page.getByText('1 person has read it.')).toBeVisible()
  await expectAccessible(one)
  await one.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(one).toHaveTitle(/^\(1\)/)
  await one.getByRole('link', { name: TITLE }).click()
  await expect(one).not.toHaveTitle(/^\(1\)/)
  await page.getByRole('main').getByRole('link', { name: 'Sent messages' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toContainText('Read by 1 of 2')

  await two.goto(await linkInMail(server, REDIRECTED, '/unsubscribe/'))
  await two.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(two.getByRole('heading', { name: 'You’ll get no more of these emails' })).toBeVisible()
  await expectAccessible(two)
  for (const member of [one, two]) await member.context().close()
})
