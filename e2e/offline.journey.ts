import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { entry, LAKE, openWizard, prepareArea, saveButton } from './areaSteps.ts'
import { expectAccessible } from './axe.ts'
import { box, choose, comment, community, type Place, say, startThread } from './discussionSteps.ts'
import { expect, test, workOffline } from './journey.ts'
import { enterAs } from './mapSteps.ts'
import { startServer } from './server.ts'

/** Waits until the server's responses shown on screen are stored on the device; they are collected for a tenth of a second before that. */
const keptOnDevice = (page: Page): Promise<void> => page.waitForTimeout(500)

interface Said {
  id: string
  text: string
  up: number
  deleted: object | null
}

/** Reads the comments of a discussion from the server. */
const commentsOf = async ({ owner }: Place, threadId: string): Promise<Said[]> =>
  ((await owner.read('feed.comments.of', { threadId, limit: 50 })) as { items: Said[] }).items

const POLL = { options: ['By the brook', 'No bench'], until: null }

test('a day without a signal: actions made while the server is unavailable, with the app closed three times, are sent once, in order', async ({
  browser,
}) => {
  let site = await startServer()
  const { dataDir, url } = site
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'allow', locale: 'en-US' })
  /** Closes the app and opens it again at a path. */
  const reopen = async (address: string) => {
    await Promise.all(context.pages().map((page) => page.close()))
    const page = await context.newPage()
    await page.goto(address)
    return page
  }
  try {
    const place = await community(url, 'Out of reach', 3.4)
    const threadId = await startThread(place, 'The last bar of signal')
    await say(place.owner, threadId, 'Who hears me here?')
    const { id: pollId } = (await place.owner.call('addPoll', {
      communityId: place.id,
      title: 'Where is the bench?',
      ...POLL,
    })) as { id: string }

    let page = await context.newPage()
    await enterAs(page, url, 'member')
    // The device stores answers only once it knows that somebody is signed in.
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await workOffline(page)
    await openWizard(page, LAKE)
    await page.goto(`/poll/${pollId}`)
    await expect(page.getByRole('radio', { name: /By the brook/ })).toBeVisible()
    await keptOnDevice(page)
    await page.goto(`/post/${threadId}`)
    await expect(comment(page, 'Who hears me')).toBeVisible()
    await keptOnDevice(page)

    await site.kill()
    await box(page).fill('I do, from the hide.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(comment(page, 'from the hide')).toContainText('On this device')
    await comment(page, 'Who hears me').getByRole('button', { name: 'Vote up: 0' }).click()
    await expect(comment(page, 'Who hears me').getByRole('button', { name: 'Vote up: 1' })).toBeVisible()

    page = await reopen(`/post/${threadId}`)
    await expect(comment(page, 'from the hide')).toContainText('On this device')
    await expect(comment(page, 'Who hears me').getByRole('button', { name: 'Vote up: 1' })).toBeVisible()
    await prepareArea(page, 'Far from everything', LAKE)
    await saveButton(page).click()
    await expect(page).toHaveURL(/\/my-areas$/)

    page = await reopen(`/poll/${pollId}`)
    await page.getByRole('radio', { name: /By the brook/ }).check()
    await page.getByRole('button', { name: 'Vote', exact: true }).click()
    await expect(page.getByText('Saved on this device.').first()).toBeVisible()

    page = await reopen('/unsent')
    await expect(page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')).toHaveText([
      /^Comment.*On this device.*The last bar of signal.*from the hide/,
      /^Vote on a comment.*Who hears me here/,
      /^Area.*Far from everything/,
      /^Vote in a poll.*Where is the bench.*By the brook/,
    ])
    await expectAccessible(page)

    site = await startServer({ dataDir, port: Number(new URL(url).port) })
    await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 45_000 })
    const items = await commentsOf(place, threadId)
    expect(items.map(({ text, up }) => [text, up])).toEqual([
      ['Who hears me here?', 1],
      ['I do, from the hide.', 0],
    ])
    const poll = (await place.owner.read('feed.polls.one', { id: pollId })) as { options: { votes: number }[] }
    expect(poll.options.map(({ votes }) => votes)).toEqual([1, 0])
    await page.goto('/my-areas')
    await expect(entry(page, 'Far from everything')).toHaveCount(1)
  } finally {
    await context.close()
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a comment made offline that the server refuses later keeps its text, shows the reason and waits for its author', async ({
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

test('a vote is not lost if the page is closed before the device confirms storing it', async ({
  page,
  context,
  server,
}) => {
  const place = await community(server.url, 'Gone at once', 3.9)
  const threadId = await startThread(place, 'A tap and away')
  await say(place.owner, threadId, 'Does it count?')
  // Blocks the page after it stores something, so that it is closed before the device confirms.
  await context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given) {
      if (this.transaction.db.name === 'fieldfare-outbox')
        queueMicrotask(() => {
          for (const end = Date.now() + 2000; Date.now() < end;);
        })
      return put.apply(this, given)
    }
  })
  await enterAs(page, server.url, 'member')
  await page.goto(`/post/${threadId}`)
  await expect(comment(page, 'Does it count?')).toBeVisible()
  await context.setOffline(true)
  void comment(page, 'Does it count?')
    .getByRole('button', { name: 'Vote up: 0' })
    .click()
    .catch(() => undefined)
  await page.waitForTimeout(1000)
  await page.close()

  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/home')
  await expect(async () => {
    expect((await commentsOf(place, threadId)).map(({ up }) => up)).toEqual([1])
  }).toPass({ timeout: 20_000 })
})

