import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type Client, clientOf } from './calls.ts'
import { demo } from './people.ts'

/** A place in the open North Sea, where the demo has nothing. */
export const SEA = { lng: 3.2, lat: 54.6 }
export const seaView = (zoom = 10, extra = '') => `/map?at=${zoom}/${SEA.lat}/${SEA.lng}${extra}`

export const canvas = (page: Page): Locator => page.locator('[data-ready="true"] canvas')

/** Opens a URL of the map and waits until the map can be clicked. */
export async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await canvas(page).waitFor({ timeout: 45_000 })
}

/** Clicks the middle of the map. */
export async function pressMiddle(page: Page): Promise<void> {
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('there is no map')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Repeats a press until the result shows, since the map may draw a shape some moments after the list names it. */
export const pressUntil = (press: () => Promise<void>, shows: Locator): Promise<void> =>
  expect(async () => {
    await press()
    await expect(shows).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })

/** Returns a square around a position, `side` degrees high. */
export const around = ({ lng, lat }: { lng: number; lat: number }, side: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng - side / 2, lat - side / 2],
      [lng + side / 2, lat - side / 2],
      [lng + side / 2, lat + side / 2],
      [lng - side / 2, lat + side / 2],
      [lng - side / 2, lat - side / 2],
    ],
  ],
})

/** Caches the sessions of the demo's people by server, since checking a password takes half a second. */
const sessions = new Map<string, Promise<string>>()

/** Returns a client, without a browser, of a person of the demo content, in a session that all journeys of a worker share. */
export async function clientFor(url: string, who: keyof typeof demo): Promise<Client> {
  const key = `${who} at ${url}`
  const session = sessions.get(key) ?? startSession(url, who)
  sessions.set(key, session)
  return clientOf(url, await session)
}

async function startSession(url: string, who: keyof typeof demo): Promise<string> {
  const client = clientOf(url)
  const { email, password } = demo[who]
  await client.call('account.signIn', { email, password })
  return client.cookie
}

/** Adds an area over HTTP; returns its id. */
export async function addArea(client: Client, title: string, measure: object): Promise<string> {
  const id = randomUUID()
  await client.call('measure.insert', {
    id,
    measure,
    data: { title, level: 'country', rating: 8, frequency: 'monthly' },
  })
  return id
}

/** Gives a browser the session of a client, or of a person of the demo content; the language stays the browser's, not the account's. */
export async function enterAs(page: Page, url: string, who: keyof typeof demo | Client): Promise<void> {
  const { cookie } = typeof who === 'string' ? await clientFor(url, who) : who
  const cookies = cookie.split('; ').map((pair) => {
    const end = pair.indexOf('=')
    return { name: pair.slice(0, end), value: pair.slice(end + 1), url, httpOnly: true, sameSite: 'Lax' as const }
  })
  await page.context().addCookies(cookies)
}

/** Opens a page of another person, or of a guest, in a browser context of their own. */
export async function pageOf(browser: Browser, url: string, who?: keyof typeof demo | Client): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, serviceWorkers: 'block', locale: 'en-US' })).newPage()
  if (who) await enterAs(page, url, who)
  return page
}
