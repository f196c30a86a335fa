import { expect, test } from 'vitest'
import { AREA_TILES, answerAreaTile, orLast } from './offlineAnswers.ts'

const SITE = 'https://areas.example'
const away = async () => Promise.reject(new TypeError('Failed to fetch'))

/** The part of the Cache API that is used, with all caches as one. */
function cachesWith(...kept: [path: string, response: Response][]) {
  const all = new Map(kept.map(([path, response]) => [SITE + path, response]))
  const urlOf = (request: Request | string) => (typeof request === 'string' ? request : request.url)
  return {
    match: async (request: Request | string) => all.get(urlOf(request))?.clone(),
    open: async () => ({ put: async (request: Request, response: Response) => void all.set(urlOf(request), response) }),
  } as unknown as CacheStorage
}
const empty = () => new Response(null, { status: 204 })
const tile = (path: string) => new Request(`${SITE}/tiles/areas/${path}`)

test.each([
  ['/tiles/areas/14/8625/5753.pbf', true],
  ['/tiles/areas/14/8625/5753', false],
  ['/tiles/love/14/8625/5753.pbf', false],
])('AREA_TILES matches %s: %s', (path, expected) => expect(AREA_TILES.test(path)).toBe(expected))

test('answerAreaTile without a connection fails for a tile that no offline map has', async () => {
  const store = cachesWith(['/tiles/areas/13/4312/2876.pbf', new Response('areas')])
  await expect(answerAreaTile(tile('14/8625/5753.pbf'), { store, load: away })).rejects.toThrow('Failed to fetch')
})

test('answerAreaTile returns the tile of the server, and without a connection that of an offline map', async () => {
  const store = cachesWith(['/tiles/areas/14/8625/5753.pbf', new Response('kept')])
  const ask = (load: () => Promise<Response>) => answerAreaTile(tile('14/8625/5753.pbf'), { store, load })
  expect(await (await ask(async () => new Response('fresh'))).text()).toBe('fresh')
  expect(await (await ask(away)).text()).toBe('kept')
})

test('answerAreaTile without a connection returns an empty tile if a larger tile around it with the same filter is empty, else fails', async () => {
  const store = cachesWith(['/tiles/areas/12/2156/1438.pbf', empty()])
  expect((await answerAreaTile(tile('14/8625/5753.pbf'), { store, load: away })).status).toBe(204)
  await expect(answerAreaTile(tile('14/8625/5753.pbf?rating=7'), { store, load: away })).rejects.toThrow()
})

const settings = new Request(`${SITE}/api/config`)
const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } })

test.each([
  ['a refusal', new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } })],
  ['the page of a captive portal', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('orLast does not store %s as the last answer', async (_name, answer) => {
  const store = cachesWith()
  await orLast(settings, 'settings-1', { store, load: async () => answer })
  await expect(orLast(settings, 'settings-1', { store, load: away })).rejects.toThrow('Failed to fetch')
})

test('orLast returns the answer of the server, and without a connection the last answer that it stored', async () => {
  const store = cachesWith()
  const ask = async (load: () => Promise<Response>) => (await orLast(settings, 'settings-1', { store, load })).text()
  expect(await ask(async () => json('{"a":1}'))).toBe('{"a":1}')
  expect(await ask(away)).toBe('{"a":1}')
})
