import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { newcomer } from './calls.ts'
import { drawByTouch, name, next, saveButton } from './areaSteps.ts'
import { expect, test } from './journey.ts'
import { canvas, clientFor, enterAs } from './mapSteps.ts'

interface Listed {
  items: { id: string; title: string }[]
}

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
  test('tools, questions and buttons of the area wizard are within the viewport', async ({ page }) => {
    await page.goto('/add-area?at=13/53.08/4.75')
    await canvas(page).waitFor({ timeout: 45_000 })
    const shows = async (...names: string[]) => {
      for (const name of names)
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await shows('Back', 'Dots', 'Freehand', 'Drop a dot', 'Drop a dot in your place')
    await page.getByRole('button', { name: 'Drop a dot', exact: true }).click()
    await shows('Undo', 'Tools: Dots', 'Drop a dot', 'Next: a name')
    await page.getByRole('button', { name: 'Tools: Dots' }).click()
    await shows('Undo', 'Redo', 'Drop a dot', 'Next: a name')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await drawByTouch(page)
    await next(page).tap()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Name of this place')).toBeInViewport({ ratio: 0.5 })
    await expect(next(page)).toBeInViewport({ ratio: 1 })
    await name(page, 'Open water')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('radio', { name: '5', exact: true })).toBeInViewport({ ratio: 0.5 })
    await expect(saveButton(page)).toBeInViewport({ ratio: 1 })
  })
})

/** Returns the id of the demo community with content of every kind. */
async function communityOf(url: string): Promise<string | undefined> {
  const owner = await clientFor(url, 'owner')
  const { items } = (await owner.read('feed.land.all', { limit: 50 })) as Listed
  return items.find(({ title }) => title === 'Duinen van Texel')?.id
}

test('a chart beside the map is wide enough to keep each label on one line', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() => localStorage.setItem('locale', 'nl-nl'))
  await enterAs(page, server.url, 'owner')
  await page.goto(`/community/${await communityOf(server.url)}?tab=figures`)
  const word = page.getByText('Wintersport', { exact: true })
  await expect(word).toBeVisible()
  expect((await word.boundingBox())?.height).toBeLessThan(30)
})

test('no tab of a community is cut off on a desktop screen', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() => localStorage.setItem('locale', 'de-de'))
  await enterAs(page, server.url, 'owner')
  await page.goto(`/community/${await communityOf(server.url)}`)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(10)
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 })
})

test('every text page starts at the same left edge on a wide screen', async ({ page, server }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await enterAs(page, server.url, 'owner')
  const owner = await clientFor(server.url, 'owner')
  const id = await communityOf(server.url)
  const { items: threads } = (await owner.read('feed.threads.of', { communityId: id, limit: 1 })) as Listed
  const begins: Record<string, number> = {}
  const { items: messages } = (await owner.read('feed.messages.outbox', { limit: 1 })) as Listed
  const things = [`/community/${id}`, `/post/${threads[0]?.id}`, `/message/${messages[0]?.id}`]
  for (const path of ['/home2', '/account', '/info', ...things]) {
    await page.goto(path)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    // A page that has just loaded renders its heading again and briefly has none.
    const measureLeftEdge = async () => (begins[path] = Math.round((await heading.boundingBox())?.x ?? 0))
    await expect.poll(measureLeftEdge).toBeGreaterThan(0)
  }
  expect(begins).toEqual(Object.fromEntries(Object.keys(begins).map((path) => [path, begins['/home2']])))
})

/** Returns the positions of the left, right and upper edges of elements, in pixels of the viewport. */
const edges = (words: Locator) =>
  words.evaluateAll((all) =>
    all
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 1)
      .map(({ left, right, top }) => ({ left: Math.round(left), right: Math.round(right), top: Math.round(top) })),
  )

test.describe('on a phone in portrait', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the years below a chart do not overlap', async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'de-de'))
    await enterAs(page, server.url, 'owner')
    await page.goto(`/community/${await communityOf(server.url)}?tab=figures`)
    for (const name of ['Neue Menschen pro Jahr', 'Mitglieder']) {
      const years = page.getByRole('list', { name, exact: true }).getByText(/^\d{4}$/)
      await expect(years).not.toHaveCount(0)
      const shown = await edges(years)
      expect(shown.length).toBeGreaterThan(1)
      for (const [at, { left }] of shown.entries()) if (at) expect(left).toBeGreaterThan(shown[at - 1]?.right ?? 0)
    }
  })

  test('the figures on the page of a meeting are aligned in columns', async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'nl-nl'))
    await enterAs(page, server.url, 'owner')
    const owner = await clientFor(server.url, 'owner')
    const communityId = await communityOf(server.url)
    const { items } = (await owner.read('feed.meetings.of', { communityId, limit: 10 })) as Listed
    // The seats of this meeting are drawn, so it shows a fifth number.
    const drawnMeeting = items.find(({ title }) => title === 'Meekijken met de vogeltelling')
    await page.goto(`/meeting/${drawnMeeting?.id}`)
    const numbers = page.locator('dl dd').filter({ hasText: /^[\d–]+$/ })
    await expect(numbers).not.toHaveCount(0)
    const shown = await edges(numbers)
    const firstLine = shown.filter(({ top }) => top === shown[0]?.top).map(({ left }) => left)
    for (const { left } of shown) expect(firstLine).toContain(left)
  })

  test('a long email address in the strip at the top does not widen the page', async ({ page, server }) => {
    await enterAs(
      page,
      server.url,
      await newcomer(server.url, `${'m'.repeat(20)}${randomUUID().replaceAll('-', '')}@example.org`),
    )
    await page.goto('/home2')
    await expect(page.getByText('@example.org')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test("a person's text is shown in the quotation marks of the text's language", async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'nl-nl'))
    await enterAs(page, server.url, 'member')
    await page.goto('/my-areas')
    const text = page.getByText('Nu wijs ik hem aan.')
    await expect(text).toHaveText(/^[^“‘„]/)
    expect(await text.evaluate((each) => getComputedStyle(each, '::before').content)).toBe('open-quote')
  })

  test('the list of communities does not label each entry as a community', async ({ page }) => {
    await page.goto('/map?list=communities')
    await expect(page.getByText(/^\d+ people/).first()).toBeVisible()
    await expect(page.getByText(/^Community, /)).toHaveCount(0)
  })

  test('the heading of a treasure opened by a link has focus without an outline', async ({ page, server }) => {
    const communityId = await communityOf(server.url)
    const owner = await clientFor(server.url, 'owner')
    const { items } = (await owner.read('feed.treasures.of', { communityId, limit: 1 })) as Listed
    await page.goto(`/community/${communityId}?tab=treasures&treasure=${items[0]?.id}`)
    const heading = page.getByRole('heading', { name: items[0]?.title ?? '', exact: true }).first()
    await expect(heading).toBeFocused()
    expect(await heading.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('none')
  })

  test('the survey page has a link to the overview for a person who takes part in no survey', async ({
    page,
    server,
  }) => {
    await enterAs(page, server.url, 'member')
    await page.goto('/survey/introduction')
    await expect(page.getByRole('link', { name: 'Go to my overview' })).toHaveAttribute('href', '/')
  })

  test('the heading of a page is not repeated as title in the top bar', async ({ page, server }) => {
    await enterAs(page, server.url, 'owner')
    const owner = await clientFor(server.url, 'owner')
    const communityId = await communityOf(server.url)
    const { items } = (await owner.read('feed.pledges.of', { communityId, limit: 1 })) as Listed
    const { id, title = '' } = items[0] ?? {}
    await page.goto(`/add-pledge/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('banner').getByText(title)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
  })
})
