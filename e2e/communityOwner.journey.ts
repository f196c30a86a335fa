import { readFile } from 'node:fs/promises'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { addArea, around, clientFor, enterAs, openMap } from './mapSteps.ts'

/** A place in the open sea, where the demo has nothing. */
const LAND = { lng: 2.3, lat: 55.2 }

/** Adds a community over HTTP and returns its id. */
async function addCommunity(url: string, title: string, at = LAND, data = {}): Promise<string> {
  const owner = await clientFor(url, 'owner')
  return ((await owner.call('land.insert', { measure: around(at, 0.1), data: { title, ...data } })) as { id: string })
    .id
}

test('an owner edits a community, others see the change at once, and a member cannot open the form', async ({
  page,
  browser,
  server,
}) => {
  const id = await addCommunity(server.url, 'Bank of seals')
  const guest = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
  await guest.goto(`/community/${id}`)
  await expect(guest.getByRole('heading', { level: 1, name: 'Bank of seals' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Edit' })).toBeHidden()
  await enterAs(guest, server.url, 'member')
  await guest.goto(`/edit-community/${id}/edit`)
  await expect(guest.getByRole('heading', { name: 'Only the owner can edit this community' })).toBeVisible()
  await guest.getByRole('link', { name: 'Go to the community' }).click()

  await enterAs(page, server.url, 'owner')
  await page.goto(`/community/${id}`)
  await page.getByRole('button', { name: 'Manage' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  const title = page.getByLabel('Title of the community')
  await title.fill('')
  await page.getByLabel('Tags').fill('seals, sandbank')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Required field')).toBeVisible()
  await expect(title).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Tags')).toHaveValue('seals, sandbank')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const unsaved = page.getByRole('dialog')
  await unsaved.getByRole('button').first().click()
  await expect(page).toHaveURL(/\/edit$/)
  await title.fill('Bank of grey seals')
  await page.getByRole('button', { name: 'Save changes' }).dblclick()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/community/${id}$`))
  await expect(guest.getByRole('heading', { level: 1, name: 'Bank of grey seals' })).toBeVisible()

  const first = page.getByRole('region', { name: 'You’re the first one here' })
  await first.getByRole('button', { name: 'Invite people to Bank of grey seals' }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(/^Hello,\n\nBank of grey seals is on/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await guest.getByRole('main').getByRole('button', { name: 'Join Bank of grey seals' }).first().click()
  await expect(first).toBeHidden()
  await guest.close()
})

test("only the owner sees a community's statistics, as charts, tables and files", async ({ page, server }) => {
  const owner = await clientFor(server.url, 'owner')
  const { items } = (await owner.read('feed.land.mine', { scope: 'owned' })) as {
    items: { id: string; title: string }[]
  }
  const id = items.find(({ title }) => title === 'Duinen van Texel')?.id
  await enterAs(page, server.url, 'member')
  await page.goto(`/community/${id}?tab=figures`)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Discussions/)
  await expect(page.getByRole('tab', { name: 'Statistics' })).toBeHidden()

  await enterAs(page, server.url, 'owner')
  await page.goto(`/community/${id}`)
  await page.getByRole('tab', { name: 'Statistics' }).click()
  const ratings = page.getByRole('region', { name: 'Ratings' })
  await expect(ratings.getByRole('listitem')).toHaveCount(10)
  await expect(ratings.getByRole('listitem').first()).toHaveText('1fewer than 5')
  await expect(
    page.getByRole('region', { name: 'Activities' }).getByRole('listitem').filter({ hasText: 'Watching nature' }),
  ).toHaveText(/nature\d*[05]$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show as tables' }).press('Enter')
  await expect(ratings.getByRole('row', { name: '1 fewer than 5' })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV: Visits' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(/^\ufeffHow often,People\r\nEvery day,(fewer than 5|\d*[05])\r\n/)
  const love = page.getByRole('region', { name: 'Love map of your land' }).first()
  for (const [name, begin] of [
    ['One page (PDF)', '%PDF'],
    ['Table (CSV)', '\ufeffFigure,Group,'],
  ] as const) {
    const download = page.waitForEvent('download')
    await love.getByRole('button', { name }).click()
    expect((await readFile(await (await download).path(), 'utf8')).startsWith(begin)).toBe(true)
  }
  const members = page.getByRole('region', { name: 'Members', exact: true })
  await expect(members).toBeVisible()
  const years = page.getByLabel('People who first drew here in')
  await expect(years.getByRole('option').first()).toHaveText('All years')
  await years.selectOption(String(new Date().getFullYear()))
  // A single year has no chart by year.
  await expect(members).toBeHidden()
  await expect(ratings.getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('heading', { name: 'In their own words' })).toBeVisible()
})

test('a deleted community disappears for its readers, and is restored with its members', async ({
  page,
  browser,
  server,
}) => {
  const id = await addCommunity(server.url, 'Wreck of the Ebb', { lng: 2.7, lat: 55.2 })
  const member = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
  await (await clientFor(server.url, 'member')).call('subscribe', { landId: id })
  await enterAs(member, server.url, 'member')
  await member.goto(`/community/${id}`)
  await member.getByRole('heading', { level: 1, name: 'Wreck of the Ebb' }).waitFor({ timeout: 45_000 })
  await expect(member.getByText('1 person, ')).toBeVisible()

  await enterAs(page, server.url, 'owner')
  await page.goto('/my-owned-communities')
  const menu = page.getByRole('button', { name: 'Actions for Wreck of the Ebb' })
  const end = async () => {
    await menu.click()
    await page.getByRole('group', { name: 'Actions for Wreck of the Ebb' }).getByRole('button').click()
  }
  const dialog = page.getByRole('dialog', { name: 'Delete Wreck of the Ebb?' })
  await end()
  await expect(dialog.getByText('1 membership')).toBeVisible()
  await expect(dialog.getByText('The areas that people drew stay.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(menu).toBeFocused()
  await end()
  await dialog.getByRole('button', { name: 'Delete community' }).click()
  await expect(page.getByText('Wreck of the Ebb has been deleted.')).toBeVisible()
  await expect(menu).toBeHidden()
  await expect(member.getByRole('heading', { name: 'This community no longer exists' })).toBeVisible()
  await expect(page.getByText(/^Permanently deleted on /)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Wreck of the Ebb has been restored.')).toBeVisible()
  await expect(member.getByText('1 person, ')).toBeVisible()
  await end()
  await dialog.getByRole('button', { name: 'Delete community' }).click()
  await expect(page.getByText('Wreck of the Ebb has been deleted.')).toBeVisible()
  await expect(menu).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Restore Wreck of the Ebb' }).click()
  await expect(menu).toBeVisible()
  await member.close()
})

test('a search finds a community by its text, by distance, and by overlap with own areas', async ({
  page,
  context,
  server,
}) => {
  const at = { lng: 2.7, lat: 55.6 }
  await addCommunity(server.url, 'Bancs de l’Écume', at, {
    organization: 'Phare du Nord',
    description: 'Where terns dive.',
  })
  await addArea(await clientFor(server.url, 'member'), 'Among the terns', around(at, 0.01))
  const row = page.getByRole('link', { name: 'Bancs de l’Écume', exact: true })
  await openMap(page, '/map?list=communities')
  await expect(page.getByRole('button', { name: 'Touching my areas' })).toBeHidden()
  const searchField = page.getByLabel('Search communities')
  for (const query of ['ecume', 'banc', 'phare nord', 'tern']) {
    await searchField.fill('xylophone quartz')
    await expect(page.getByText('No communities match “xylophone quartz”.')).toBeVisible()
    await searchField.fill(query)
    await expect(row).toBeVisible()
  }
  await searchField.fill('')

  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText(/You can also search by name\.$/)).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ longitude: 2.7, latitude: 55.7 })
  await page.getByRole('button', { name: 'Near me' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Near me', pressed: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ has: row })).toContainText('5.6 km away')
  await expectAccessible(page)

  await enterAs(page, server.url, 'member')
  await openMap(page, '/map?list=communities')
  await page.getByRole('button', { name: 'Touching my areas' }).click()
  await expect(row).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bank of grey seals', exact: true })).toBeHidden()
})
