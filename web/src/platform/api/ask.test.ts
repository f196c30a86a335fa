import { AppError } from '@fieldfare/shared/errors.ts'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { failureOf } from '../i18n/failure.ts'
import { api } from './client.ts'
import { fakeServer } from './fakeServer.ts'
import { ask, onOutcome, type Outcome } from './ask.ts'

const PAGE = '<!doctype html><title>Sign in to Free Wi-Fi</title>'
const page = (status: number) => new Response(PAGE, { status, headers: { 'content-type': 'text/html' } })
const redirect = () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })

const outcomes: Outcome[] = []
afterAll(onOutcome((outcome) => void outcomes.push(outcome)))
afterEach(() => {
  outcomes.length = 0
  vi.unstubAllGlobals()
})

const codeOf = (call: Promise<unknown>) => call.then(() => 'answered').catch((error: unknown) => failureOf(error).code)

test.each([
  ['a captive portal’s page with 200', () => page(200), 'intercepted', 'intercepted'],
  ['a redirect to a captive portal', redirect, 'intercepted', 'intercepted'],
  ['network authentication required', () => page(511), 'intercepted', 'intercepted'],
  ['a proxy that forbids', () => page(403), 'intercepted', 'intercepted'],
  ['a balancer without a server', () => page(502), 'unavailable', 'away'],
  ['a proxy that finds it too large', () => page(413), 'too-large', 'intercepted'],
] as const)('ask rejects %s instead of reading it as an answer', async (_, answer, code, outcome) => {
  vi.stubGlobal('fetch', async () => answer())
  expect(await codeOf(api.account.me.query())).toBe(code)
  expect(await codeOf(api.account.signOut.mutate())).toBe(code)
  expect(new Set(outcomes)).toEqual(new Set([outcome]))
})

test("ask fails with 'network' if the request fails or has no answer within its timeout", async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await codeOf(api.account.me.query())).toBe('network')
  expect(outcomes).toEqual(['none'])
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
  expect(await codeOf(api.account.me.query())).toBe('network')
  expect(await codeOf(api.account.signOut.mutate())).toBe('network')
})

test('ask gives a large write a longer timeout than a small one', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => page(502))
  const limitFor = async (body: string) => {
    await ask('/trpc/write', { method: 'POST', body }).catch(() => undefined)
    return timeout.mock.lastCall?.[0] ?? 0
  }
  expect(await limitFor('x'.repeat(400_000))).toBeGreaterThan((await limitFor('x')) + 60_000)
})

test('ask reports no outcome for an aborted request', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
  await codeOf(api.account.me.query(undefined, { signal: AbortSignal.abort() }))
  expect(outcomes).toEqual([])
})

test.each(['general', 'unavailable', 'not-found'] as const)(
  "ask reports the outcome 'answered' if the server refuses with '%s'",
  async (code) => {
    fakeServer().mockRejectedValue(new AppError(code))
    expect(await codeOf(api.account.me.query())).toBe(code)
    expect(outcomes).toEqual(['answered'])
  },
)
