import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { addArea, around, clientFor, enterAs } from './mapSteps.ts'

/** A place in the open sea, where the demo has nothing. */
const LAND = { lng: 2.9, lat: 55.9 }
const EAST = { lng: LAND.lng + 0.1, lat: LAND.lat }

/** The land, extended to twice its size in the east. */
const wider = (): [number, number][] => [
  [LAND.lng - 0.05, LAND.lat - 0.05],
  [EAST.lng + 0.05, EAST.lat - 0.05],
  [EAST.lng + 0.05, EAST.lat + 0.05],
  [LAND.lng - 0.05, LAND.lat + 0.05],
]

test('an owner previews and saves a corrected outline of the land, and others see the new outline at once', async ({
  page,
  browser,
  server,
}) => {
  const [owner, member] = [await clientFor(server.url, 'owner'), await clientFor(server.url, 'member')]
  const insertedLand = await owner.call('land.insert', {
    measure: around(LAND, 0.1),
    data: { title: 'Shoal of terns' },
  })
  const { id } = insertedLand as { id: string }
  await addArea(member, 'Tern rock', around(EAST, 0.01))
  // The outline as it was drawn on another device.
  const content = { shape: { ring: wider(), closed: true }, figures: null, around: null }
  const draft = { kind: 'correction', key: id, content, step: 'check', version: 0, editedAt: new Date().toISOString() }
  await owner.call('draft.save', draft)

  const guest = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
  await guest.goto(`/community/${id}`)
  await expect(guest.getByText('1 person')).toBeHidden()

  await enterAs(page, server.url, 'owner')
  await page.goto(`/edit-community/${id}/edit`)
  await page.getByRole('link', { name: 'Correct the outline' }).click()
  await expect(page.getByRole('heading', { name: 'What will change?' })).toBeVisible()
  await expect(page.getByText('Everyone who drew an area on the new land will join.')).toBeVisible()
  await expect(page.getByText('Everyone who is a member stays a member')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save the outline' }).click()
  await expect(page.getByText('The outline of Shoal of terns has been corrected.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/community/${id}$`))
  await expect(guest.getByText('1 person')).toBeVisible()
  await guest.close()

  await page.goto(`/moderator-requests?community=${id}`)
  await expect(page.getByText('The outline of the land was corrected.')).toBeVisible()
})
