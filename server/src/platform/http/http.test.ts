import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { areaData, newcomer, square, useWorldOnOneEngine } from '../../testing/world.ts'
import { isOurOrigin } from './origin.ts'

const { lasting, app } = useWorldOnOneEngine()
const post = (call: string, payload: string | object, headers: Record<string, string> = {}) =>
  app().http.inject({
    method: 'POST',
    url: `/trpc/${call}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
const codeOf = (answer: { json(): { error: { data: { code: string } } } }) => answer.json().error.data.code

test('measure.insert: a guest gets 401 account-required, whatever the body', async () => {
  for (const payload of ['{"measure":', '7', {}]) {
    const answer = await post('measure.insert', payload)
    expect({ status: answer.statusCode, code: codeOf(answer) }).toEqual({ status: 401, code: 'account-required' })
  }
})

test.each(['{"measure":', '7', '"text"', '[]', 'null'])(
  'measure.insert: the body %s is refused with 400 bad-input',
  async (payload) => {
    const { cookie } = await lasting().make.member()
    const answer = await post('measure.insert', payload, { cookie })
    expect({ status: answer.statusCode, code: codeOf(answer) }).toEqual({ status: 400, code: 'bad-input' })
  },
)

test('an unknown call is 404, and a write by GET is refused with 4xx', async () => {
  expect((await post('no.such.call', {})).statusCode).toBe(404)
  const read = await app().http.inject({ method: 'GET', url: '/trpc/measure.insert?input={}' })
  expect(read.statusCode).toBeGreaterThanOrEqual(400)
  expect(read.statusCode).toBeLessThan(500)
})

test('measure.insert: a shape of 100,000 vertices is refused with 413 too-large', async () => {
  const { cookie } = await lasting().make.member()
  const ring = Array.from({ length: 100_000 }, (_, i) => [5 + Math.cos(i) / 10, 53 + Math.sin(i) / 10])
  const answer = await post(
    'measure.insert',
    { measure: { type: 'Polygon', coordinates: [ring] }, data: areaData },
    { cookie },
  )
  expect({ status: answer.statusCode, code: codeOf(answer) }).toEqual({ status: 413, code: 'too-large' })
})

test('measure.insert: a shape of 5,001 vertices is refused with a text that names the maximum', async () => {
  const { cookie } = await lasting().make.member()
  const ring = Array.from({ length: 5001 }, (_, i) => {
    const angle = (i / 5001) * 2 * Math.PI
    return [5 + Math.cos(angle) / 10, 53 + Math.sin(angle) / 10]
  })
  const measure = { type: 'Polygon', coordinates: [[...ring, ring[0]]] }
  const answer = await post('measure.insert', { measure, data: areaData }, { cookie })
  expect(answer.statusCode).toBe(400)
  const text = 'This shape has too many dots. The maximum is 5,000.'
  expect(answer.json().error.data.issues).toEqual([
    { path: ['measure'], key: 'tooManyPoints', params: { max: 5000 }, text },
  ])
})

test('refused calls answer with fixed English texts, such as Required field', async () => {
  const { cookie, call } = await lasting().make.member()
  const required = async (name: string, body: object) => {
    const { issues } = (await post(name, body, { cookie })).json().error.data as {
      issues: { path: string[]; text: string }[]
    }
    return Object.fromEntries(issues.map(({ path, text }) => [path.at(-1), text]))
  }
  const word = 'Required field'
  const missing = { measure: word, level: word, rating: word, frequency: word }
  expect(await required('measure.insert', { data: { title: 'A' } })).toEqual(missing)
  expect(await required('account.register', { ...newcomer(), agree: false })).toEqual({ agree: word })
  const { area } = await call.measure.insert({ measure: square(5, 53), data: areaData })
  const other = await lasting().make.member()
  const answer = await post('measure.delete', { measureId: area.id }, { cookie: other.cookie })
  expect(answer.json().error).toMatchObject({
    message: 'not allowed',
    data: { code: 'not-allowed', text: 'Cannot delete measure' },
  })
  const bare = { newPassword: 'a-quiet-lane-by-the-lake-2', token: area.id }
  expect((await post('resetPW', bare, {})).json().error).toMatchObject({ message: 'Not work MVD' })
})

test.each([[{ origin: 'https://elsewhere.example' }], [{ 'sec-fetch-site': 'cross-site' }], [{ origin: 'null' }]])(
  'measure.insert: a write with the headers %o of another site is refused with 403 forbidden',
  async (headers) => {
    const { cookie } = await lasting().make.member()
    const answer = await post('measure.insert', { measure: square(5, 53), data: areaData }, { cookie, ...headers })
    expect({ status: answer.statusCode, code: codeOf(answer) }).toEqual({ status: 403, code: 'forbidden' })
  },
)

test('account.signIn: the session cookie is HttpOnly and SameSite=Lax', async () => {
  const { email } = await lasting().make.member()
  const answer = await post('account.signIn', { email, password: 'a-quiet-lane-by-the-lake' })
  expect(answer.statusCode).toBe(200)
  const [session, device] = [answer.headers['set-cookie'] ?? []].flat()
  expect(session).toMatch(/^fieldfare\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(device).toMatch(/^fieldfare\.device=[^;]+; Max-Age=15552000; Path=\/trpc; HttpOnly; SameSite=Lax$/)
})

test('pages have security headers, and their Content-Security-Policy allows inline scripts only by hash', async () => {
  const { headers } = await app().http.inject('/metrics')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("style-src-attr 'none'")
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){0,3};/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('same-origin')
})

test('answers that are not pages have a Content-Security-Policy that allows nothing, and no X-Frame-Options', async () => {
  for (const url of ['/healthz', '/trpc/account.me', '/tiles/areas/0/0/0.pbf']) {
    const { headers } = await app().http.inject(url)
    expect([url, headers['content-security-policy']]).toEqual([url, "default-src 'none'; frame-ancestors 'none'"])
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

test('HTML pages have a Permissions-Policy, and answers of calls have none', async () => {
  const { headers } = await app().http.inject('/mailbox')
  expect(headers['content-type']).toContain('text/html')
  expect(headers['permissions-policy']).toContain('geolocation=(self), ')
  expect(headers['permissions-policy']).toContain('camera=()')
  const call = await app().http.inject('/trpc/account.me')
  expect([call.statusCode, call.headers['permissions-policy']]).toEqual([200, undefined])
})

test('/healthz returns the version of the server, and /readyz returns that the server is ready', async () => {
  expect((await app().http.inject('/healthz')).json()).toEqual({ status: 'ok', version: '1.0.0' })
  expect((await app().http.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

test.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND'])(
  'the method %s is refused with 405 and the allowed methods',
  async (method) => {
    for (const url of ['/trpc/account.me', '/map', '/healthz']) {
      const answer = await app().http.inject({ method: method as 'PUT', url })
      expect([url, answer.statusCode]).toEqual([url, 405])
      expect(answer.headers.allow).toBe('GET, HEAD, POST, OPTIONS')
    }
  },
)

test('answers of calls have Cache-Control: no-store', async () => {
  const { cookie } = await lasting().make.member()
  for (const call of ['account.me', 'account.session', 'no.such.call']) {
    const { headers } = await app().http.inject({ url: `/trpc/${call}`, headers: { cookie } })
    expect([call, headers['cache-control']]).toEqual([call, 'no-store'])
  }
})

test('isOurOrigin: in production only PUBLIC_URL with its scheme is accepted, in development also the Host', () => {
  const config = { PUBLIC_URL: 'https://nature.example', production: true }
  const isOurs = (origin: string, host = 'nature.example') => isOurOrigin(config, { origin, host })
  expect(isOurs('https://nature.example', 'inside:3000')).toBe(true)
  for (const origin of ['http://nature.example', 'https://other.example', 'null'])
    expect([origin, isOurs(origin)]).toEqual([origin, false])
  expect(isOurs('https://other.example', 'other.example')).toBe(false)
  const developing = { PUBLIC_URL: 'http://localhost:3000', production: false }
  expect(isOurOrigin(developing, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(true)
  expect(isOurOrigin(developing, { origin: 'https://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(false)
})

test('/metrics: in production, a request without the maintenance token is 404, and a request with it is answered', async () => {
  const { config, db, log } = app().deps
  const token = 'a-token-of-24-characters'
  const production = await buildApp({ ...config, production: true, MAINTENANCE_TOKEN: token }, db, log)
  try {
    expect((await production.http.inject('/metrics')).statusCode).toBe(404)
    const answer = await production.http.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    expect(answer.statusCode).toBe(200)
  } finally {
    await production.stop()
  }
})

test('/metrics: outside production, a request from loopback is answered, and a request forwarded by a proxy is 404', async () => {
  expect((await app().http.inject('/metrics')).body).toContain('live_connections')
  const forwarded = await app().http.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(forwarded.statusCode).toBe(404)
})

test('log: a short message is accepted, a message of 501 characters is refused with BAD_REQUEST', async () => {
  const { guest } = lasting()
  expect(await guest.log({ message: 'Loading chunk failed', page: '/map' })).toEqual({ logged: true })
  await expect(guest.log({ message: 'x'.repeat(501) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test.each([
  ['the key __proto__', '{"__proto__":{"admin":true},"key":"DRAW_AREA","value":1}', 'saveKV'],
  ['a duplicate key', '{"landId":"x","landId":"y"}', 'subscribe'],
  ['200,000 unclosed brackets', '['.repeat(200_000), 'draft.save'],
  [
    'a draft of 200,000 nested arrays',
    `{"kind":"area","key":"k","step":"s","version":0,"editedAt":"2026-01-01T00:00:00Z","content":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`,
    'draft.save',
  ],
])('a body with %s is refused with 4xx', async (_name, payload, call) => {
  const { cookie } = await lasting().make.member()
  const answer = await post(call, payload, { cookie })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(codeOf(answer)).not.toBe('general')
})

test.each([
  ['text/plain'],
  ['application/x-www-form-urlencoded'],
  ['multipart/form-data; boundary=x'],
  ['application/octet-stream'],
])('measure.insert: a write with the content type %s is refused with 415 bad-input', async (type) => {
  const { cookie } = await lasting().make.member()
  for (const call of ['measure.insert', '../%74rpc/measure.insert']) {
    const answer = await post(call, '{}', { cookie, 'content-type': type })
    expect({ status: answer.statusCode, code: codeOf(answer) }).toEqual({ status: 415, code: 'bad-input' })
  }
})

test('draft.list: a database fault is answered with 500 general, without details of the fault', async () => {
  const { kysely } = app().deps.db
  const { cookie } = await lasting().make.member()
  await kysely.schema.alterTable('draft').renameTo('draft_away').execute()
  try {
    const answer = await app().http.inject({ url: '/trpc/draft.list', headers: { cookie } })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('draft_away')
    expect(answer.json().error).toEqual({
      code: expect.any(Number),
      message: 'general',
      data: expect.objectContaining({ code: 'general', issues: [] }),
    })
    expect(answer.body).not.toContain('relation')
  } finally {
    await kysely.schema.alterTable('draft_away').renameTo('draft').execute()
  }
})

test('/metrics: requests for unknown call names add no labels to the metrics', async () => {
  for (let i = 0; i < 5; i++) await app().http.inject(`/trpc/madeUp${i}`)
  await app().http.inject('/trpc/account.session')
  const { body } = await app().http.inject('/metrics')
  expect(body.includes('madeUp')).toBe(false)
  expect(body.includes('/trpc/account.session')).toBe(true)
})

test.each([
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/%00',
  '/%',
  '/%ff',
  '//etc/passwd',
  '/mailbox/..%2f..%2fsecret',
  '/mailbox/a%00.eml',
  '/secret',
  '/.env',
  '/server/src/main.ts',
])('GET %s, which is no served path, returns no file and is 4xx', async (url) => {
  const answer = await app().http.inject({ url, headers: { accept: '*/*' } })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.body).not.toContain('"name"')
})

test('HEAD is answered as GET without a body, and other methods on a call are 4xx', async () => {
  const head = await app().http.inject({ method: 'HEAD', url: '/healthz' })
  expect({ status: head.statusCode, body: head.body }).toEqual({ status: 200, body: '' })
  for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH'] as const) {
    const { statusCode } = await app().http.inject({ method, url: '/trpc/account.session' })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  }
})

test('a batch of 60 calls in one request is refused with 4xx', async () => {
  const names = Array.from({ length: 60 }, () => 'account.me').join(',')
  const answer = await app().http.inject(`/trpc/${names}?batch=1&input=${encodeURIComponent('{}')}`)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
})
