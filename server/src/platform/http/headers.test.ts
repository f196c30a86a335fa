import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { securityHeaders } from './headers.ts'

let http: FastifyInstance
beforeAll(async () => {
  http = Fastify()
  securityHeaders(http, readConfig({ NODE_ENV: 'test', SECRET: 's'.repeat(32) }), [])
  http.get('/:name', (request, reply) => {
    const ending = request.url.split('.').at(-1)
    return reply.type(ending === 'js' ? 'application/javascript; charset=utf-8' : 'image/svg+xml').send('x')
  })
})
afterAll(() => http.close())

const policyOf = async (url: string) => (await http.inject({ url })).headers['content-security-policy']

test('securityHeaders: script files of pages get a Content-Security-Policy that allows nothing', async () => {
  for (const url of ['/app-a1_B-.js', '/MapPage-DIIW.js'])
    expect(await policyOf(url)).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('securityHeaders: scripts of workers, and SVG pictures, get the Content-Security-Policy of pages', async () => {
  for (const worker of ['map-worker', 'shapeWorker', 'importWorker', 'rendererWorker', 'shrinkWorker'])
    expect(await policyOf(`/${worker}-BSUB_pJr.js`)).toContain("script-src 'self'")
  for (const url of ['/serviceWorker.js', '/serviceWorker.js?a=b', '/icon.svg'])
    expect(await policyOf(url)).toContain("script-src 'self'")
})
