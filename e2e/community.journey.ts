import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { drawByMouse, next } from './areaSteps.ts'
import { expect, reloadKept, test } from './journey.ts'
import { around, canvas, clientFor, enterAs } from './mapSteps.ts'

/** Adds a community over HTTP and returns its id. */
async function addCommunity(url: string, title: string, lng: number): Promise<string> {
  const owner = await clientFor(url, 'owner')
  const data = { title, organization: 'Harbour watch', description: 'Where the boats lie.', tags: ['harbour', 'tide'] }
  return ((await owner.call('land.insert', { measure: around({ lng, lat: 54 }, 0.1), data })) as { id: string }).id
}

/** Returns the join button in the page header; the current tab may have a second join button. */
const joinButton = (page: Page, title: string) => page.locator('header').getByRole('button', { name: `Join ${title}` })

test('joining and leaving a community is shown at once, and the number of members updates live for a guest', async ({
  page,
  browser,
  server,
}) => {
  const id = await addCommunity(server.url, 'Harbour of Den Oever', 3.1)
  await page.goto(`/community/${id}`)
  await expect(page.getByText('Looked after by Harbour watch, 0 people, ')).toBeVisible()
  await joinButton(page, 'Harbour of Den Oever').click()
  await expect(page.getByRole('heading', { name: 'You are joining Harbour of Den Oever' })).toBeVisible()
  await page.goBack()

  const member = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
  await enterAs(member, server.url, 'member')
  await member.goto(`/community/${id}`)
  await joinButton(member, 'Harbour of Den Oever').click()
  await expect(member.getByText('You joined Harbour of Den Oever.')).toBeVisible()
  await expect(member.getByText(', 1 person, ')).toBeVisible()
  await expect(page.getByText(', 1 person, ')).toBeVisible()

  await member.goto('/my-communities')
  const entry = member.getByRole('article').filter({ hasText: 'Harbour of Den Oever' })
  await entry.getByRole('button', { name: 'Member of Harbour of Den Oever' }).click()
  const dialog = member.getByRole('dialog', { name: 'Member of Harbour of Den Oever' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(entry).toBeVisible()
  await entry.getByRole('button', { name: 'Member of Harbour of Den Oever' }).click()
  await dialog.getByRole('button', { name: 'Leave community' }).click()
  await expect(entry).toBeHidden()
  await expect(page.getByText(', 0 people, ')).toBeVisible()
  await member.getByRole('button', { name: 'Undo' }).click()
  await expect(entry).toBeVisible()
  await expect(page.getByText(', 1 person, ')).toBeVisible()
  await member.close()
})

test('the tabs of a community have URLs and are reached with arrow keys', async ({ page, server }) => {
  const id = await addCommunity(server.url, 'Harbour of Makkum', 3.4)
  await page.goto(`/community/${id}`)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Discussions')
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=poll/)
  await expect(page.getByRole('tab', { name: 'Polls' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/tab=about/)
  await expect(page.getByRole('tabpanel', { name: 'About' })).toContainText('Where the boats lie.')
  await expect(page.getByRole('listitem').filter({ hasText: 'tide' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('About')
  await page.getByRole('link', { name: 'Open on the map' }).click()
  await expect(page).toHaveURL(new RegExp(`/map\\?community=${id}`))
  await expect(page.getByRole('heading', { level: 2, name: 'Harbour of Makkum' })).toBeVisible()

  await page.goBack()
  await page.getByRole('link', { name: 'Areas as a list' }).click({ timeout: 45_000 })
  await expect(page).toHaveURL(new RegExp(`land=${id}`))
  await page.getByRole('button', { name: 'Filters, 1 set' }).click()
  await expect(page.getByRole('group', { name: 'Community' })).toContainText('Harbour of Makkum')
  await page.getByRole('button', { name: 'Show all communities again' }).click()
  await page.getByRole('searchbox', { name: 'Community' }).fill('Harbour of Mak')
  await page.getByRole('button', { name: 'Harbour of Makkum', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Community' })).toContainText('Harbour of Makkum')
})

test('a missing community shows a message and a link to all communities', async ({ page }) => {
  await page.goto('/community/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'This community no longer exists' })).toBeVisible()
  await page.getByRole('link', { name: 'See all communities' }).click()
  await page.getByLabel('Search communities').fill('duinen van')
  await expect(page.getByRole('link', { name: 'Duinen van Texel', exact: true })).toBeVisible()
  await page.getByLabel('Search communities').fill('xylophone quartz')
  await expect(page.getByText('No communities match “xylophone quartz”.')).toBeVisible()
})

test('a member who opens the form for a community sees that only land owners start communities', async ({
  page,
  server,
}) => {
  await enterAs(page, server.url, 'member')
  await page.goto('/create-community')
  await expect(page.getByRole('heading', { name: 'Only land owners can start a community' })).toBeVisible()
})

test('an owner draws a community, continues after a reload, and others see it once an admin has approved it', async ({
  page,
  browser,
  server,
}) => {
  const guest = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
  await guest.goto('/map?list=communities')
  await guest.getByRole('link', { name: 'Duinen van Texel', exact: true }).waitFor()

  await enterAs(page, server.url, 'owner')
  await page.goto('/create-community')
  await canvas(page).waitFor({ timeout: 45_000 })
  await page.getByRole('button', { name: 'Zoom in to draw' }).click()
  await expect(page.getByRole('button', { name: 'Zoom in to draw' })).toBeHidden()
  await next(page).click()
  await expect(page.getByText('Close the shape to continue')).toBeVisible()
  await drawByMouse(page)
  await next(page).click()
  await next(page).click()
  await expect(page.getByText('Required field')).toBeVisible()
  await expect(page.getByLabel('Title of the community')).toBeFocused()
  await page.getByLabel('Title of the community').fill('Reitdiep meanders')
  await page.getByLabel('Tags').fill('river, meadow birds')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(page.getByLabel('A community for the whole platform')).toBeHidden()

  await reloadKept(page)
  await expect(page.getByLabel('Title of the community')).toHaveValue('Reitdiep meanders')
  await next(page).click()
  await expect(page.getByText(/, 4 dots$/)).toBeVisible()
  await page.getByRole('button', { name: 'Start the community' }).dblclick()
  await expect(page).toHaveURL(/\/community\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1, name: 'Reitdiep meanders' })).toBeVisible()
  // The land overlaps that of another owner.
  await expect(page.getByText('An admin is looking at this community first')).toBeVisible()
  const admin = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block', locale: 'en-US' })
  await enterAs(admin, server.url, 'admin')
  await admin.goto('/moderator-requests')
  const claim = admin.getByRole('article').filter({ hasText: 'Reitdiep meanders' })
  await expect(claim).toContainText('Lies over: ')
  await expect(claim.getByRole('link', { name: 'Groene rand Groningen-Oost' })).toBeVisible()
  await expectAccessible(admin)
  await expect(guest.getByRole('link', { name: 'Reitdiep meanders', exact: true })).toBeHidden()
  await claim.getByRole('button', { name: 'Approve the land of Reitdiep meanders' }).click()
  await expect(claim).toBeHidden()
  await admin.close()
  await expect(page.getByText('You manage this community.')).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Reitdiep meanders', exact: true })).toBeVisible()
  await page.goto('/my-owned-communities')
  await expect(page.getByRole('article').filter({ hasText: 'Reitdiep meanders' })).toBeVisible()
  await guest.close()
})
