import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeNamer } from './health.ts'
import { site } from './site.ts'

const SHELL = '<!doctype html><title>Fieldfare</title>'
let dist: string
let http: FastifyInstance
const routes: string[] = []
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'))
  await writeFile(join(dist, 'icon.svg'), '<svg/>')
  await writeFile(join(dist, 'app.js'), 'plain')
  await writeFile(join(dist, 'app.js.br'), 'compressed')
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'assets/importWorker-a1_B-.js'), 'plain')
  await writeFile(join(dist, 'assets/importWorker-a1_B-.js.br'), 'compressed')
  await writeFile(join(dist, 'assets/other-importWorker-a1.js'), 'plain')
  http = Fastify()
  http.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('content-security-policy', "script-src 'self'"),
  )
  const routeOf = routeNamer(new Set())
  http.addHook('onResponse', async (request) => void routes.push(routeOf(request)))
  http.get('/api/config', () => ({}))
  http.get('/photos/7', (_request, reply) =>
    reply.headers({ etag: '"7"', 'cache-control': 'public, max-age=31536000, immutable' }).send('a photo'),
  )
  await site(http, dist, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(SHELL),
  )
})
afterAll(async () => {
  await http.close()
  await rm(dist, { recursive: true })
})

const ACCEPTS = [undefined, '*/*', 'text/html', 'application/json', 'image/*']
const ask = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET', accept?: string) =>
  http.inject({ url, method, headers: accept ? { accept } : {} })

test.each([
  '/trpc/nothing',
  '/api/nothing',
  '/tiles/areas/0/0/9.pbf',
  '/photos/x/list.jpg',
  '/secret',
  '/area',
  '/none.js',
])('GET %s, which is not a page, is 404', async (url) => {
  const answer = await ask(url, 'GET', '*/*')
  expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 404, body: { status: 'not found' } })
})

test.each([
  '/assets/..%2Ficon.svg',
  '/assets/%2e%2e%2ficon.svg',
  '/assets/x%2F..%2F..%2Ficon.svg',
  '/assets/%2Fetc%2Fpasswd',
  '/assets/.',
])('GET %s, which leads out of the folder of assets, returns no file', async (url) => {
  expect((await ask(url)).statusCode).toBeGreaterThanOrEqual(400)
})

test('only the script of importWorker may run WebAssembly', async () => {
  const policy = async (url: string, encoding: string) =>
    (await http.inject({ url, headers: { 'accept-encoding': encoding } })).headers['content-security-policy']
  for (const encoding of ['br', 'identity']) {
    expect(await policy('/assets/importWorker-a1_B-.js', encoding)).toContain("script-src 'self' 'wasm-unsafe-eval'")
    for (const url of ['/assets/other-importWorker-a1.js', '/app.js', '/area/7'])
      expect(await policy(url, encoding)).toBe("script-src 'self'")
  }
})

test('an immutable asset has no ETag and no Last-Modified, a file that may change has an ETag', async () => {
  const headersOf = async (url: string) => (await http.inject({ url, headers: { 'accept-encoding': 'br' } })).headers
  const forever = await headersOf('/assets/importWorker-a1_B-.js')
  expect(forever['cache-control']).toContain('immutable')
  expect(['etag', 'last-modified', 'accept-ranges'].filter((name) => name in forever)).toEqual([])
  expect(await headersOf('/icon.svg')).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
})

test('an immutable answer of a route other than the assets keeps its ETag', async () => {
  const { headers } = await http.inject('/photos/7')
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', etag: '"7"' })
})

test('POST to a page is 404', async () => {
  expect((await ask('/area/7', 'POST')).statusCode).toBe(404)
})

test.each(['/', '/area/7', '/community/7?then=x', '/map', '/map/', '/post/7', '/reset-password/x'])(
  'GET %s returns the page for every Accept header, HEAD the same without a body',
  async (url) => {
    for (const accept of ACCEPTS) {
      const page = await ask(url, 'GET', accept)
      expect({ accept, status: page.statusCode, body: page.body }).toEqual({ accept, status: 200, body: SHELL })
      const head = await ask(url, 'HEAD', accept)
      expect({ accept, status: head.statusCode, body: head.body }).toEqual({ accept, status: 200, body: '' })
      expect(head.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    }
  },
)

test('GET of an unknown path returns the page to a browser, and GET of an existing file returns the file', async () => {
  expect((await ask('/nowhere', 'GET', 'text/html,*/*')).body).toBe(SHELL)
  expect((await ask('/icon.svg', 'GET', 'text/html')).body).toBe('<svg/>')
})

test('a file is sent in its precompressed form to clients that accept br, with its own type', async () => {
  const get = (encodings: string) => http.inject({ url: '/app.js', headers: { 'accept-encoding': encodings } })
  const { headers, body } = await get('gzip, deflate, br')
  expect({ body, encoding: headers['content-encoding'], type: headers['content-type'] }).toEqual({
    body: 'compressed',
    encoding: 'br',
    type: 'application/javascript; charset=utf-8',
  })
  expect(String(headers.vary)).toContain('accept-encoding')
  expect((await get('gzip')).headers['content-encoding']).not.toBe('br')
  expect((await get('identity')).body).toBe('plain')
})

test('requests for built assets share one route name in the metrics, and an asset built after the start is served', async () => {
  await writeFile(join(dist, 'assets/built-since.js'), 'new')
  routes.length = 0
  for (const url of ['/assets/importWorker-a1_B-.js', '/assets/other-importWorker-a1.js'])
    expect((await ask(url)).statusCode).toBe(200)
  expect(routes).toEqual(['/assets/:name', '/assets/:name'])
  expect((await ask('/assets/built-since.js')).body).toBe('new')
  expect((await ask('/assets/none.js')).statusCode).toBe(404)
})
