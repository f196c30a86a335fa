import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { around, clientFor, enterAs, pageOf } from './mapSteps.ts'

interface Talk {
  communityId: string
  threadId: string
  commentId: string
}

/** Adds a community of the owner with a comment by an admin. */
async function madeTalk(url: string, title: string, lng: number): Promise<Talk> {
  const owner = await clientFor(url, 'owner')
  const author = await clientFor(url, 'admin')
  const community = (await owner.call('land.insert', { measure: around({ lng, lat: 55 }, 0.1), data: { title } })) as {
    id: string
  }
  const thread = (await owner.call('addThread', { communityId: community.id, title: `The path at ${title}` })) as {
    id: string
  }
  const comment = (await author.call('addComment', {
    threadId: thread.id,
    text: 'Who wants a detour never left the sofa.',
  })) as { id: string }
  const member = await clientFor(url, 'member')
  await member.call('subscribe', { landId: community.id })
  return { communityId: community.id, threadId: thread.id, commentId: comment.id }
}

const news = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const notifications = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Notifications' })

test('a reported comment is deleted by the owner with a reason, its reporter and author are notified, and it is restored', async ({
  page,
  browser,
  server,
}) => {
  const { communityId, threadId, commentId } = await madeTalk(server.url, 'Slufter', 2.1)
  const owner = await pageOf(browser, server.url, 'owner')
  await owner.goto(`/moderator-requests?community=${communityId}`)
  await expect(owner.getByText('Nothing has been reported.')).toBeVisible()

  await enterAs(page, server.url, 'member')
  await page.goto(`/post/${threadId}?comment=${commentId}`)
  const comment = page.getByRole('article').filter({ hasText: 'never left the sofa' })
  await comment.getByRole('button', { name: 'Actions for the comment by Hidde Postma' }).click()
  await page.getByRole('region', { name: 'Comments' }).getByRole('button', { name: 'Report', exact: true }).click()
  const ask = page.getByRole('dialog', { name: 'What is wrong with this comment?' })
  await ask.getByRole('button', { name: 'Send report' }).click()
  await expect(ask.getByText('Required field')).toBeVisible()
  await ask.getByLabel('Your reason').fill('Unkind to others')
  await page.context().setOffline(true)
  await ask.getByRole('button', { name: 'Send report' }).click()
  await expect(ask.getByRole('alert')).toBeVisible()
  await page.context().setOffline(false)
  await expect(ask.getByLabel('Your reason')).toHaveValue('Unkind to others')
  await ask.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you for your report' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const card = owner.getByRole('article').filter({ hasText: 'Reported by 1 person' })
  await expect(card).toContainText('Marijke de Vries says: Unkind to others')
  await expect(owner.getByRole('link', { name: /^Moderators \d+$/ })).toBeVisible()
  await expectAccessible(owner)
  await owner.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => owner.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await owner.setViewportSize({ width: 1280, height: 800 })
  await card.getByRole('link', { name: 'View in the discussion' }).click()
  await expect(owner).toHaveURL(new RegExp(`/post/${threadId}\\?comment=${commentId}`))
  const aside = owner.getByRole('complementary', { name: 'For moderators' })
  await aside.getByRole('button', { name: 'Delete with a reason' }).click()
  const why = owner.getByRole('dialog', { name: 'Delete this comment?' })
  await why.getByLabel('Your reason').fill('We stay friendly here')
  await why.getByRole('button', { name: 'Delete comment' }).click()
  await expect(owner.getByText('Comment deleted.')).toBeVisible()
  await expect(aside.getByRole('article')).toBeHidden()
  await expect(aside.getByText('A comment by Hidde Postma was deleted.')).toBeVisible()
  await expect(comment).toBeHidden()

  await news(page).click()
  await expect(notifications(page).getByText('What you reported in Slufter was deleted')).toBeVisible()
  const author = await pageOf(browser, server.url, 'admin')
  await author.goto('/home2')
  await news(author).click()
  await expect(notifications(author).getByText('Your comment in “The path at Slufter” was deleted')).toBeVisible()
  await expect(notifications(author).getByText('The moderators write: We stay friendly here')).toBeVisible()
  await author.context().close()

  await owner.goto(`/moderator-requests?community=${communityId}`)
  await owner.getByRole('button', { name: 'Undo: A comment by Hidde Postma was deleted.' }).click()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Keep' }).click()
  await expect(owner.getByText('Nothing has been reported.')).toBeVisible()
  await expect(owner.getByText('A reported comment by Hidde Postma was kept.')).toBeVisible()
  await owner.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(card).toBeVisible()
  await owner.context().close()
})

