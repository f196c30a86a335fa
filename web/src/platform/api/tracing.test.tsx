// @vitest-environment happy-dom
import * as sentry from '@sentry/browser'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorPage } from '../../app/ErrorPage.tsx'
import { startTracing } from './tracing.ts'

const secret = `k9${'x'.repeat(41)}`
const email = 'anouk@example.org'

/** All requests that were sent, to any server. */
let requests: { url: string; body: string }[] = []
vi.stubGlobal('fetch', async (url: URL | string, request?: { body: string }) => {
  requests.push({ url: String(url), body: request?.body ?? '' })
  return new Response('{}')
})
const traced = async (): Promise<string> => {
  await sentry.flush(2000)
  return requests.flatMap(({ url, body }) => (url.includes('collector.example') ? [body] : [])).join('\n')
}

afterEach(() => {
  cleanup()
  requests = []
})

test('startTracing sends the errors that occurred before it was called; until then nothing is sent', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  render(<ErrorPage error={new Error('the first page fell over')} />)
  expect(await traced()).toBe('')
  await startTracing('https://key@collector.example/1', 'acceptance')
  const traces = await traced()
  expect(traces).toContain('the first page fell over')
  expect(traces).toContain('"environment":"acceptance"')
})

test('a traced error contains no personal data', async () => {
  window.history.replaceState(null, '', `/reset-password/${secret}?email=${email}`)
  document.cookie = `session=${secret}`
  sentry.setUser({ email })
  sentry.addBreadcrumb({ message: `typed ${email}` })
  await fetch(`/trpc/getPazzword?input=${secret}`)
  render(<ErrorPage error={new Error(`no page for ${email} at ${window.location.href}`)} />)
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('nobody caught this'), message: email }))
  const traces = await traced()
  expect(traces).toContain('no page for [address] at ')
  expect(traces).toContain('nobody caught this')
  for (const personal of [secret, email]) expect(traces).not.toContain(personal)
  expect(traces).not.toMatch(/"(request|user|breadcrumbs|extra)":/)
})

test('a traced transaction contains no secrets', async () => {
  expect(sentry.getClient()?.getOptions()).toMatchObject({ tracesSampleRate: 1, sendDefaultPii: false })
  sentry.startSpan(
    { name: `GET /verify-email/${secret}`, attributes: { 'url.full': `https://a.example/${secret}` } },
    () => sentry.startSpan({ name: `fetch ${secret}`, op: 'http.client' }, () => undefined),
  )
  const traces = await traced()
  expect(traces).toContain('"transaction":"GET /verify-email/*"')
  expect(traces).toContain('"op":"http.client"')
  expect(traces).not.toContain(secret)
})
