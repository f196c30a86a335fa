import type { LightMyRequestResponse } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type App, buildApp } from '../../app.ts'
import { quickHashing } from '../../testing/quickHashing.ts'
import { PASSWORD, useWorldOnOneEngine } from '../../testing/world.ts'

const { lasting, app } = useWorldOnOneEngine()
let behind: App | undefined
afterEach(() => behind?.stop())

/** Builds the server behind a proxy that terminates TLS. */
async function behindProxy(trusted?: string): Promise<App> {
  const { config, db, log } = app().deps
  behind = await buildApp({ ...config, PUBLIC_URL: 'https://fieldfare.example', TRUST_PROXY: trusted }, db, log, {
    hashing: quickHashing,
  })
  return behind
}
const signIn = ({ http }: App, email: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  http.inject({ method: 'POST', url: '/trpc/account.signIn', headers, payload: { email, password: PASSWORD } })

test('account.signIn: behind a TLS proxy the session cookie has Secure and is accepted, and a sign-in from an http origin is refused with 403', async () => {
  const { email } = await lasting().make.member()
  const site = await behindProxy()
  const answer = await signIn(site, email, { origin: 'https://fieldfare.example', host: 'inside:3000' })
  const [cookie = '', device] = [answer.headers['set-cookie'] ?? []].flat()
  expect(device).toMatch(/^__Secure-fieldfare\.device=[^;]+; Max-Age=15552000; Path=\/trpc; HttpOnly; Secure;/)
  expect(cookie).toMatch(
    /^__Secure-fieldfare\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const session = await site.http.inject({
    url: '/trpc/account.session',
    headers: { cookie: cookie.split(';')[0] ?? '' },
  })
  expect(session.json()).toEqual({ result: { data: true } })
  expect(session.headers['strict-transport-security']).toMatch(/max-age=\d+/)
  expect((await signIn(site, email, { origin: 'http://fieldfare.example', host: 'inside:3000' })).statusCode).toBe(403)
})

test.each([
  ['no proxy', '127.0.0.1', undefined],
  ['another network', '127.0.0.1', '203.0.113.0/24'],
  ['this proxy', '198.51.100.9', '10.0.0.0/8, 127.0.0.1'],
])('account.signIn: with trust in %s the rate limits count the IP address %s', async (_name, ip, trusted) => {
  const site = await behindProxy(trusted)
  const seen: string[] = []
  const { limits } = site.deps
  site.deps.limits = { ...limits, countFrom: async (_limit, request) => void seen.push(request.ip) }
  await signIn(site, 'nobody@example.org', { 'x-forwarded-for': '6.6.6.6, 198.51.100.9' })
  expect(new Set(seen)).toEqual(new Set([ip]))
})

test('buildApp: an invalid TRUST_PROXY is refused', async () => {
  await expect(behindProxy('the front door')).rejects.toThrow()
})
