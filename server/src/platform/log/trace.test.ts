import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import * as sentry from '@sentry/node'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { useWatchers } from '../../testing/watcher.ts'
import { PASSWORD, useWorld } from '../../testing/world.ts'
import { traceErrors } from './trace.ts'

const { lasting, app } = useWorld()
const { address } = useWatchers(app)
const config = (env: Record<string, string>) =>
  readConfig({ NODE_ENV: 'test', SECRET: 'a secret that only these tests know of', ...env })

/**
 * A stand-in for the tracer's server. It runs in a thread of its own, since the tracer watches the HTTP servers of its
 * thread. It posts its port, then the headers and body of each request.
 */
const COLLECTOR = `
  const { parentPort } = require('node:worker_threads')
  const { text } = require('node:stream/consumers')
  const server = require('node:http').createServer(async (request, response) => {
    parentPort.postMessage(JSON.stringify(request.headers) + await text(request))
    response.end('{}')
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`

/** Returns everything that the stand-in for the tracer's server receives while `act` runs. */
async function collected(act: () => Promise<void>): Promise<string> {
  const collector = new Worker(COLLECTOR, { eval: true })
  const [port] = (await once(collector, 'message')) as [number]
  let body = ''
  collector.on('message', (request: string) => (body += request))
  await traceErrors(config({ SENTRY_DSN: `http://key@127.0.0.1:${port}/1` }))
  await act()
  await sentry.close(5000)
  await collector.terminate()
  return body.replaceAll(`127.0.0.1:${port}`, 'collector')
}
// The secrets are put together from parts, since the tracer also sends the source lines around an error.
const secret = ['k9', 'x'.repeat(41)].join('')
const forwarded = [203, 0, 113, 77].join('.')
const email = ['anouk', 'example.org'].join('@')

test('traceErrors: without SENTRY_DSN no tracer is started', async () => {
  await traceErrors(config({}))
  expect(sentry.getClient()).toBeUndefined()
})

test('traceErrors: errors, and traces of all requests, are sent to the tracer without personal data', async () => {
  const { deps, make } = lasting()
  const person = await make.member()
  const { kysely } = deps.db
  const headers = {
    cookie: person.cookie,
    'content-type': 'application/json',
    'user-agent': `agent ${secret}`,
    'x-forwarded-for': forwarded,
    authorization: `Bearer ${secret}`,
  }
  const ask = (path: string, method = 'GET', body?: string) =>
    fetch(`${address()}${path}`, { method, headers, ...(body && { body }) })
  await kysely.schema.alterTable('draft').renameTo('draft_away').execute()
  const sent = await collected(async () => {
    expect(sentry.getClient()?.getOptions()).toMatchObject({ tracesSampleRate: 1, sendDefaultPii: false })
    expect((await ask('/trpc/draft.list')).status).toBe(500)
    await ask('/trpc/account.signIn', 'POST', JSON.stringify({ email: person.email, password: PASSWORD }))
    await ask(`/trpc/getPazzword?input=${encodeURIComponent(JSON.stringify({ id: secret }))}`)
    for (const path of ['/reset-password/', '/verify-email/', '/welcome/', '/', '/mailbox/', '/trpc/', '/map?id='])
      await ask(`${path}${secret}`)
    sentry.withScope((scope) => {
      scope.setUser({ email }).setExtra('draft', secret)
      sentry.addBreadcrumb({ message: `for ${email}` })
      sentry.captureException(new Error(`the dike gave way for ${email} at /reset-password/${secret}?x=${email}`))
    })
  })
  await kysely.schema.alterTable('draft_away').renameTo('draft').execute()

  expect(sent).toContain('the dike gave way')
  expect(sent).toContain('"environment":"test"')
  expect(sent).not.toContain('"environment":"production"')
  expect(sent).toContain('"call":"draft.list"')
  expect(sent).toContain('"transaction":"POST /trpc/account.signIn"')
  expect(sent).toContain('"transaction":"GET /reset-password/*"')
  const session = person.cookie.split('=')[1] ?? ''
  for (const own of [secret, email, person.email, person.id, PASSWORD, session, session.split('.')[0] ?? '', forwarded])
    expect(sent).not.toContain(own)
  expect(sent).not.toMatch(/"(request|user|breadcrumbs|extra|(net|http|url|client|network)\.[\w.]+)":/)
})

test('traceErrors: a failed job is sent with its name', async () => {
  const { deps } = lasting()
  const sent = await collected(async () => {
    await deps.db.kysely.transaction().execute((tx) => deps.jobs.enqueue(tx, 'removePhotoFiles', {} as never))
    await sleep(1500)
  })
  expect(sent).toContain('"job":"removePhotoFiles"')
})
