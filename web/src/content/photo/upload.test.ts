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

test('what is no photo or too large is not sent at all', async () => {
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
])('a page of %s is not taken for an answer of ours', async (_, status, code) => {
  server.answer = { status, body: null, contentType: 'text/html' }
  expect(await failure(send(photo()))).toEqual({ code, issues: [] })
})

test('a refusal is read as a call’s; an error without a code as a fault; no answer as the network', async () => {
  server.answer = { status: 401, body: { error: { data: { code: 'not-signed-in', issues: [] } } } }
  expect(await failure(send(photo()))).toEqual({ code: 'not-signed-in', issues: [] })
  server.answer = { status: 502, body: {} }
  expect(await failure(send(photo()))).toEqual({ code: 'general', issues: [] })
  server.answer = null
  expect(await failure(send(photo()))).toEqual({ code: 'network', issues: [] })
})

test('one that hangs ends as unanswered, and its watch ends with every other', async () => {
  vi.useFakeTimers()
  try {
    server.answer = 'silence'
    const hung = failure(send(photo()))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await hung).toEqual({ code: 'network', issues: [] })
    server.answer = undefined
    const sent = send(photo())
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('one that is stopped ends at once, also before it began', async () => {
  const abort = new AbortController()
  const sent = send(photo(), abort.signal)
  abort.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  await expect(send(photo(), abort.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

test('a photo is sent under its id and with its type, and says how far it is', async () => {
  const onProgress = vi.fn()
  expect(await send(photo(10, 'image/png'), undefined, onProgress)).toEqual({ id: 'an-id', width: 4, height: 3 })
  expect(server).toMatchObject({ ids: ['an-id'], types: ['image/png'] })
  expect(onProgress).toHaveBeenLastCalledWith(1)
})
