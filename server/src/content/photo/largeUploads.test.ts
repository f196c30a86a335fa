import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { makeLimits } from '../../platform/call/limits.ts'
import { answerOf, uploadsTo } from '../../testing/uploads.ts'
import { useWatchers } from '../../testing/watcher.ts'
import { useWorld } from '../../testing/world.ts'

const { lasting, app } = useWorld()
const { address } = useWatchers(app)
const post = uploadsTo(app)

test('POST /photos: large bodies are counted before they are read, and refused with 429 above the limit', async () => {
  const { make } = lasting()
  const { cookie, id } = await make.member()
  const { limits, config, db } = app().deps
  app().deps.limits = makeLimits(db, { ...config, NODE_ENV: 'production' })
  try {
    await app().deps.limits.count('largeBodies', id, 799)
    const payload = new PassThrough()
    const headers = { 'content-type': 'image/jpeg', 'content-length': String(2 * 1024 * 1024), cookie }
    const answer = await app().http.inject({ method: 'POST', url: `/photos/${randomUUID()}`, headers, payload })
    expect(answerOf(answer)).toEqual({ status: 429, code: 'too-many' })
  } finally {
    app().deps.limits = limits
  }
})

test.each([
  ['/trpc/uploadImageFileBase64', 'application/json'],
  [`/photos/${randomUUID()}`, 'image/jpeg'],
])('the connection is closed without reading the rest of a refused body, at %s', async (path, type) => {
  const headers = { 'content-type': type, 'content-length': String(2 * 1024 * 1024) }
  const outgoing = request({ host: '127.0.0.1', port: new URL(address()).port, method: 'POST', path, headers })
  outgoing.on('error', () => undefined).write(Buffer.alloc(1024))
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  expect({ status: answer.statusCode, connection: answer.headers.connection }).toEqual({
    status: 401,
    connection: 'close',
  })
  const ended = once(answer.socket, 'close')
  answer.resume()
  await ended
})

test('POST /photos: a large body that stops arriving is disconnected after 20 seconds', async () => {
  const { cookie } = await lasting().make.member()
  const { port } = new URL(address())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const headers = { 'content-type': 'image/jpeg', 'content-length': String(2 * 1024 * 1024), cookie }
    const outgoing = request({ host: '127.0.0.1', port, method: 'POST', path: `/photos/${randomUUID()}`, headers })
    const closed = once(outgoing, 'error')
    outgoing.write(Buffer.alloc(1024))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    vi.advanceTimersByTime(20_000)
    expect(await closed).toMatchObject([{ code: 'ECONNRESET' }])
  } finally {
    vi.useRealTimers()
  }
})

test('POST /photos: a large body that waits for other uploads of its sender is not disconnected', async () => {
  const { cookie } = await lasting().make.member()
  const slow = [new PassThrough(), new PassThrough()]
  const sent = slow.map((payload) => {
    payload.write(Buffer.alloc(1024))
    const headers = { 'content-type': 'image/jpeg', 'content-length': '2048', cookie }
    return app().http.inject({ method: 'POST', url: `/photos/${randomUUID()}`, headers, payload })
  })
  await vi.waitFor(() => expect(slow.map(({ readableLength }) => readableLength)).toEqual([0, 0]), 3000)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { port } = new URL(address())
    const length = 2 * 1024 * 1024
    const headers = { 'content-type': 'image/jpeg', 'content-length': String(length), cookie }
    const large = request({ host: '127.0.0.1', port, method: 'POST', path: `/photos/${randomUUID()}`, headers })
    const answered = once(large, 'response') as Promise<[IncomingMessage]>
    large.end(Buffer.alloc(length))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    vi.advanceTimersByTime(40_000)
    for (const payload of slow) payload.end(Buffer.alloc(1024))
    const [answer] = await answered
    expect(answer.statusCode).toBe(400)
    answer.resume()
  } finally {
    vi.useRealTimers()
    await Promise.all(sent)
  }
})

test('POST /photos: the third concurrent large upload of one person is refused with unavailable, and that of another person is not', async () => {
  const { make } = lasting()
  const [one, other] = [await make.member(), await make.member()]
  const slow = [new PassThrough(), new PassThrough()]
  const sent = slow.map((payload) => {
    payload.write(Buffer.alloc(1024))
    const headers = { 'content-type': 'image/jpeg', 'content-length': String(2 * 1024 * 1024), cookie: one.cookie }
    return app().http.inject({ method: 'POST', url: `/photos/${randomUUID()}`, headers, payload })
  })
  const large = Buffer.alloc(2 * 1024 * 1024)
  const third = async () => answerOf(await post(randomUUID(), large, { cookie: one.cookie }))
  try {
    await vi.waitFor(() => expect(slow.map(({ readableLength }) => readableLength)).toEqual([0, 0]), 3000)
    expect(await third()).toEqual({ status: 503, code: 'unavailable' })
    expect(answerOf(await post(randomUUID(), large, { cookie: other.cookie }))).toEqual({
      status: 400,
      code: 'bad-input',
      key: 'photoType',
    })
  } finally {
    for (const payload of slow) payload.end(Buffer.alloc(2 * 1024 * 1024 - 1024))
    await Promise.all(sent)
  }
  expect(await third()).toEqual({ status: 400, code: 'bad-input', key: 'photoType' })
})

test('large bodies are read only by calls that take photos, and only from verified people', async () => {
  const { make } = lasting()
  const [member, newcomer] = [await make.member(), await make.member({ verified: false })]
  const payload = { base64Image: 'A'.repeat(2 * 1024 * 1024) }
  const send = async (call: string, cookie?: string, body: object = payload) => {
    const answer = await app().http.inject({
      method: 'POST',
      url: `/trpc/${call}`,
      headers: cookie ? { cookie } : {},
      payload: body,
    })
    return { status: answer.statusCode, code: answer.json().error.data.code }
  }
  for (const call of ['uploadImageFileBase64', 'addThread', 'editThread', 'addTreasure']) {
    expect(await send(call)).toEqual({ status: 401, code: 'not-signed-in' })
    expect(await send(call, newcomer.cookie)).toEqual({ status: 403, code: 'not-verified' })
    expect(await send(call, member.cookie)).toEqual({ status: 400, code: 'bad-input' })
  }
  for (const call of ['measure.insert', 'draft.save', 'addComment'])
    expect(await send(call, member.cookie)).toEqual({ status: 413, code: 'too-large' })
  // At most eight uploads run at once; a ninth succeeds since finished uploads free their places.
  for (let i = 0; i < 9; i++) expect((await send('uploadImageFileBase64', member.cookie)).status).toBe(400)
  const huge = { base64Image: 'A'.repeat(40 * 1024 * 1024) }
  expect(await send('uploadImageFileBase64', member.cookie, huge)).toEqual({ status: 413, code: 'too-large' })
})
