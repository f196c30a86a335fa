import { beforeEach, expect, test } from 'vitest'
import { answerSeenTile, SEEN_TILES } from './seenTiles.ts'

/** As much of the Cache API as is used. */
class Shelf {
  readonly kept = new Map<string, Response>()
  match = async ({ url }: Request) => this.kept.get(url)?.clone()
  delete = async ({ url }: Request) => this.kept.delete(url)
  put = async ({ url }: Request, response: Response) => void this.kept.set(url, response)
  keys = async () => [...this.kept.keys()].map((url) => new Request(url))
}
const URL_OF_TILE = 'https://areas.example/tiles/base/14/1/2'
const tile = (body: string, init: ResponseInit = {}) =>
  new Response(body, {
    headers: { 'content-type': 'application/vnd.mapbox-vector-tile', date: new Date().toUTCString() },
    ...init,
  })
const old = (body: string) =>
  tile(body, {
    headers: { 'content-type': 'application/vnd.mapbox-vector-tile', date: 'Mon, 01 Jan 2024 00:00:00 GMT' },
  })

let shelf: Shelf
let work: Promise<unknown>[]
beforeEach(() => {
  shelf = new Shelf()
  work = []
})
async function ask(load: () => Promise<Response>, url = URL_OF_TILE): Promise<string> {
  const store = { open: async () => shelf as unknown as Cache } as unknown as CacheStorage
  const answer = await answerSeenTile(new Request(url), (later) => void work.push(later), { store, load })
  await Promise.all(work)
  return answer.text()
}
const away = async () => Promise.reject(new TypeError('Failed to fetch'))

test('without the tile and without a network there is none', async () => {
  await expect(ask(away)).rejects.toThrow('Failed to fetch')
})

test.each([
  ['the page of a captive portal', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['a refusal', tile('', { status: 503 })],
])('%s is not kept, and what is there is shown instead', async (_, answer) => {
  shelf.kept.set(URL_OF_TILE, old('seen'))
  expect(await ask(async () => answer.clone())).toBe('seen')
  expect(await shelf.kept.get(URL_OF_TILE)?.clone().text()).toBe('seen')
})

test('a tile that was seen is there without a network, however old', async () => {
  shelf.kept.set(URL_OF_TILE, old('seen'))
  expect(await ask(away)).toBe('seen')
})

test('a young tile needs no network; an old one is asked for again', async () => {
  expect(await ask(async () => tile('first'))).toBe('first')
  expect(await ask(async () => expect.unreachable())).toBe('first')
  shelf.kept.set(URL_OF_TILE, old('old'))
  expect(await ask(async () => tile('new'))).toBe('new')
  expect(await ask(away)).toBe('new')
})

test('a full device shows the tile all the same', async () => {
  shelf.put = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  expect(await ask(async () => tile('first'))).toBe('first')
})

test('of very many tiles the newest are kept', async () => {
  for (let x = 0; x < 1000; x++) await ask(async () => tile('t'), `https://areas.example/tiles/base/14/${x}/2`)
  expect(shelf.kept.size).toBeLessThanOrEqual(850)
  expect([...shelf.kept.keys()].at(-1)).toContain('/999/')
})

test('areas are no such tiles', () => {
  expect(SEEN_TILES.test('/tiles/areas/1/2/3.pbf')).toBe(false)
  expect(SEEN_TILES.test('/tiles/aerial/1/2/3')).toBe(true)
})
