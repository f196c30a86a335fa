import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as sentry from '@sentry/node'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { traceErrors } from './trace.ts'

const config = (env: Record<string, string>) =>
  readConfig({ NODE_ENV: 'test', SECRET: 'a secret that only these tests know of', ...env })

test('nothing is traced unless it is asked for', async () => {
  await traceErrors(config({}))
  expect(sentry.getClient()).toBeUndefined()
})

test('an error is traced at a rate of 1, with nothing of whoever met it', async () => {
  const heard: string[] = []
  const ingest = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push(body)
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(ingest, 'listening')
  await traceErrors(config({ SENTRY_DSN: `http://key@127.0.0.1:${(ingest.address() as AddressInfo).port}/1` }))
  expect(sentry.getClient()?.getOptions()).toMatchObject({ tracesSampleRate: 1, sendDefaultPii: false })
  // Put together here, since the lines around an error are sent along.
  const email = ['anouk', 'example.org'].join('@')
  sentry.withScope((scope) => {
    scope.setUser({ email })
    sentry.captureException(new Error('the dike gave way'))
  })
  await sentry.close(5000)
  ingest.close()
  expect(heard.join()).toContain('the dike gave way')
  expect(heard.join()).not.toContain(email)
})
