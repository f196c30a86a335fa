import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { around, canvas, clientFor, enterAs, pageOf, pressUntil } from './mapSteps.ts'
import { newMembers } from './people.ts'
import { standInPolis } from './polisSite.ts'

/** Adds a community that the member joins, at its own longitude. */
async function community(url: string, title: string, lng: number): Promise<string> {
  const [owner, member] = await Promise.all([clientFor(url, 'owner'), clientFor(url, 'member')])
  const { id } = (await owner.call('land.insert', { measure: around({ lng, lat: 55 }, 0.1), data: { title } })) as {
    id: string
  }
  await member.call('subscribe', { landId: id })
  return id
}

const option = (page: Page, value: string) => page.getByRole('listitem').filter({ hasText: value })

/** Corners of a shape, as fractions of a map's width and height. */
const CORNERS = [
  [0.35, 0.3],
  [0.65, 0.3],
  [0.65, 0.7],
  [0.35, 0.7],
] as const

async function pressMap(page: Page, x: number, y: number): Promise<void> {
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('there is no map')
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y)
}

/** Draws a shape for the second option of the form. */
async function drawOption(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Put option 2 on the map' }).click()
  await page.getByRole('button', { name: 'Draw a shape' }).click()
  await canvas(page).waitFor()
  for (const [index, [x, y]] of CORNERS.entries()) {
    await pressMap(page, x, y)
    await expect(page.getByText(`${index + 1} dot`).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Close the shape' }).click()
  await page.getByRole('button', { name: 'Use this shape' }).click()
  await expect(page.getByText(/^A shape of .+ on the map$/)).toBeVisible()
}

async function vote(page: Page, value: string, button = 'Vote'): Promise<void> {
  await page.getByRole('radio', { name: value }).check()
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(option(page, value)).toContainText('Your vote')
}

test("two people vote, each sees the other's vote at once, a non-voter sees no counts, and names appear from five voters on", async ({
  page,
  browser,
  server,
}) => {
  const id = await community(server.url, 'Bench island', 3.7)
  await enterAs(page, server.url, 'owner')
  await page.goto(`/community/${id}?tab=poll`)
  await page.getByRole('link', { name: 'Start a poll' }).click()
  await page.getByRole('button', { name: 'Start the poll' }).click()
  await expect(page.getByLabel('What do you ask?')).toBeFocused()
  await page.getByLabel('What do you ask?').fill('Where shall the bench stand?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('By the slack')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('On the dune')
  await drawOption(page)
  await page.getByLabel('When are the votes shown?').selectOption('afterVoting')
  await page.getByRole('button', { name: 'Start the poll' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Where shall the bench stand?' })).toBeVisible()
  await expectAccessible(page)

  const [member, admin] = await Promise.all([
    pageOf(browser, server.url, 'member'),
    pageOf(browser, server.url, 'admin'),
  ])
  await Promise.all([member.goto(page.url()), admin.goto(page.url())])
  // A click on the option's shape, beside its pin, selects the option.
  await canvas(member).waitFor()
  await pressUntil(
    () => pressMap(member, 0.5, 0.62),
    member.getByRole('radio', { name: /On the dune.*A shape of/, checked: true }),
  )
  await vote(member, 'On the dune')
  await expect(option(member, 'On the dune')).toContainText('1 vote (100%)')
  await vote(admin, 'By the slack')
  await expect(option(member, 'On the dune')).toContainText('1 vote (50%)')
  await admin.getByRole('button', { name: 'Change my vote' }).click()
  await vote(admin, 'On the dune', 'Save my vote')
  await expect(option(member, 'On the dune')).toContainText('2 votes (100%)')
  await expectAccessible(member)

  await page.getByRole('button', { name: 'See who voted' }).click()
  await expect(page.getByRole('dialog')).toContainText('There are no names to show yet.')
  for (const other of await newMembers(server, id, 3))
    await other.call('addVote', { pollId: page.url().split('/').at(-1), value: 'By the slack' })
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('dialog').getByText('Marijke de Vries')).toBeVisible()
  await expect(page.getByText(/\d votes?/)).toHaveCount(0)
  await Promise.all([member.context().close(), admin.context().close()])
})

test('a polis conversation loads nothing from the polis site until requested, and then under a pseudonym', async ({
  page,
  server,
}) => {
  const id = await community(server.url, 'Talking island', 4.1)
  const requests = await standInPolis(page.context())
  await enterAs(page, server.url, 'owner')
  await page.goto(`/create-polis/${id}`)
  await page.getByLabel('What is it about?').fill('Dogs in the dunes')
  await page.getByLabel('Conversation on the polis site').fill('https://pol.is/4cvkai2ctw')
  await page.getByRole('textbox', { name: 'Statement 1' }).fill('Dogs belong on a lead.')
  await page.getByRole('button', { name: 'Start the conversation' }).click()
  await expect(page.getByText('Dogs belong on a lead.')).toBeVisible()
  await expect(page.getByText('a service of others')).toBeVisible()
  await expectAccessible(page)
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Show the conversation' }).click()
  const frame = page.getByTitle('Conversation: Dogs in the dunes')
  await expect(frame.contentFrame().getByText('You vote')).toBeVisible()
  await expect(frame).toHaveCSS('height', '900px')
  expect(requests[0]).toMatch(/^https:\/\/pol\.is\/4cvkai2ctw\?.*xid=[\w-]{32}.*ui_lang=en/)
})
