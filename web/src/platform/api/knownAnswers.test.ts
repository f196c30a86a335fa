import { afterEach, expect, test, vi } from 'vitest'
import { askKnown, forgetAnswers } from './knownAnswers.ts'

const answer = (text: string, etag?: string) =>
  new Response(text, { headers: { 'content-type': 'application/json', ...(etag && { etag }) } })
const unchanged = () => new Response(null, { status: 304, headers: { 'content-type': 'application/json' } })

/** Serves the answers in turn. @returns the `If-None-Match` header of each request */
function serving(...answers: Response[]): (string | null)[] {
  const sentTags: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit = {}) => {
    sentTags.push(new Headers(headers).get('if-none-match'))
    const next = answers.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next
  })
  return sentTags
}
const readBody = async (url = '/trpc/a') => (await askKnown(url, { method: 'GET' })).text()

afterEach(() => {
  forgetAnswers()
  vi.unstubAllGlobals()
})

test('askKnown sends no ETag with a write, or after an answer without an ETag', async () => {
  const sentTags = serving(answer('1'), answer('2'), answer('3', '"c"'), answer('4'))
  expect([await readBody(), await readBody()]).toEqual(['1', '2'])
  for (const text of ['3', '4'])
    expect(await (await askKnown('/trpc/a', { method: 'POST', body: '{}' })).text()).toBe(text)
  expect(sentTags).toEqual([null, null, null, null])
})

test('askKnown does not remember the ETag of a refusal, and throws if a request fails, even with a remembered answer', async () => {
  const refused = new Response('{}', { status: 403, headers: { 'content-type': 'application/json', etag: '"x"' } })
  const sentTags = serving(refused, answer('1', '"a"'))
  expect((await askKnown('/trpc/a', { method: 'GET' })).status).toBe(403)
  expect(await readBody()).toBe('1')
  await expect(readBody()).rejects.toMatchObject({ code: 'network' })
  expect(sentTags).toEqual([null, null, '"a"'])
})

test('askKnown sends the ETag of the last answer, and returns that answer again if the server responds with 304', async () => {
  const sentTags = serving(answer('1', '"a"'), unchanged(), unchanged(), answer('2', '"b"'), unchanged())
  expect([await readBody(), await readBody(), await readBody(), await readBody(), await readBody()]).toEqual([
    '1',
    '1',
    '1',
    '2',
    '2',
  ])
  expect(sentTags).toEqual([null, '"a"', '"a"', '"a"', '"b"'])
})

test('askKnown forgets the oldest answers beyond its limit; forgetAnswers forgets all', async () => {
  const long = 'x'.repeat(900_000)
  const sentTags = serving(...['a', 'b', 'c', 'a2', 'b2'].map((etag) => answer(long, `"${etag}"`)))
  for (const url of ['/a', '/b', '/c', '/a']) await readBody(url)
  forgetAnswers()
  await readBody('/b')
  expect(sentTags).toEqual([null, null, null, null, null])
})
