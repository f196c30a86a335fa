import Fastify, { type FastifyRequest } from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shrinkAnswers } from './shrinkAnswers.ts'

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, index) => [5.1, 52.3, index % 7]))

async function answering(
  body: string,
  encoding?: string,
  { status = 409, known = '', method = 'GET' as 'GET' | 'POST' } = {},
) {
  const app = Fastify()
  let spared: (request: FastifyRequest) => number = () => -1
  let count = -1
  await app.register(async (calls) => {
    spared = shrinkAnswers(calls)
    calls.addHook('onResponse', async (request) => void (count = spared(request)))
    const url = '/'
    const handler = () =>
      new Response(body, { status, headers: { 'content-type': 'application/json', vary: 'accept' } })
    calls.route({ method: ['GET', 'POST'], url, handler })
  })
  const headers = {
    ...(encoding !== undefined && { 'accept-encoding': encoding }),
    ...(known && { 'if-none-match': known }),
  }
  const answer = await app.inject({ method, url: '/', headers })
  await app.close()
  return { answer, spared: count }
}

test.each([
  ['nothing', undefined],
  ['other encodings alone', 'zstd, deflate'],
  ['br and gzip with q=0', 'br;q=0, gzip; q=0.0'],
])('an answer to a request that accepts %s is sent uncompressed', async (_, encoding) => {
  const { answer, spared } = await answering(LONG, encoding)
  expect([answer.statusCode, answer.body, answer.headers['content-encoding'], spared]).toEqual([
    409,
    LONG,
    undefined,
    0,
  ])
})

test.each([
  ['a refusal', LONG, { status: 409 }],
  ['the answer to a POST', LONG, { status: 200, method: 'POST' as const }],
  ['a short answer', '{"a":1}', { status: 200 }],
])('%s has no ETag and is sent whole each time', async (_, body, more) => {
  const { answer } = await answering(body, undefined, { ...more, known: '*' })
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([more.status, body, undefined])
})

test('a request with the ETag of the last answer gets 304, and the spared bytes are counted', async () => {
  const first = await answering(LONG, 'br', { status: 200 })
  const etag = String(first.answer.headers.etag)
  expect(etag).toMatch(/^"[\w-]{27}"$/)
  const same = await answering(LONG, 'br', { status: 200, known: etag })
  expect([same.answer.statusCode, same.answer.body, same.spared]).toEqual([304, '', LONG.length])
  expect(same.answer.headers).toMatchObject({ etag, 'content-type': 'application/json' })
  const other = await answering(`${LONG} `, 'br', { status: 200, known: etag })
  expect(other.answer.statusCode).toBe(200)
  expect(other.answer.headers.etag).not.toBe(etag)
})

test('a short answer is sent uncompressed', async () => {
  const { answer } = await answering('{"a":1}', 'br')
  expect([answer.body, answer.headers['content-encoding']]).toEqual(['{"a":1}', undefined])
})

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'deflate, gzip;q=0.5', gunzipSync],
] as const)(
  'a long answer is compressed with %s, keeps its status and headers, and the spared bytes are counted',
  async (way, encoding, open) => {
    const { answer, spared } = await answering(LONG, encoding)
    expect(open(answer.rawPayload).toString()).toBe(LONG)
    expect(spared).toBe(LONG.length - answer.rawPayload.length)
    expect(answer).toMatchObject({
      statusCode: 409,
      headers: { 'content-encoding': way, 'content-type': 'application/json', vary: 'accept, accept-encoding' },
    })
  },
)
