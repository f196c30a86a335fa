import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { publicConfigRoute } from './publicConfig.ts'

async function configOf(environment: Record<string, string>) {
  const http = Fastify()
  publicConfigRoute(http, readConfig({ NODE_ENV: 'test', ...environment }), {
    offers: async () => ({ baseMap: null, aerial: null }),
  })
  return (await http.inject('/api/config')).json()
}

test('GET /api/config: environment, the name for error reports, is SENTRY_ENVIRONMENT if set, else NODE_ENV, else development', async () => {
  expect(await configOf({})).toMatchObject({ sentryDsn: null, environment: 'test' })
  expect(await configOf({ NODE_ENV: '' })).toMatchObject({ environment: 'development' })
  expect(await configOf({ SENTRY_ENVIRONMENT: 'acceptance' })).toMatchObject({ environment: 'acceptance' })
})

test('GET /api/config: the answer has the quiet hours and the e-mail address that mails are redirected to, or an empty span and null if both are off', async () => {
  expect(await configOf({ MAIL_REDIRECT_TO: 'off', QUIET_HOURS: 'off' })).toMatchObject({
    mailRedirect: null,
    quietHours: { from: '00:00', to: '00:00' },
  })
  expect(await configOf({ MAIL_REDIRECT_TO: 'all@example.org', QUIET_HOURS: '22:00-07:00' })).toMatchObject({
    mailRedirect: 'all@example.org',
    quietHours: { from: '22:00', to: '07:00' },
  })
})
