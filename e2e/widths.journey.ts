import { expect, test } from './journey.ts'
import { canvas, clientFor, enterAs } from './mapSteps.ts'

interface Listed {
  items: { id: string; title: string }[]
}

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
  test('a phone shows the question of a wizard with an answer, and the tools of drawing', async ({ page }) => {
    await page.goto('/add-area?at=13/53.08/4.75')
    await canvas(page).waitFor({ timeout: 45_000 })
    const next = page.getByRole('button', { name: /^Next:/ })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Living area').first()).toBeInViewport({ ratio: 0.5 })
    await expect(next).toBeInViewport({ ratio: 1 })
    await page.getByRole('radio', { name: /^Living area/ }).check()
    await next.click()
    for (const name of ['Undo', 'Redo', 'Drop a dot'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  })
})

test('on a wide desk every page of words begins at the same place', async ({ page, server }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await enterAs(page, server.url, 'owner')
  const owner = await clientFor(server.url, 'owner')
  const { items: communities } = (await owner.read('feed.land.all', { limit: 50 })) as Listed
  const { id } = communities.find(({ title }) => title === 'Duinen van Texel') ?? {}
  const { items: threads } = (await owner.read('feed.threads.of', { communityId: id, limit: 1 })) as Listed
  const begins: Record<string, number> = {}
  for (const path of ['/home2', '/account', '/info', `/community/${id}`, `/post/${threads[0]?.id}`]) {
    await page.goto(path)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    // A page that has just loaded draws its heading once more, and for a moment there is none.
    const left = async () => Math.round((await heading.boundingBox())?.x ?? 0)
    await expect.poll(left).toBeGreaterThan(0)
    begins[path] = await left()
  }
  expect(begins).toEqual(Object.fromEntries(Object.keys(begins).map((path) => [path, begins['/home2']])))
})