test('own comments are edited and deleted without a connection, and each change can be altered until it is sent', async ({
  browser,
  server,
}) => {
  const place = await community(server.url, 'Second thoughts', 4.2)
  const threadId = await startThread(place, 'Words one takes back')
  const id = await say(place.member, threadId, 'The hide is to small.')
  await say(place.member, threadId, 'Never mind the hide.')
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow', locale: 'en-US' })
  let page = await context.newPage()
  await enterAs(page, server.url, 'member')
  await page.goto('/home')
  await workOffline(page)
  await page.goto(`/post/${threadId}`)
  await expect(comment(page, 'The hide is to small.')).toBeVisible()
  await keptOnDevice(page)
  await context.setOffline(true)

  const words = () => page.getByRole('textbox', { name: 'Your comment' })
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  await choose(page, 'The hide is to small.', 'Edit')
  await words().fill('The hide is too small.')
  await save()
  await expect(comment(page, 'The hide is too small.')).toContainText('On this device')
  await choose(page, 'Never mind the hide.', 'Delete')
  await expect(comment(page, 'deleted this comment')).toContainText('On this device')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(comment(page, 'Never mind the hide.')).not.toContainText('On this device')
  await choose(page, 'Never mind the hide.', 'Delete')
  await expect(comment(page, 'deleted this comment')).toContainText('On this device')
  await expectAccessible(page)

  await page.close()
  page = await context.newPage()
  await page.goto(`/post/${threadId}`)
  await expect(comment(page, 'The hide is too small.')).toContainText('On this device')
  await comment(page, 'The hide is too small.').getByRole('link', { name: 'On this device' }).click()
  const waiting = page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem')
  await expect(waiting).toHaveText([
    /^Edit a comment.*Words one takes back.*The hide is too small/,
    /^Delete a comment.*Words one takes back.*Never mind the hide/,
  ])
  await waiting.first().getByRole('button', { name: 'Edit' }).click()
  await expect(words()).toHaveValue('The hide is too small.')
  await words().fill('The hide is too small for two.')
  await save()
  await expect(comment(page, 'too small for two')).toContainText('On this device')

  await context.setOffline(false)
  await expect(comment(page, 'too small for two')).not.toContainText('On this device', { timeout: 30_000 })
  await expect(async () => {
    const items = await commentsOf(place, threadId)
    expect(items.map(({ text, deleted }) => [text, deleted !== null])).toEqual([
      ['The hide is too small for two.', false],
      ['', true],
    ])
    expect(items[0]?.id).toBe(id)
  }).toPass({ timeout: 30_000 })
  await context.close()
})
