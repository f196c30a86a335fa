import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { box, comment, community, say, startThread } from './discussionSteps.ts'
import { expect, test, workOffline } from './journey.ts'
import { enterAs, pageOf } from './mapSteps.ts'

test.describe.configure({ timeout: 120_000 })

/** Waits until the answers on screen are kept: they are gathered for a tenth of a second. */
const keptOnDevice = (page: Page): Promise<void> => page.waitForTimeout(500)

const POLL = { options: ['By the brook', 'No bench'], until: null }

test('a comment, votes and a poll answered without a connection survive closing the app, and are sent once', async ({
  browser,
  server,
}) => {
  const place = await community(server.url, 'Out of reach', 3.4)
  const threadId = await startThread(place, 'The last bar of signal')
  await say(place.owner, threadId, 'Who hears me here?')
  const { id: pollId } = (await place.owner.call('addPoll', {
    communityId: place.id,
    title: 'Where is the bench?',
    ...POLL,
  })) as { id: string }

  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow', locale: 'en-US' })
  let page = await context.newPage()
  await enterAs(page, server.url, 'member')
  // A device keeps answers once it knows that somebody is signed in.
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/poll/${pollId}`)
  await expect(page.getByRole('radio', { name: /By the brook/ })).toBeVisible()
  await keptOnDevice(page)
  await page.goto(`/post/${threadId}`)
  await workOffline(page)
  await expect(comment(page, 'Who hears me')).toBeVisible()
  await keptOnDevice(page)

  await context.setOffline(true)
  await box(page).fill('I do, from the hide.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(comment(page, 'from the hide')).toContainText('On this device')
  await comment(page, 'Who hears me').getByRole('button', { name: 'Vote up: 0' }).click()
  await expect(comment(page, 'Who hears me').getByRole('button', { name: 'Vote up: 1' })).toBeVisible()

  // The app is closed and opened again, still without a connection.
  await page.close()
  page = await context.newPage()
  await page.goto(`/post/${threadId}`)
  await expect(comment(page, 'from the hide')).toContainText('On this device')
  await expect(comment(page, 'Who hears me').getByRole('button', { name: 'Vote up: 1' })).toBeVisible()
  await page.goto(`/poll/${pollId}`)
  await page.getByRole('radio', { name: /By the brook/ }).check()
  await page.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(page.getByText('Saved on this device.').first()).toBeVisible()
  await page.getByRole('link', { name: 'View', exact: true }).first().click()
  await expect(page).toHaveURL(/\/unsent$/)
  await expect(page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')).toHaveText([
    /^Comment.*On this device.*The last bar of signal.*from the hide/,
    /^Vote on a comment.*Who hears me here/,
    /^Vote in a poll.*Where is the bench.*By the brook/,
  ])
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 30_000 })
  const owner = await pageOf(browser, server.url, 'owner')
  await owner.goto(`/post/${threadId}`)
  await expect(comment(owner, 'from the hide')).toHaveCount(1)
  await expect(comment(owner, 'Who hears me').getByRole('button', { name: 'Vote up: 1' })).toBeVisible()
  const poll = (await place.owner.read('feed.polls.one', { id: pollId })) as { options: { votes: number }[] }
  expect(poll.options.map(({ votes }) => votes)).toEqual([1, 0])
  await owner.context().close()
  await context.close()
})

test('what the server refuses later keeps its words, says why and waits for its person', async ({
  page,
  context,
  server,
}) => {
  const place = await community(server.url, 'Gone meanwhile', 3.7)
  const threadId = await startThread(place, 'Until the tide')
  await enterAs(page, server.url, 'member')
  await page.goto(`/post/${threadId}`)
  await expect(box(page)).toBeVisible()
  await context.setOffline(true)
  await box(page).fill('Still worth saying.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(comment(page, 'worth saying')).toContainText('On this device')
  await place.owner.call('deleteThread', { threadId })
  await context.setOffline(false)

  await expect(page.getByText('1 thing wasn’t sent and needs you.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'View', exact: true }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Still worth saying.' })
  await expect(entry).toContainText('Needs you')
  await expectAccessible(page)
  await entry.getByRole('button', { name: 'Try again' }).click()
  await expect(entry).toContainText('Needs you')
  await entry.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Everything is sent')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry).toContainText('Needs you')
  await entry.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Everything is sent')).toBeVisible()
})
