import type { Locator, Page } from '@playwright/test'
import { expect, reloadKept, test } from './journey.ts'
import { freshEmail, PASSWORD } from './people.ts'

async function fillGeneral(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Name').fill('Anouk Loon')
  await page.getByLabel('Organization').fill('Loon Estate')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('I have read the disclaimer').check()
  await page.getByRole('button', { name: 'Next: Draw' }).click()
}

/** Draws a square of four dots around the middle of the map, and closes it by the first dot. */
async function drawSquare(page: Page, map: Locator): Promise<void> {
  await expect(map).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: 'Zoom in to draw' }).click()
  await expect(page.getByRole('button', { name: 'Zoom in to draw' })).toBeHidden()
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const dots = [
    [-120, -90],
    [110, -80],
    [120, 100],
    [-100, 90],
    [-120, -90],
  ] as const
  for (const [index, [dx, dy]] of dots.entries()) {
    await page.mouse.click(x + dx, y + dy)
    await expect(page.getByText(new RegExp(`${Math.min(index + 1, 4)} dots?`)).first()).toBeVisible()
  }
}

test('the general step of registering land shows the errors of empty fields and stays open', async ({ page }) => {
  await page.goto('/land-owner-register')
  await page.getByRole('button', { name: 'Next: Draw' }).click()
  await expect(page.getByText('Required field')).toHaveCount(4)
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
})

test('an owner registers land, continues after a reload, and owns the new community', async ({ page, server }) => {
  const email = freshEmail()
  await page.goto('/land-owner-register')
  await fillGeneral(page, email)
  const map = page.getByRole('group', { name: 'Map to draw your land' })
  await page.getByRole('button', { name: 'Next: Description' }).click()
  await expect(page.getByText('Close the shape to continue')).toBeVisible()
  await drawSquare(page, map)
  await page.getByRole('button', { name: 'Next: Description' }).click()
  await page.getByRole('button', { name: 'Next: Finalize' }).click()
  await expect(page.getByText('Required field')).toHaveCount(1)
  await page.getByLabel('Title of the community').fill('Loon Estate')
  await page.getByLabel('Tags').fill('heath, oak')
  await expect(page.getByText('Draft saved')).toBeVisible()

  await reloadKept(page)
  await expect(page.getByLabel('Title of the community')).toHaveValue('Loon Estate')
  await page.getByRole('button', { name: 'Next: Finalize' }).click()
  await expect(page.getByText('km², 4 dots')).toBeVisible()
  // A draft contains neither the password nor the consent.
  await page.getByRole('button', { name: 'Register my land' }).click()
  await expect(page.getByText('Required field')).toHaveCount(1)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('I have read the disclaimer').check()
  await page.getByRole('button', { name: 'Register my land' }).dblclick()
  await expect(page).toHaveURL(/\/my-owned-communities$/)

  const answer = await page.request.get(
    `${server.url}/trpc/feed.land.mine?input=${encodeURIComponent(JSON.stringify({ scope: 'owned' }))}`,
  )
  expect(await answer.text()).toContain('Loon Estate')
  await page.goto('/')
  await expect(page).toHaveURL(/\/my-owned-communities$/)
})

test('a password that the server refuses when land is registered leads back to the password field', async ({
  page,
}) => {
  await page.goto('/land-owner-register')
  await fillGeneral(page, freshEmail(), 'password1234')
  await drawSquare(page, page.getByRole('group', { name: 'Map to draw your land' }))
  await page.getByRole('button', { name: 'Next: Description' }).click()
  await page.getByLabel('Title of the community').fill('Loon Estate')
  await page.getByRole('button', { name: 'Next: Finalize' }).click()
  await page.getByRole('button', { name: 'Register my land' }).click()
  await expect(page.getByText('Many people use this password')).toBeVisible()
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})
