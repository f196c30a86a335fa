import type { PlacesAnswer } from '@fieldfare/shared/search.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { type PlaceService, startPlaceService } from '../../../../e2e/placeService.ts'
import { readConfig } from '../../platform/config.ts'
import { placeRoutes } from './routes.ts'

const NEAR_TEXEL = 'near=4.83,53.08'
let warned: string[] = []
afterEach(() => void (warned = []))

async function opened(
  settings: Record<string, string> = {},
): Promise<{ http: FastifyInstance; service: PlaceService }> {
  const service = await startPlaceService()
  const config = readConfig({ NODE_ENV: 'test', SECRET: 's'.repeat(32), PLACES: 'pdok,photon', ...settings })
  const stream = { write: (line: string) => void warned.push(line) }
  const http = Fastify({ logger: { level: 'warn', stream } })
  placeRoutes(http, config, config.PLACES === 'off' ? {} : { pdok: service.pdok, photon: service.photon })
  onTestFinished(async () => {
    await http.close()
    await service.stop()
  })
  return { http, service }
}

const find = async (http: FastifyInstance, words: string, rest = NEAR_TEXEL) => {
  const answer = await http.inject(`/api/places?q=${encodeURIComponent(words)}&${rest}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<PlacesAnswer>()
}

test.each([
  ['', 'q', 'required'],
  ['q=te', 'q', 'tooShort'],
  [`q=${'x'.repeat(101)}`, 'q', 'tooLong'],
  ['q=%00%00%00', 'q', 'characters'],
  ['q=texel&near=here', 'near', 'type'],
  ['q=texel&near=181,0', 'near', 'range'],
  ['q=texel&limit=100', undefined, 'unknown'],
])('GET /api/places?%s is refused without a request to the services', async (query, path, key) => {
  const { http, service } = await opened()
  const answer = await http.inject(`/api/places?${query}`)
  expect(answer.statusCode).toBe(400)
  const [issue] = answer.json<{ error: { data: { issues: { path: string[]; key: string }[] } } }>().error.data.issues
  expect(issue).toMatchObject({ key, path: path ? [path] : [] })
  expect(service.asked).toEqual([])
})

test.each([
  ['slow', 'no answer in time'],
  ['broken', 'answers with broken JSON'],
  ['html', 'answers with something else than JSON'],
  ['huge', 'answers with too much'],
  ['moved', 'redirects'],
  ['failing', 'status 500'],
  ['busy', 'status 429'],
  ['odd', 'answers in another shape'],
])(
  'GET /api/places: with a %s service the answer has no places and away: true, and the log does not contain the search text',
  async (mood, why) => {
    const { http } = await opened()
    const began = performance.now()
    expect(await find(http, `${mood} wadlopen`)).toEqual({ places: [], away: true })
    expect(performance.now() - began).toBeLessThan(2500)
    expect(warned.join('')).toContain(why)
    expect(warned.join('')).not.toContain('wadlopen')
  },
)

test('GET /api/places: a service is no longer requested after five failures, or after its first answer that it is busy', async () => {
  const { http, service } = await opened()
  for (let i = 0; i < 8; i++) await find(http, `failing ${i}`)
  expect(service.asked).toHaveLength(2 * 5)
  expect(await find(http, 'slufter')).toEqual({ places: [], away: true })
  const other = await opened()
  await find(other.http, 'busy')
  await find(other.http, 'slufter')
  expect(other.service.asked).toHaveLength(2)
})

test('GET /api/places: the 21st concurrent request of one IP address is refused with 429', async () => {
  const { http } = await opened({ NODE_ENV: 'development', PEOPLE_PER_ADDRESS: '1' })
  const answers = await Promise.all(Array.from({ length: 25 }, () => http.inject('/api/places?q=slufter')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
})

test('GET /api/places: in the Netherlands official names come first, and names of nature areas from Photon follow', async () => {
  const { http, service } = await opened()
  const { places, away } = await find(http, 'Slufter')
  expect(away).toBe(false)
  // Photon’s own Slufterweg is the same street, so it is left out.
  expect(places).toMatchObject([
    { name: 'Slufterweg', kind: 'street', context: 'De Cocksdorp', source: 'pdok', point: [4.81, 53.13] },
    { name: 'De Slufter', kind: 'nature', source: 'photon', extent: [4.775, 53.12, 4.815, 53.15] },
  ])
  expect((await find(http, 'den burg')).places).toMatchObject([{ name: 'Den Burg', context: 'Texel, Noord-Holland' }])
  for (const request of service.asked) expect(request).not.toMatch(/lang=|53\.08|4\.83/)
})

test('GET /api/places: outside the Netherlands only the worldwide service is requested', async () => {
  const { http, service } = await opened()
  expect((await find(http, 'vaduz', 'near=9.52,47.14')).places).toMatchObject([
    { name: 'Vaduz', kind: 'town', country: 'LI', point: [9.521, 47.141], extent: null },
  ])
  expect(service.asked).toEqual(['/api/?q=vaduz&lat=47.1&lon=9.5&limit=12'])
})

test('GET /api/places: searches that differ only in case, accents or spaces are requested from the service once', async () => {
  const { http, service } = await opened()
  const [first, second] = await Promise.all([
    find(http, 'VADUZ', 'near=9.52,47.14'),
    find(http, 'vaduz', 'near=9.54,47.1'),
  ])
  expect(second).toEqual(first)
  await find(http, '  vadüz ', 'near=9.5,47.1')
  expect(service.asked).toHaveLength(1)
})

test('GET /api/places: with PLACES=off no service is requested and no place is returned', async () => {
  const { http, service } = await opened({ PLACES: 'off' })
  expect(await find(http, 'slufter')).toEqual({ places: [], away: false })
  expect(service.asked).toEqual([])
})
