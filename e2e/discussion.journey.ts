import { expectAccessible } from './axe.ts'
import { box, choose, comment, community, say, startThread } from './discussionSteps.ts'
import { expect, test } from './journey.ts'
import { canvas, enterAs, pageOf } from './mapSteps.ts'
import { confirmAddress, register } from './people.ts'

test("two people discuss with photos, votes, edits, deletions and quotes, and each sees the other's change at once", async ({
  page,
  browser,
  server,
}) => {
  const { id } = await community(server.url, 'Bird island Griend', 2.1)
  const member = await pageOf(browser, server.url, 'member')
  await member.goto(`/community/${id}`)
  await expect(member.getByText('What would you ask the others here?')).toBeVisible()

  await enterAs(page, server.url, 'owner')
  await page.goto(`/community/${id}`)
  await page.getByRole('link', { name: 'Start a discussion' }).click()
  await page.getByRole('button', { name: 'Start the discussion' }).click()
  await expect(page.getByLabel('What is it about?')).toBeFocused()
  await page.getByLabel('What is it about?').fill('Boardwalk or a detour?')
  await page.getByLabel('What should the others know?').fill('The path floods at every spring tide.')
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } })
  await page.getByLabel('Add photos').setInputFiles({ name: 'path.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('button', { name: 'Photos are on their way' })).toBeHidden()
  await page.getByRole('button', { name: 'Choose a place' }).click()
  await canvas(page).waitFor({ timeout: 45_000 })
  await page.getByRole('button', { name: 'Here, at the cross' }).click()
  await expect(page.getByText(/^Location: 55\.\d{4}° N, 2\.\d{4}° E$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start the discussion' }).dblclick()
  await expect(page).toHaveURL(/\/post\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Boardwalk or a detour?' })).toBeVisible()

  const row = member.getByRole('listitem').filter({ hasText: 'Boardwalk or a detour?' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Anouk Visser')
  await expect(member.getByRole('button', { name: 'Boardwalk or a detour?' })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('link', { name: 'See the place on the map' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep on top' }).click()
  await expect(page.getByRole('button', { name: 'No longer on top' })).toBeVisible()
  await expect(row).toContainText('On top')
  await row.getByRole('link').click()
  await expect(member.getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible()

  await box(member).fill('A detour, please.')
  await member.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await expect(comment(member, 'A detour, please.')).toHaveCount(1)
  await expect(box(member)).toHaveValue('')
  await expect(comment(page, 'A detour, please.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible()

  await comment(page, 'A detour').getByRole('button', { name: 'Vote up: 0' }).dblclick()
  await expect(comment(page, 'A detour').getByRole('button', { name: 'Vote up: 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(comment(member, 'A detour').getByRole('button', { name: 'Vote up: 1' })).toBeVisible()
  await page.reload()
  await expect(comment(page, 'A detour').getByRole('button', { name: 'Vote up: 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await comment(member, 'A detour').getByRole('button', { name: 'Vote up: 1' }).click({ force: true })
  await expect(member.getByText('You can’t vote on your own comment.')).toBeVisible()

  await choose(member, 'A detour', 'Edit')
  await member.getByRole('textbox', { name: 'Your comment' }).fill('A detour, for the spoonbills.')
  await member.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(comment(page, 'A detour, for the spoonbills.')).toContainText('edited')
  await expect(comment(page, 'A detour').getByRole('button', { name: 'Vote up: 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await choose(member, 'A detour', 'Delete')
  await expect(page.getByText('Marijke de Vries deleted this comment.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No comments yet' })).toBeVisible()
  await member.getByRole('button', { name: 'Undo' }).click()
  await expect(comment(page, 'A detour, for the spoonbills.')).toBeVisible()

  await choose(page, 'A detour', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete this comment?' })
  await dialog.getByRole('button', { name: 'Delete comment' }).click()
  await expect(dialog.getByText('Required field')).toBeVisible()
  await dialog.getByRole('textbox').fill('Unkind to spoonbills')
  await dialog.getByRole('button', { name: 'Delete comment' }).click()
  const tombstone = member.getByText(
    'A moderator deleted this comment by Marijke de Vries. Reason: Unkind to spoonbills',
  )
  await expect(tombstone).toBeVisible()
  await expect(member.getByRole('button', { name: 'Restore' })).toBeHidden()
  await expectAccessible(member)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(tombstone).toBeHidden()
  await expect(comment(member, 'A detour, for the spoonbills.')).toBeVisible()

  await page.getByRole('button', { name: 'Answer the comment by Marijke de Vries' }).click()
  await expect(box(page)).toBeFocused()
  await box(page).pressSequentially('Then @Mar')
  await page.getByRole('option', { name: 'Marijke de Vries' }).click()
  await box(page).pressSequentially('shows the way.')
  await page.getByRole('button', { name: 'Add photos to your comment' }).click()
  await page.getByLabel('Add photos', { exact: true }).setInputFiles({ name: 'way.png', mimeType: 'image/png', buffer })
  await page.getByLabel('What photo 1 shows').fill('The boardwalk under water')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const answer = comment(member, 'shows the way.')
  await expect(answer).toContainText('Then @Marijke de Vries shows the way.')
  await expect(answer.getByRole('blockquote')).toContainText('A detour, for the spoonbills.')
  await expect(answer.getByAltText('The boardwalk under water')).toBeVisible()
  await choose(member, 'edited', 'Delete')
  await expect(comment(page, 'shows the way.').getByRole('blockquote')).toContainText(
    'The comment by Marijke de Vries was deleted.',
  )
  await expect(page.getByText('for the spoonbills')).toHaveCount(0)
  await member.goto('/home2')
  await member.getByRole('button', { name: /^Notifications/ }).click()
  const news = member.getByRole('banner').getByRole('region', { name: 'Notifications' })
  await news.getByRole('link', { name: 'Someone mentioned you in “Boardwalk or a detour?”' }).click()
  await expect(comment(member, 'shows the way.')).toBeFocused()
  await member.context().close()
})

test('a guest who votes in a discussion signs in, thereby becomes a member, and comments', async ({ page, server }) => {
  const place = await community(server.url, 'Bird island Rottum', 2.3)
  const threadId = await startThread(place, 'Who counts the geese?')
  await say(place.member, threadId, 'On Saturday, from the dike.')
  const someone = await register(page)
  await confirmAddress(page, server, someone)
  await page.context().clearCookies()
  await page.goto(`/post/${threadId}`)
  await expect(comment(page, 'On Saturday')).toBeVisible()
  await comment(page, 'On Saturday').getByRole('button', { name: 'Vote up: 0' }).click()
  await expect(page.getByRole('heading', { name: 'Your vote is waiting' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Only sign in' })).toBeVisible()
  await page.getByLabel('Email address').fill(someone.email)
  await page.getByLabel('Password', { exact: true }).fill(someone.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in and vote', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/post/${threadId}$`))
  await expect(page.getByText('You are a member of Bird island Rottum, and your vote counts.')).toBeVisible()
  await expect(comment(page, 'On Saturday').getByRole('button', { name: 'Vote up: 1', pressed: true })).toBeVisible()
  await box(page).fill('I will bring a telescope.')
  await box(page).press('Control+Enter')
  await expect(comment(page, 'I will bring a telescope.')).toBeVisible()
})

test('a comment stays on the device over a reload if the response of the server is lost, and is saved once', async ({
  page,
  server,
}) => {
  const place = await community(server.url, 'Bird island Zuiderduintjes', 2.5)
  const threadId = await startThread(place, 'Does the beacon still stand?')
  await enterAs(page, server.url, 'member')
  await page.goto(`/post/${threadId}`)
  await box(page).fill('It does, with a cormorant on it.')
  // The first attempts arrive, and their answers are lost.
  await page.route('**/trpc/addComment', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await expect(box(page)).toHaveValue('')
  await page.unroute('**/trpc/addComment')
  await page.reload()
  await expect(page.getByText('All sent')).toBeVisible({ timeout: 30_000 })
  await expect(comment(page, 'with a cormorant on it.')).toHaveCount(1)
  await page.reload()
  await expect(comment(page, 'with a cormorant on it.')).toHaveCount(1)

  // A vote shows at once, and waits on the device while the server does not answer.
  const ownerComment = await say(place.owner, threadId, 'Thank you for looking.')
  const counted = Promise.withResolvers<void>()
  await page.route('**/trpc/upVoteComment', async (route) => {
    await counted.promise
    await route.abort()
  })
  await page.goto(`/post/${threadId}?comment=${ownerComment}`)
  await comment(page, 'Thank you').getByRole('button', { name: 'Vote up: 0' }).click()
  await expect(comment(page, 'Thank you').getByRole('button', { name: 'Vote up: 1' })).toBeVisible()
  counted.resolve()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await page.unroute('**/trpc/upVoteComment')
  await expect(page.getByText('All sent')).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(comment(page, 'Thank you').getByRole('button', { name: 'Vote up: 1' })).toBeVisible()
})

test('a link opens one of many comments, further comments load in both directions, and new comments do not scroll the page', async ({
  page,
  server,
}) => {
  const place = await community(server.url, 'Bird island Simonszand', 2.7)
  const threadId = await startThread(place, 'What did you see today?')
  const ids: string[] = []
  for (let n = 1; n <= 130; n++) ids.push(await say(place.member, threadId, `Observation ${n} of the day`))
  await enterAs(page, server.url, 'owner')
  await page.goto(`/post/${threadId}?comment=${ids[64]}`)
  const linked = comment(page, 'Observation 65 of the day')
  await expect(linked).toBeFocused()
  await expect(linked).toBeInViewport()
  await expect(comment(page, 'Observation 1 of the day')).toBeHidden()
  await page.getByRole('button', { name: 'Show earlier comments' }).click()
  await expect(comment(page, 'Observation 1 of the day')).toHaveCount(1)
  await page.getByRole('button', { name: 'Show more comments' }).click()
  await expect(comment(page, 'Observation 130 of the day')).toHaveCount(1)
  await expect(page.getByRole('article')).toHaveCount(130)

  await page.goto(`/post/${threadId}`)
  await expect(comment(page, 'Observation 1 of the day')).toBeVisible()
  const before = await page.evaluate(() => window.scrollY)
  await say(place.member, threadId, 'A white-tailed eagle')
  await say(place.member, threadId, 'And its young')
  await expect(page.getByRole('heading', { name: '132 comments' })).toBeVisible()
  const pill = page.getByRole('button', { name: '2 new comments' })
  await expect(pill).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await pill.click()
  await expect(comment(page, 'And its young')).toBeInViewport()
  await expect(pill).toBeHidden()
  await say(place.member, threadId, 'They flew to the east')
  await expect(comment(page, 'They flew to the east')).toBeInViewport()
  await box(page).fill('What a day.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(comment(page, 'What a day.')).toBeInViewport()
  await page.goto(`/post/${threadId}?comment=00000000-0000-4000-8000-000000000000`)
  await expect(page.getByText('That comment no longer exists.')).toBeVisible()
})

test('the author edits, deletes and restores a discussion, and its readers see each change', async ({
  page,
  browser,
  server,
}) => {
  const place = await community(server.url, 'Bird island Engelsmanplaat', 2.9)
  const threadId = await startThread(place, 'Is the hut dry?')
  await say(place.member, threadId, 'It was in May.')
  const member = await pageOf(browser, server.url, 'member')
  await member.goto(`/edit-thread/${threadId}`)
  await expect(member.getByRole('heading', { name: 'Only the author can edit a discussion' })).toBeVisible()
  await member.goto(`/post/${threadId}`)
  await enterAs(page, server.url, 'owner')
  await page.goto(`/post/${threadId}`)
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('What is it about?').fill('Is the hut still dry?')
  await page.reload()
  await expect(page.getByLabel('What is it about?')).toHaveValue('Is the hut still dry?')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(member.getByRole('heading', { level: 1, name: 'Is the hut still dry?' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Is the hut still dry?' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete discussion' }).click()
  await expect(page).toHaveURL(new RegExp(`/community/${place.id}`))
  await expect(member.getByRole('heading', { name: 'This discussion no longer exists' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Is the hut still dry?' })).toBeVisible()
  await member.goto(`/post/${threadId}`)
  await expect(comment(member, 'It was in May.')).toBeVisible()
  await place.owner.call('deleteCommunity', { communityId: place.id })
  await expect(member.getByRole('heading', { name: 'This community no longer exists' })).toBeVisible()
  await member.context().close()
})