test('a reported discussion is deleted by a moderator, its reporter and author are notified, and it is restored', async ({
  page,
  browser,
  server,
}) => {
  const { communityId } = await madeTalk(server.url, 'De Hors', 2.9)
  const writer = await clientFor(server.url, 'admin')
  const { id } = (await writer.call('addThread', { communityId, title: 'Sell the dunes' })) as { id: string }

  await enterAs(page, server.url, 'member')
  await page.goto(`/post/${id}`)
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const ask = page.getByRole('dialog', { name: 'What is wrong with this discussion?' })
  await ask.getByLabel('Your reason').fill('An advertisement')
  await ask.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('You reported this')).toBeVisible()

  const owner = await pageOf(browser, server.url, 'owner')
  await owner.goto(`/moderator-requests?community=${communityId}`)
  const card = owner.getByRole('article').filter({ hasText: 'Sell the dunes' })
  await expect(card).toContainText('Marijke de Vries says: An advertisement')
  await card.getByRole('link', { name: 'View the discussion' }).click()
  await expect(owner).toHaveURL(new RegExp(`/post/${id}`))
  await owner
    .getByRole('complementary', { name: 'For moderators' })
    .getByRole('button', { name: 'Delete with a reason' })
    .click()
  const why = owner.getByRole('dialog', { name: 'Delete this discussion?' })
  await why.getByLabel('Your reason').fill('No advertisements here')
  await why.getByRole('button', { name: 'Delete discussion' }).click()
  await expect(owner.getByText('The discussion “Sell the dunes” has been deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This discussion no longer exists' })).toBeVisible()
  await news(page).click()
  await expect(notifications(page).getByText('What you reported in De Hors was deleted')).toBeVisible()

  const author = await pageOf(browser, server.url, 'admin')
  await author.goto('/home2')
  await news(author).click()
  await expect(notifications(author).getByText('Your discussion “Sell the dunes” was deleted')).toBeVisible()
  await author.context().close()

  await owner.goto(`/moderator-requests?community=${communityId}`)
  await owner.getByRole('button', { name: 'Undo: A discussion by Hidde Postma was deleted.' }).click()
  await expect(card).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sell the dunes' })).toBeVisible()
  await owner.context().close()
})

test('a member asks to moderate, is declined, then approved, and the right to moderate starts and ends at once', async ({
  page,
  browser,
  server,
}) => {
  const { communityId, threadId, commentId } = await madeTalk(server.url, 'Razende Bol', 2.5)
  await enterAs(page, server.url, 'member')
  await page.goto(`/community/${communityId}?tab=about`)
  await page.getByRole('button', { name: 'Ask to become a moderator' }).click()
  await expect(page.getByText('The moderators have not answered yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await page.getByRole('button', { name: 'Ask to become a moderator' }).click()
  await expect(page.getByText('The moderators have not answered yet.')).toBeVisible()

  const owner = await pageOf(browser, server.url, 'owner')
  await owner.goto(`/community/${communityId}`)
  await owner.getByRole('button', { name: 'Manage' }).click()
  await owner.getByRole('link', { name: 'Reports and requests (1)' }).click()
  await owner.getByRole('button', { name: 'Decline Marijke de Vries in Razende Bol' }).click()
  await expect(page.getByText('The moderators declined your request.')).toBeVisible()
  await owner.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(page.getByText('The moderators have not answered yet.')).toBeVisible()
  await owner.getByRole('button', { name: 'Make moderator: Marijke de Vries, Razende Bol' }).click()
  await expect(page.getByText('You moderate this community.')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Remove Marijke de Vries as moderator of Razende Bol' })).toBeVisible()

  const reporter = await clientFor(server.url, 'owner')
  await reporter.call('reportComment', { commentId, threadId, reason: 'Unkind' })
  await page.goto(`/moderator-requests?community=${communityId}`)
  const card = page.getByRole('article').filter({ hasText: 'Reported by 1 person' })
  await expect(card).toBeVisible()

  await owner.getByRole('button', { name: 'Remove Marijke de Vries as moderator of Razende Bol' }).click()
  await expect(page.getByRole('heading', { name: 'You may not do this here.' })).toBeVisible()
  await owner.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(card).toBeVisible()
  await page.getByRole('link', { name: 'Show all communities' }).click()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Step down as moderator of Razende Bol' }).click()
  await page.getByRole('dialog', { name: 'Step down as moderator?' }).getByRole('button', { name: 'Step down' }).click()
  await expect(page.getByText('You do not moderate a community yet')).toBeVisible()
  await owner.context().close()
})
