// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { failureOf } from '../../platform/i18n/failure.ts'
import { useFakeServer } from './fakeUploads.ts'
import { uploadPhoto } from './upload.ts'

const server = useFakeServer()
const send = (photo: Blob, signal = new AbortController().signal, onProgress = vi.fn()) =>
  uploadPhoto('an-id', photo, { signal, onProgress })
const photo = (size = 1, type = 'image/jpeg') => new Blob([new Uint8Array(size)], { type })
const failure = async (sent: Promise<unknown>) =>
  failureOf(
    await sent.then(
      () => new Error('was sent'),
      (error: unknown) => error,
    ),
  )

test('uploadPhoto rejects a wrong type or a too large file without sending it', async () => {
  expect(await failure(send(photo(1, 'text/plain')))).toMatchObject({
    code: 'bad-input',
    issues: [{ key: 'photoType' }],
  })
  expect(await failure(send(photo(20 * 1024 * 1024 + 1)))).toMatchObject({
    code: 'bad-input',
    issues: [{ key: 'photoTooLarge' }],
  })
  expect(server.ids).toEqual([])
})

test.each([
  ['a captive portal', 200, 'intercepted'],
  ['a network that asks to sign in', 511, 'intercepted'],
  ['a balancer without a server', 502, 'unavailable'],
])('uploadPhoto rejects an HTML page from %s instead of reading it as our answer', async (_, status, code) => {
  server.answer = { status, body: null, contentType: 'text/html' }
  expect(await failure(send(photo()))).toEqual({ code, issues: [] })
})

test("uploadPhoto rejects with the code of a refusal, 'general' for an error without a code, and 'network' without an answer", async () => {
  server.answer = { status: 401, body: { error: { data: { code: 'not-signed-in', issues: [] } } } }
  expect(await failure(send(photo()))).toEqual({ code: 'not-signed-in', issues: [] })
  server.answer = { status: 502, body: {} }
  expect(await failure(send(photo()))).toEqual({ code: 'general', issues: [] })
  server.answer = null
  expect(await failure(send(photo()))).toEqual({ code: 'network', issues: [] })
})

test("uploadPhoto fails with 'network' after two minutes without an answer, and leaves no timer behind", async () => {
  vi.useFakeTimers()
  try {
    server.answer = 'silence'
    const hung = failure(send(photo()))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await hung).toEqual({ code: 'network', issues: [] })
    server.answer = undefined
    const upload = send(photo())
    await vi.advanceTimersByTimeAsync(1)
    await upload
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('uploadPhoto rejects at once on abort, and before sending if already aborted', async () => {
  const abort = new AbortController()
  const upload = send(photo(), abort.signal)
  abort.abort()
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' })
  await expect(send(photo(), abort.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

test('uploadPhoto sends the photo under its id and type, and reports progress', async () => {
  const onProgress = vi.fn()
  expect(await send(photo(10, 'image/png'), undefined, onProgress)).toEqual({ id: 'an-id', width: 4, height: 3 })
  expect(server).toMatchObject({ ids: ['an-id'], types: ['image/png'] })
  expect(onProgress).toHaveBeenLastCalledWith(1)
})
