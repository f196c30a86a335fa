import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { appLinkRoutes } from './appLinks.ts'

const SECRET = 'a secret that only these tests know of'
const PRINT = Array(32).fill('AB').join(':')

async function answers(settings: Record<string, string>) {
  const http = Fastify()
  appLinkRoutes(http, readConfig({ NODE_ENV: 'test', SECRET, ...settings }))
  const ask = async (name: string) => {
    const { statusCode, headers, body } = await http.inject(`/.well-known/${name}`)
    return statusCode === 200 ? { type: headers['content-type'], content: JSON.parse(body) as unknown } : statusCode
  }
  return { android: await ask('assetlinks.json'), ios: await ask('apple-app-site-association') }
}

test.each([
  ['ANDROID_APP', 'org.fieldfare.app'],
  ['ANDROID_APP', `org.fieldfare.app=${PRINT.toLowerCase()}`],
  ['ANDROID_APP', `org.fieldfare.app=${PRINT}:AB`],
  ['IOS_APP', 'org.fieldfare.app'],
  ['IOS_APP', 'A1B2C3D4E5.org.fieldfare.app,'],
])('readConfig: %s=%s is refused', (name, value) => {
  expect(() => readConfig({ NODE_ENV: 'test', SECRET, [name]: value })).toThrow(name)
})

test('appLinkRoutes: without apps in the settings, assetlinks.json and apple-app-site-association are 404', async () => {
  expect(await answers({})).toEqual({ android: 404, ios: 404 })
})

test('appLinkRoutes: assetlinks.json lists each Android app with its certificate', async () => {
  const { android } = await answers({ ANDROID_APP: `org.fieldfare.app=${PRINT},org.fieldfare.trial=${PRINT}` })
  const app = (name: string) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: [PRINT] },
  })
  expect(android).toMatchObject({
    type: expect.stringContaining('application/json') as string,
    content: [app('org.fieldfare.app'), app('org.fieldfare.trial')],
  })
})

test('appLinkRoutes: apple-app-site-association lists the iOS app and excludes /unsubscribe', async () => {
  const { ios } = await answers({ IOS_APP: 'A1B2C3D4E5.org.fieldfare.app' })
  const { content } = ios as { content: { applinks: { details: { appIDs: string[]; components: object[] }[] } } }
  const [details] = content.applinks.details
  expect(details?.appIDs).toEqual(['A1B2C3D4E5.org.fieldfare.app'])
  expect(details?.components).toContainEqual({ '/': '/unsubscribe*', exclude: true })
  expect(details?.components.at(-1)).toEqual({ '/': '*' })
})
