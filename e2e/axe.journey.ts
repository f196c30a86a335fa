import { expectAccessible } from './axe.ts'
import { clientOf } from './calls.ts'
import { expect, test } from './journey.ts'
import { clientFor, enterAs } from './mapSteps.ts'

const SIZES = {
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
  desk: { width: 1280, height: 800 },
}
/** The paths of the pages to check, by the role that may see them. */
const PAGES = {
  guest: [
    '/welcome',
    '/welcome/spring',
    '/survey/texel-continue-register/spring',
    '/login',
    '/register',
    '/info',
    '/land-owner-register',
    '/map',
    '/map?list=communities',
    '/verify-email/x',
    '/reset-password/x',
    '/no/such/place',
    '/voedsel',
  ],
  member: ['/home2', '/my-areas', '/add-area', '/my-communities', '/moderator-requests', '/account', '/map', '/inbox'],
  owner: ['/my-owned-communities', '/moderator-requests', '/create-community', '/outbox', '/create-message'],
} as const

/** Each role with its language, screen sizes and themes; all other journeys are in English. */
const LOOKS = [
  [
    'guest',
    'de-de',
    [
      ['narrow', 'light'],
      ['desk', 'dark'],
    ],
  ],
  [
    'member',
    'fr-fr',
    [
      ['narrow', 'dark'],
      ['desk', 'light'],
    ],
  ],
  [
    'owner',
    'nl-nl',
    [
      ['narrow', 'dark'],
      ['phone', 'light'],
    ],
  ],
] as const

for (const [who, language, looks] of LOOKS) {
  test(`the pages of a ${who} are accessible and never scroll sideways, in ${language}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      locale: 'en-US',
    })
    await context.addInitScript((locale) => localStorage.setItem('locale', locale), language)
    const page = await context.newPage()
    if (who !== 'guest') await enterAs(page, server.url, who)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    for (const path of await withThings(server.url, who, PAGES[who])) {
      await page.goto(path)
      for (const [size, colorScheme] of looks) {
        await page.setViewportSize(SIZES[size])
        await page.emulateMedia({ colorScheme })
        // The static text of the HTML, shown until the app runs, has a heading, too.
        await expect(page.locator('#words')).toHaveCount(0)
        await expect(page.locator('h1:visible, h2:visible').first()).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectAccessible(page)
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect({ path, size, wider }).toEqual({ path, size, wider: 0 })
      }
    }
    expect(errors).toEqual([])
    await context.close()
  })
}

/** Adds the paths of pages that need an existing id. */
async function withThings(url: string, who: keyof typeof PAGES, paths: readonly string[]): Promise<string[]> {
  const client = who === 'guest' ? clientOf(url) : await clientFor(url, who)
  const { items } = (await client.read('feed.land.all', { limit: 50 })) as { items: { id: string; title: string }[] }
  const land = items.find(({ title }) => title === 'Duinen van Texel')?.id
  const { items: finds } = (await client.read('feed.treasures.of', { communityId: land, limit: 1 })) as {
    items: { id: string }[]
  }
  const treasure = `/community/${land}?tab=treasures&treasure=${finds[0]?.id}`
  const { items: threads } = (await client.read('feed.threads.of', { communityId: land, limit: 1 })) as {
    items: { id: string }[]
  }
  const talk = [`/community/${land}`, `/post/${threads[0]?.id}`]
  if (who === 'guest') return [...paths, `/community/${items[0]?.id}`, treasure, ...talk]
  if (who === 'owner')
    return [
      ...paths,
      `/add-treasure/${land}`,
      treasure,
      `/edit-community/${land}/edit`,
      `/community/${land}?tab=figures`,
      `/create-thread/${land}`,
      ...talk,
    ]
  const ownAreas = (await client.read('feed.measures.mine', { limit: 1 })) as { items: { id: string }[] }
  const area = ownAreas.items[0]?.id
  return [
    ...paths,
    `/measureDetail?id=${area}`,
    `/area/${area}`,
    `/community/${items[0]?.id}`,
    treasure,
    `/create-thread/${land}`,
    ...talk,
  ]
}
