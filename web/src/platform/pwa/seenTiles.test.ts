import { beforeEach, expect, test } from 'vitest'
import { answerSeenTile, SEEN_TILES } from './seenTiles.ts'

/** The part of the Cache API that `seenTiles.ts` uses. */
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

test('answerSeenTile fails offline for a tile that is not stored', async () => {
  await expect(ask(away)).rejects.toThrow('Failed to fetch')
})

test.each([
  ['the page of a captive portal', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['a refusal', tile('', { status: 503 })],
])('answerSeenTile does not store %s and answers with the stored tile', async (_, answer) => {
  shelf.kept.set(URL_OF_TILE, old('seen'))
  expect(await ask(async () => answer.clone())).toBe('seen')
  expect(await shelf.kept.get(URL_OF_TILE)?.clone().text()).toBe('seen')
})

test('answerSeenTile answers with a stored tile offline, however old', async () => {
  shelf.kept.set(URL_OF_TILE, old('seen'))
  expect(await ask(away)).toBe('seen')
})

test('answerSeenTile answers with a recent tile without a request, and refetches an old one', async () => {
  expect(await ask(async () => tile('first'))).toBe('first')
  expect(await ask(async () => expect.unreachable())).toBe('first')
  shelf.kept.set(URL_OF_TILE, old('old'))
  expect(await ask(async () => tile('new'))).toBe('new')
  expect(await ask(away)).toBe('new')
})

test('answerSeenTile answers even if the tile cannot be stored', async () => {
  shelf.put = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  expect(await ask(async () => tile('first'))).toBe('first')
})

test('answerSeenTile keeps at most 850 of 1000 tiles, and the newest among them', async () => {
  for (let x = 0; x < 1000; x++) await ask(async () => tile('t'), `https://areas.example/tiles/base/14/${x}/2`)
  expect(shelf.kept.size).toBeLessThanOrEqual(850)
  expect([...shelf.kept.keys()].at(-1)).toContain('/999/')
})

test('SEEN_TILES excludes tiles of areas', () => {
  expect(SEEN_TILES.test('/tiles/areas/1/2/3.pbf')).toBe(false)
  expect(SEEN_TILES.test('/tiles/aerial/1/2/3')).toBe(true)
})
