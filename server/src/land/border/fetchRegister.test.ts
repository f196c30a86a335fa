import { expect, test } from 'vitest'
import { fetchRegister, type KnownRegister } from './fetchRegister.ts'

const site = { PUBLIC_URL: 'https://site.example', SUPPORT_ADDRESS: undefined }
const API = 'https://register.example/ogc/v1'
const register: KnownRegister = { api: API, facts: { source: 'R', licence: 'CC0', kind: 'park' } }
const requests: string[] = []
/** Returns a stand-in for fetch that gives a prepared answer for each URL. */
const answering = (answers: Record<string, unknown>) =>
  (async (url: URL) => {
    const path = String(url).slice(API.length)
    requests.push(path)
    const answer = answers[path]
    if (answer === undefined) return new Response('', { status: 500 })
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }) as unknown as typeof fetch
const FIRST = '/collections/a%20b/items?f=json&limit=100'
const one = { ...register, collection: 'a b' }

test.each([
  ['that answers 500', {}, 'answered 500'],
  ['that answers no JSON', { [FIRST]: '<html>' }, 'could not be read'],
  ['without features', { [FIRST]: { links: [] } }, 'has no features'],
  [
    'with a next link to another host',
    { [FIRST]: { features: [], links: [{ rel: 'next', href: 'https://elsewhere.example/' }] } },
    'leads elsewhere',
  ],
  [
    'with a next link to itself',
    { [FIRST]: { features: [], links: [{ rel: 'next', href: `${API}${FIRST}` }] } },
    'pages',
  ],
])('fetchRegister: a register %s is refused with its reason', async (_, answers, reason) => {
  await expect(fetchRegister(one, site, answering(answers))).rejects.toThrow(reason)
})

test('fetchRegister: a register without collections is refused', async () => {
  const none = answering({ '/collections?f=json': { collections: [] } })
  await expect(fetchRegister(register, site, none)).rejects.toThrow('no collections')
})

test('fetchRegister: reads every page of every collection', async () => {
  const items = (name: string, rest = '') => `/collections/${name}/items?f=json&limit=100${rest}`
  const found = await fetchRegister(
    register,
    site,
    answering({
      '/collections?f=json': { collections: [{ id: 'north' }, { id: 'south' }] },
      [items('north')]: {
        features: [1],
        links: [{ rel: 'self' }, { rel: 'next', href: `${API}${items('north', '&p=2')}` }],
      },
      [items('north', '&p=2')]: { features: [2], links: [] },
      [items('south')]: { features: [3] },
    }),
  )
  expect(found.features).toEqual([1, 2, 3])
})
