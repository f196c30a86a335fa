import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import type { Reading } from '../db/reading.ts'
import { readAfter, readAfterHook } from './readAfter.ts'

const reading = (position: () => Promise<string | null>, isOn = true): Reading => ({
  isOn,
  run: () => Promise.reject(new Error('not used')),
  position,
  notified: () => undefined,
  close: async () => undefined,
})

let http = Fastify()
afterEach(() => http.close())
function serve(of: Reading, secure = false) {
  http = Fastify()
  readAfterHook(http, of, secure)
  http.get('/read', async () => 'read')
  http.post('/write', async () => 'written')
  http.post('/refused', async (_request, reply) => reply.code(400).send('refused'))
}
const cookieOf = async (method: 'GET' | 'POST', url: string) =>
  (await http.inject({ method, url })).headers['set-cookie']

test.each([
  ['no cookie', undefined, null],
  ['another cookie', 'session=0-1', null],
  ['what is no position', 'read_after=0-1x', null],
  ['a word before it', 'not_read_after=0-1', null],
  ['a position', 'session=a; read_after=16-B374D848; locale=nl', '16/B374D848'],
])(
  'readAfter: returns the database position in the cookie read_after, or null without a valid position: %s',
  (_name, cookie, expected) => expect(readAfter({ headers: { cookie } })).toBe(expected),
)

describe('readAfterHook', () => {
  test('the cookie read_after is not set after a read, after a refused write, without a known position or without replicas', async () => {
    serve(reading(async () => '0/1'))
    expect(await cookieOf('GET', '/read')).toBeUndefined()
    expect(await cookieOf('POST', '/refused')).toBeUndefined()
    await http.close()
    serve(reading(() => Promise.reject(new Error('away'))))
    expect(await cookieOf('POST', '/write')).toBeUndefined()
    await http.close()
    serve(reading(async () => '0/1', false))
    expect(await cookieOf('POST', '/write')).toBeUndefined()
  })

  test("the cookie read_after is set to the database's position after a write", async () => {
    serve(
      reading(async () => '16/B374D848'),
      true,
    )
    expect(await cookieOf('POST', '/write')).toBe(
      'read_after=16-B374D848; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    )
  })
})
